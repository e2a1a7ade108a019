import AssetCatalogs

/// The names that Swift code has for the colors and images of a module's catalogs, as Xcode makes
/// them at each build.
struct AssetSymbolsFile {
  static let fileName = "GeneratedAssetSymbols.swift"

  /// Obstacles to names, for the reader of the build.
  private(set) var warnings: [String] = []
  let text: String

  /// The members of a type, and the types in it.
  private struct Space {
    var names: [(symbol: String, asset: String)] = []
    var spaces: [String: Space] = [:]

    mutating func add(_ symbol: String, _ asset: String, in path: ArraySlice<String>) {
      guard let first = path.first else { return names.append((symbol, asset)) }
      spaces[first, default: Space()].add(symbol, asset, in: path.dropFirst())
    }

    var isEmpty: Bool { names.isEmpty && spaces.isEmpty }

    /// The members as Swift, made by a closure of the name and the asset.
    func lines(_ indentation: String, _ member: (String, String) -> String) -> [String] {
      var lines = names.map {
        indentation + "static var " + member(Self.quoted($0.symbol), $0.asset)
      }
      for (name, space) in spaces.sorted(by: { $0.key < $1.key }) {
        lines.append("\(indentation)enum \(Self.quoted(name)) {")
        lines += space.lines(indentation + "  ", member)
        lines.append("\(indentation)}")
      }
      return lines
    }

    private static func quoted(_ name: String) -> String {
      keywords.contains(name) ? "`\(name)`" : name
    }

    private static let keywords: Set = [
      "as", "associatedtype", "break", "case", "catch", "class", "continue", "default", "defer",
      "deinit", "do", "else", "enum", "extension", "fallthrough", "false", "fileprivate", "for",
      "func", "guard", "if", "import", "in", "init", "inout", "internal", "is", "let", "nil",
      "operator", "precedencegroup", "private", "protocol", "public", "repeat", "rethrows",
      "return", "self", "static", "struct", "subscript", "super", "switch", "throw", "throws",
      "true", "try", "typealias", "var", "where", "while", "Any", "Self",
    ]
  }

  /// Makes the names for the catalogs at some paths, and leaves out names that a module has itself.
  init(catalogs paths: [String], in module: Module) {
    let catalogs = paths.map { AssetCatalog(path: $0) }
    let hasViews = module.traits.neighbours.contains("SwiftUI")
    var text = ""
    for (kinds, noun, resource, owner) in [
      (Set([Asset.Kind.color]), "color", "ColorResource", "UIColor"),
      ([.image, .symbol], "image", "ImageResource", "UIImage"),
    ] {
      // An app may keep the file that Xcode has made, with the types in it.
      let isThere = module.declarations.contains {
        $0.isType && $0.keyword != "extension" && $0.path == resource
      }
      if isThere { continue }
      let assets = Self.symbols(in: catalogs, of: kinds, noun, &warnings)
      let resources = Self.space(assets, without: Self.names(in: module, of: resource)) { $0.asset }
      text += Self.extension(of: resource, resources) { symbol, asset in
        let name = ModuleFacts.literal(asset)
        return "\(symbol): \(resource) { \(resource)(name: \(name), bundle: .uiKitMain()) }"
      }
      let beside = assets.filter(\.hasExtensions)
      let ownNames = Self.names(in: module, of: owner)
      let owned = Self.space(beside, without: ownNames.union(Self.members(of: owner))) { $0.path }
      text += Self.extension(of: owner, owned) { symbol, path in
        "\(symbol): \(owner) { \(owner)(resource: .\(path)) }"
      }
      guard noun == "color", hasViews else { continue }
      for (type, condition) in [("Color", ""), ("ShapeStyle", " where Self == Color")] {
        let taken = Self.colors.union(Self.names(in: module, of: type))
        // An extension of a protocol has no types in it.
        let symbols = beside.filter { condition.isEmpty || $0.symbol.namespaces.isEmpty }
        text += Self.extension(
          of: type + condition, Self.space(symbols, without: taken) { $0.path }
        ) { symbol, path in "\(symbol): Color { Color(ColorResource.\(path)) }" }
      }
    }
    let imports = "import HeadlessUIKit\n" + (hasViews ? "import HeadlessSwiftUI\n" : "")
    self.text = "#if canImport(HeadlessUIKit)\n\(imports)\(text)#endif\n"
  }

  /// An asset by its name in Swift.
  private struct Symbol {
    let symbol: AssetSymbol
    let asset: String
    let path: String
    let hasExtensions: Bool

    /// The name that must not be there yet.
    var first: String { symbol.namespaces.first ?? symbol.name }
  }

  private static func symbols(
    in catalogs: [AssetCatalog], of kinds: Set<Asset.Kind>, _ noun: String,
    _ warnings: inout [String]
  ) -> [Symbol] {
    var known: [String: String] = [:]
    var all: [Symbol] = []
    for catalog in catalogs {
      for asset in catalog.assets where kinds.contains(asset.kind) {
        guard let symbol = AssetSymbol(asset), !symbol.namespaces.contains(where: isTaken)
        else { continue }
        let path = (symbol.namespaces + [symbol.name]).joined(separator: ".")
        if let other = known[path] {
          warnings.append(
            "\(asset.folder):1:1: warning: The \(noun)s '\(other)' and '\(asset.name)' have one "
              + "name in Swift, '\(path)', which stands for the first.")
          continue
        }
        known[path] = asset.name
        all.append(
          Symbol(
            symbol: symbol, asset: asset.name, path: path,
            hasExtensions: catalog.generatesExtensions != false))
      }
    }
    return all
  }

  private static func space(
    _ symbols: [Symbol], without taken: Set<String>, _ value: (Symbol) -> String
  ) -> Space {
    var space = Space()
    for symbol in symbols where !taken.contains(symbol.first) {
      space.add(symbol.symbol.name, value(symbol), in: symbol.symbol.namespaces[...])
    }
    return space
  }

  private static func members(of type: String) -> Set<String> {
    Set((ModelNames.uikit.members[type] ?? [:]).keys)
  }

  /// The colors that SwiftUI has by itself.
  private static let colors: Set = [
    "accentColor", "black", "blue", "brown", "clear", "cyan", "gray", "green", "indigo", "mint",
    "orange", "pink", "primary", "purple", "red", "secondary", "teal", "white", "yellow",
  ]

  private static func `extension`(
    of type: String, _ space: Space, _ member: (String, String) -> String
  ) -> String {
    guard !space.isEmpty else { return "" }
    let lines = ["", "nonisolated extension \(type) {"] + space.lines("  ", member) + ["}", ""]
    return lines.joined(separator: "\n")
  }

  /// The names that extensions of a type have in a module.
  private static func names(in module: Module, of type: String) -> Set<String> {
    let blocks = ["", "UIKit.", "DeveloperToolsSupport.", "SwiftUI."].flatMap {
      module.declared.extensions[$0 + type] ?? []
    }
    return Set(blocks.flatMap(\.members).map(\.name.unquoted))
  }

  /// Names that no nested type may have.
  private static func isTaken(_ name: String) -> Bool { ["Type", "Protocol"].contains(name) }
}
