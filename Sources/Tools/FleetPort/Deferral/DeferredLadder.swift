/// What can be deferred for an error, from the least to the most.
package struct DeferredLadder {
  private let source: DeferredSource
  private let rewriting: DeferredRewriting

  private var file: SourceFile { source.original }

  package init(_ source: DeferredSource) {
    self.source = source
    rewriting = DeferredRewriting(source.outline)
  }

  /// The entries for an error at an offset.
  package func steps(at offset: Int, _ message: String) -> [DeferredEntry] {
    let items = source.outline.items(at: offset)
    let inner = items.lastIndex { item in source.outline.named.contains { $0.item === item } }
    guard let inner,
      let name = source.outline.named.first(where: { $0.item === items[inner] })?.name
    else { return [] }
    let declaration = items[inner]
    let statements = source.outline.statements(of: declaration)
    var found: [DeferredEntry.What] = []
    for item in items[(inner + 1)...].reversed() where item.parent?.isRun == true {
      guard let number = statements.firstIndex(where: { $0 === item }) else { continue }
      if !isNeededLater(item) { found.append(.statement(number + 1)) }
      if isFollowed(item) { found.append(.rest(number + 1)) }
    }
    found += whole(declaration, at: offset, message)
    return found.map { what in
      DeferredEntry(
        file: source.name, declaration: name, what: what,
        digest: source.outline.digest(of: declaration, for: what), message: message)
    }.filter { rewriting.change($0) != nil }
  }

  /// The entries that take a module's imports out.
  package func imports(of module: String, _ message: String) -> [DeferredEntry] {
    source.outline.named.filter { named in
      guard named.item.keyword == "import" else { return false }
      let name = ImportRule.nameOfModule(in: file, importedAt: named.item.head)
      return file.tokens[name].text == module
    }.map { named in
      DeferredEntry(
        file: source.name, declaration: named.name, what: .importing,
        digest: source.outline.digest(of: named.item, for: .importing), message: message)
    }
  }

  /// The modules that the file imports under no condition.
  package var unconditionalImports: [String] {
    source.outline.root.items.filter { item in
      item.keyword == "import" && item.tokens.count > 1 && file.tokens[item.head].branch == 0
    }.map { file.tokens[ImportRule.nameOfModule(in: file, importedAt: $0.head)].text }
  }

  // MARK: Declarations

  /// What can be deferred of a declaration as such.
  private func whole(
    _ item: SyntaxItem, at offset: Int, _ message: String
  ) -> [DeferredEntry.What] {
    if item.keyword == "import" { return [.importing] }
    let bodies = source.outline.bodies(of: item)
    let body = bodies.firstIndex { block in
      file.tokens[block.start - 1].start <= offset
        && offset <= file.tokens[min(block.inside.upperBound, file.tokens.count - 1)].end
    }
    if let body { return [.body(body + 1)] + taken(item) }
    var found: [DeferredEntry.What] = []
    if item.isVariable { found.append(.value) }
    if SyntaxItem.types.contains(item.keyword) { found += conformances(item, at: offset, message) }
    if message.contains("override") { found.append(.override) }
    return found + taken(item)
  }

  private func taken(_ item: SyntaxItem) -> [DeferredEntry.What] {
    isTested(item) ? [] : item.isVariable ? [.property] : [.declaration]
  }

  /// Whether tests would be gone with a declaration, and not be missed.
  private func isTested(_ item: SyntaxItem) -> Bool {
    guard file.imports("XCTest") || file.imports("Testing"),
      let declaration = source.outline.declaration(of: item)
    else { return false }
    return declaration.isType && declaration.keyword != "protocol"
      || declaration.has("@Test") || declaration.name.unquoted.hasPrefix("test")
  }

  private func conformances(
    _ item: SyntaxItem, at offset: Int, _ message: String
  ) -> [DeferredEntry.What] {
    if let name = rewriting.inherited(of: item, at: offset) { return [.conformance(name)] }
    let names = rewriting.inheritedNames(of: item)
    // "type 'Form' does not conform to protocol 'Decodable'" where it says 'Codable'.
    let quoted = message.split(separator: "'", omittingEmptySubsequences: false).enumerated()
      .filter { $0.offset % 2 == 1 }.map { String($0.element) }
    return names.filter { name in
      quoted.dropFirst().contains(name.lastComponent)
        || name == "Codable" && quoted.contains { ["Decodable", "Encodable"].contains($0) }
    }.map { .conformance($0) }
  }

  // MARK: Statements

  private func isFollowed(_ item: SyntaxItem) -> Bool {
    guard let last = item.parent?.items.last else { return false }
    return last !== item
  }

  /// Whether what follows uses a name that a statement declares, and that goes with it.
  private func isNeededLater(_ item: SyntaxItem) -> Bool {
    let names = declaredNames(item)
    guard !names.isEmpty, let block = item.parent,
      !(item.isVariable && rewriting.keepsName(item))
    else { return false }
    let behind = item.tokens.upperBound..<max(block.inside.upperBound, item.tokens.upperBound)
    return behind.contains { index in
      names.contains(file.tokens[index].text) && !file.tokens[index - 1].isSign(".")
    }
  }

  /// The names that a statement declares for those behind it.
  private func declaredNames(_ item: SyntaxItem) -> Set<String> {
    if item.keyword == "func" { return [file.tokens[item.head + 1].text] }
    if SyntaxItem.types.contains(item.keyword) { return [file.tokens[item.head + 1].text] }
    guard item.isVariable || item.keyword == "guard" else { return [] }
    let end =
      item.keyword == "guard"
      ? item.blocks.last?.start ?? item.tokens.upperBound : item.tokens.upperBound
    var names: Set<String> = []
    for index in item.head..<end
    where file.tokens[index].isWord("let") || file.tokens[index].isWord("var") {
      var next = index + 1
      if file.tokens[next].isSign("(") {
        let close = file.closing(next)
        names.formUnion(file.tokens[next..<close].filter { $0.kind == .word }.map(\.text))
      } else {
        // `let a = b, c = d` declares both.
        names.insert(file.tokens[next].text)
        while next < end {
          if file.tokens[next].isSign(","), item.isVariable {
            names.insert(file.tokens[next + 1].text)
          }
          next = file.tokens[next].opensBracket ? max(file.closing(next), next) + 1 : next + 1
        }
      }
    }
    return names
  }
}
