import FleetPort

/// The types that a module lacks, and the empty ones that may stand for them.
struct MissingTypes {
  private let compiler: ModuleCompiler
  private let finder: PlaceholderFinder?
  /// The placeholders by their names; `nil` for a name that none may have.
  private var types: [String: PlaceholderType?] = [:]
  /// The declarations that name each.
  private var heads: [String: Set<String>] = [:]

  init(_ compiler: ModuleCompiler) {
    self.compiler = compiler
    finder = compiler.module.map { PlaceholderFinder($0.sources) }
  }

  /// The name that the compiler does not find as that of a type.
  static func name(in message: String) -> String? {
    let start = "cannot find type '"
    guard message.hasPrefix(start) else { return nil }
    return message.dropFirst(start.count).split(separator: "'").first.map(String.init)
  }

  /// Whether an error names a type that can get a placeholder: what it names compiles then, and does
  /// nothing.
  func isAbout(_ error: ModuleCompiler.Result.Error) -> Bool {
    let text = error.message.text
    let parts = text.split(separator: "'", omittingEmptySubsequences: false)
    if text.hasPrefix("cannot find "), parts.count > 1 {
      return types[String(parts[1])].flatMap(\.self) != nil
    }
    return finder?.member(in: text) != nil
  }

  /// Looks at the errors of a round.
  mutating func read(_ errors: [ModuleCompiler.Result.Error]) {
    var names: Set<String> = []
    for error in errors {
      let text = error.message.text
      let missing = Self.name(in: text)
      guard let name = missing ?? finder?.member(in: text)?.name else { continue }
      if let missing, types[missing] == nil { names.insert(missing) }
      guard let head = DeferredLadder(error.source).head(at: error.offset) else { continue }
      heads[name, default: []].insert("\(error.source.name) \(head)")
    }
    guard !names.isEmpty else { return }
    // A file may lack no more than an import: what others see must keep its name.
    let known = compiler.known(names)
    for name in names {
      types[name] = .some(known.contains(name) ? nil : finder?.type(named: name))
    }
  }

  /// The placeholder for what an error misses in the head of a declaration.
  func placeholder(for error: ModuleCompiler.Result.Error) -> DeferredEntry? {
    let text = error.message.text
    let ladder = DeferredLadder(error.source)
    guard ladder.head(at: error.offset) != nil else { return nil }
    let type = Self.name(in: text).flatMap { types[$0] ?? nil } ?? finder?.member(in: text)
    return type.flatMap { ladder.placeholder($0, at: error.offset, text) }
  }

  /// Whether a placeholder is less than what would be taken for an error without it: more would be
  /// taken elsewhere.
  func isNamedByMany(_ placeholder: DeferredEntry, insteadOf step: DeferredEntry?) -> Bool {
    guard case .placeholder(let type) = placeholder.what else { return false }
    if type.kind == .superclass || step?.what == .property { return true }
    return (heads[type.name]?.count ?? 0) > 1
  }
}
