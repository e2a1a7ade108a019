/// The numbers of enumerations and options, which an interface does not tell.
struct EnumerationNumbers {
  private var types: [(name: String, constants: [String])] = []

  init(in module: HeaderModule) {
    for copy in module.copies {
      let text = module.texts[copy] ?? ""
      for match in Self.named.matches(in: text)
        + Self.plain.matches(in: text).map({ [$0[1], $0[0]] })
      {
        let constants = Self.constants.matches(in: "," + match[1]).map { $0[0] }
        types.append((match[0], constants))
      }
    }
  }

  private static let named = Pattern(
    #"(?:NS|CF)_(?:CLOSED_)?(?:OPTIONS|ENUM|ERROR_ENUM)\s*\(\s*\w+\s*,\s*(\w+)\s*\)\s*\{([^{}]*)\}"#
  )
  private static let plain = Pattern(
    #"typedef\s+enum(?:\s+\w+)?(?:\s*:\s*\w+)?\s*\{([^{}]*)\}\s*(\w+)"#)
  /// A constant begins behind a comma, or behind a directive's line.
  private static let constants = Pattern(#",\s*(?:#[^\n]*\n\s*)*([A-Za-z_]\w*)"#)

  /// Asks clang, which knows what a constant is that others make up.
  func numbers(
    of module: HeaderModule, by clang: Clang, headers folders: [String]
  ) throws(StandInTrouble) -> [String: [PrintedModule.NumberedConstant]] {
    guard !types.isEmpty else { return [:] }
    let variables = Set(types.flatMap(\.constants)).sorted().map { name in
      "const long long number_\(name) = (long long)\(name);\n"
    }.joined()
    let text = try clang.compiled(module.probe + variables, headers: folders)
    let found = Self.number.matches(in: text).compactMap { match in
      Int(match[1]).map { (match[0], $0) }
    }
    let numbers = Dictionary(found) { first, _ in first }
    let all = types.map { type in
      (
        type.name,
        type.constants.compactMap { name in
          numbers[name].map { PrintedModule.NumberedConstant(name, $0) }
        }
      )
    }
    return Dictionary(all) { first, _ in first }
  }

  private static let number = Pattern(
    #"@number_(\w+) = \w*\s*(?:local_unnamed_addr\s*)?constant i64 (-?\d+)"#)
}
