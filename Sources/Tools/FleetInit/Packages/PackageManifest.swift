import Foundation
import XcodeProjects

/// What the manifest of a package says, as far as it matters to its clients.
struct PackageManifest: Decodable {
  struct Product: Decodable {
    let name: String
    let targets: [String]
  }

  struct Target: Decodable {
    let name: String
    let path: String?
    let type: String
    let sources: [String]?
    let exclude: [String]?
    let dependencies: [Dependency]?
    let resources: [Resource]?
    let settings: [Setting]?
    let publicHeadersPath: String?
    let pkgConfig: String?
    let pluginUsages: [Dependency]?

    var module: String { SettingOperator.identifier(name) }
    var isLibrary: Bool { type == "regular" }
    var isBinary: Bool { type == "binary" }
    var isTest: Bool { type == "test" }
    var isMacro: Bool { type == "macro" }
    /// Whether it is a library of the system's.
    var isSystem: Bool { type == "system" }
  }

  /// A resource of a target.
  struct Resource: Decodable {
    let path: String
    let rule: [String: Word]?

    /// Whether a folder stays one.
    var isCopied: Bool { rule?["copy"] != nil }
  }

  /// What a target depends on: `{"byName": ["Kit", null]}`.
  struct Dependency: Decodable {
    private let byName: [Word]?
    private let target: [Word]?
    private let product: [Word]?
    private let plugin: [Word]?

    private var words: [Word] { byName ?? target ?? product ?? plugin ?? [] }
    /// The name of the target, product or plugin.
    var name: String? { words.first?.text }
    /// The package that it is said to be of.
    var package: String? { product?.dropFirst().first?.text }
    var condition: Condition? { words.dropFirst().last?.condition }
    var isForIOS: Bool { condition?.isForIOS != false }
  }

  /// When something holds that a manifest says.
  struct Condition: Decodable {
    let platformNames: [String]?
    let config: String?
    let traits: [String]?

    var isForIOS: Bool { isFor("ios") }

    /// Whether it holds in a debug build for a system, of a package with some traits.
    func holds(on system: String = "ios", _ enabled: Set<String>) -> Bool {
      isFor(system) && config != "release" && traits.map { !enabled.isDisjoint(with: $0) } != false
    }

    private func isFor(_ system: String) -> Bool {
      (platformNames ?? []).isEmpty || platformNames?.contains(system) == true
    }
  }

  /// A text, a condition, or something else that does not matter.
  struct Word: Decodable {
    let text: String?
    let condition: Condition?

    init(from decoder: any Decoder) throws {
      text = try? decoder.singleValueContainer().decode(String.self)
      condition = text == nil ? try? Condition(from: decoder) : nil
    }
  }

  struct Trait: Decodable {
    let name: String
    /// The traits that come with it.
    let enabledTraits: [String]?
  }

  struct ToolsVersion: Decodable {
    let _version: String
  }

  let name: String
  let products: [Product]
  let targets: [Target]
  let toolsVersion: ToolsVersion?
  let dependencies: [OtherPackage]?
  let traits: [Trait]?
  let swiftLanguageVersions: [String]?
  let cxxLanguageStandard: String?

  /// Whether the sources are read as Swift 6.
  var isSwift6: Bool {
    if let versions = swiftLanguageVersions { return versions.contains { $0.hasPrefix("6") } }
    return (toolsVersion?._version.split(separator: ".").first.flatMap { Int($0) } ?? 5) >= 6
  }

  /// The traits of the package that are on where others ask for some.
  ///
  /// - Parameter names: What is asked for; `default` without other words.
  func traits(_ names: Set<String>) -> Set<String> {
    var (open, found): ([String], Set<String>) = (Array(names), [])
    while let name = open.popLast() {
      guard let trait = traits?.first(where: { $0.name == name }), found.insert(name).inserted
      else {
        continue
      }
      open += trait.enabledTraits ?? []
    }
    return found.subtracting(["default"])
  }

  /// The library targets that a product is made of, with the targets that these need.
  func targets(of product: String) -> [Target] {
    var open = products.first { $0.name == product }?.targets ?? [product]
    var found: [Target] = []
    while let name = open.popLast() {
      guard let target = targets.first(where: { $0.name == name && $0.isLibrary }),
        !found.contains(where: { $0.name == name })
      else { continue }
      found.append(target)
      // What only some traits need is looked at, too: an import says whether it is needed.
      open += (target.dependencies ?? []).filter(\.isForIOS).compactMap(\.name)
    }
    return found.sorted { $0.name < $1.name }
  }

  /// The names of the targets that one needs, with all that these need; on iOS alone, if that is meant.
  func targets(neededBy name: String, onIOS: Bool = false) -> Set<String> {
    var (open, found): ([String], Set<String>) = ([name], [])
    while let next = open.popLast() {
      let needed = targets.first { $0.name == next }?.dependencies ?? []
      open += needed.filter { !onIOS || $0.isForIOS }.compactMap(\.name)
        .filter { found.insert($0).inserted }
    }
    return found
  }

  /// Whether a target is for other systems alone: by conditions, no product and no test comes to it on iOS;
  /// and of a test, by conditions, it needs no target there.
  func isForOthersAlone(_ target: Target) -> Bool {
    if target.isTest { return needsNothingOnIOS(target) }
    let used = Set(targets.flatMap { $0.dependencies ?? [] }.compactMap(\.name))
    let roots = targets.filter { root in
      products.contains { $0.targets.contains(root.name) }
        || !used.contains(root.name) && !(root.isTest && needsNothingOnIOS(root))
    }
    return !roots.contains { root in
      root.name == target.name || targets(neededBy: root.name, onIOS: true).contains(target.name)
    }
  }

  private func needsNothingOnIOS(_ target: Target) -> Bool {
    let names = Set(targets.map(\.name))
    let own = (target.dependencies ?? []).filter { $0.name.map(names.contains) == true }
    return !own.isEmpty && !own.contains(where: \.isForIOS)
  }

  /// The product that a module comes with.
  func product(with module: String) -> String? {
    let targets = targets.filter { $0.isLibrary || $0.isSystem }
    guard let target = targets.first(where: { $0.module == module }) else { return nil }
    return products.first { $0.targets.contains(target.name) }?.name ?? target.name
  }
}
