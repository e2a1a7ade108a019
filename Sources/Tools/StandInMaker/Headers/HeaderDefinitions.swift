/// Where the headers of a module define names: one that is used before may only have to be imported first.
struct HeaderDefinitions {
  private var copies: [String: String] = [:]
  private var heads: [String: String] = [:]

  init(in module: HeaderModule) {
    for (copy, text) in module.texts.sorted(by: { $0.key < $1.key }) {
      for match in Self.objects.matches(in: text) where copies[match[1]] == nil {
        copies[match[1]] = copy
        heads[match[1]] = match[0] == "interface" ? "@class \(match[1]);" : "@protocol \(match[1]);"
      }
      for match in Self.blocks.matches(in: text) where copies[match[1]] == nil {
        copies[match[1]] = copy
        // The same type may be named twice.
        heads[match[1]] = match[0]
      }
      for name in Self.values.matches(in: text).joined()
      where !name.isEmpty && copies[name] == nil {
        copies[name] = copy
      }
    }
  }

  /// Where the classes and protocols are that a module defines, by their names.
  static func places(in module: HeaderModule) -> [String: String] {
    let pairs = module.copies.flatMap { copy in
      objects.matches(in: module.texts[copy] ?? "").map { ($0[1], "\(module.name)/\(copy)") }
    }
    return Dictionary(pairs) { first, _ in first }
  }

  /// The classes and protocols that a header only names.
  static func named(in text: String) -> Set<String> {
    Set(
      named.matches(in: text).flatMap { match in
        match[0].split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init)
      })
  }

  private static let named = Pattern(#"@(?:class|protocol)\s+([\w\s,]+);"#)
  private static let objects = Pattern(#"@(interface|protocol)\s+(\w+)(?!\s*(?:\w|;|,|\())"#)
  private static let blocks = Pattern(
    #"^[ \t]*(typedef\b[^;{}()\n]*\(\^\s*(?:_N\w+\s+)?(\w+)\)[^;{}\n]*;)"#)
  private static let values = Pattern(
    #"(?:NS|CF)_(?:CLOSED_)?(?:ENUM|OPTIONS|ERROR_ENUM)\s*\(\s*\w+\s*,\s*(\w+)\s*\)|^\s*typedef\b[^;{}()\n]*\b(\w+)[^;{}()\n\w]*(?:NS_\w+(?:\([^)\n]*\))?\s*)*;"#
  )

  /// What to put before a copy that lacks a name, if another one defines it.
  func text(of name: String, for copy: String) -> String? {
    guard let other = copies[name], other != copy else { return heads[name] }
    // An import does not help where the other header imports this one.
    return heads[name] ?? "#import \"\(other)\""
  }
}
