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

    var module: String { SettingOperator.identifier(name) }
    var isLibrary: Bool { type == "regular" }
    var isBinary: Bool { type == "binary" }
    var isTest: Bool { type == "test" }
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

    /// The name of the target or product.
    var name: String? { (byName ?? target ?? product)?.first?.text }
    /// The package that it is said to be of.
    var package: String? { product?.dropFirst().first?.text }
  }

  /// A text, or something else that does not matter.
  struct Word: Decodable {
    let text: String?

    init(from decoder: any Decoder) throws {
      text = try? decoder.singleValueContainer().decode(String.self)
    }
  }

  struct ToolsVersion: Decodable {
    let _version: String
  }

  let name: String
  let products: [Product]
  let targets: [Target]
  let toolsVersion: ToolsVersion?
  let dependencies: [OtherPackage]?

  /// Whether the sources are read as Swift 6.
  var isSwift6: Bool {
    (toolsVersion?._version.split(separator: ".").first.flatMap { Int($0) } ?? 5) >= 6
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
      open += (target.dependencies ?? []).compactMap(\.name)
    }
    return found.sorted { $0.name < $1.name }
  }

  /// The names of the targets that one needs, with all that these need.
  func targets(neededBy name: String) -> Set<String> {
    var (open, found): ([String], Set<String>) = ([name], [])
    while let next = open.popLast() {
      let needed = targets.first { $0.name == next }?.dependencies ?? []
      open += needed.compactMap(\.name).filter { found.insert($0).inserted }
    }
    return found
  }

  /// The product that a module comes with.
  func product(with module: String) -> String? {
    guard let target = targets.first(where: { $0.module == module && $0.isLibrary }) else {
      return nil
    }
    return products.first { $0.targets.contains(target.name) }?.name ?? target.name
  }
}
