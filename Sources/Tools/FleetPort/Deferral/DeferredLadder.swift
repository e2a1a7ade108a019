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
    guard let (name, declaration) = source.outline.declaration(at: offset),
      let inner = items.firstIndex(where: { $0 === declaration })
    else { return [] }
    // The app runs none of it, and what lists the previews names its type.
    if declaration.isPreview { return entries([.body(1)], of: declaration, name, message) }
    if isTest(declaration) {
      let body = source.outline.bodies(of: declaration).first { isIn($0, offset) }
      return entries(body == nil ? [.test] : [.body(1), .test], of: declaration, name, message)
    }
    let statements = source.outline.statements(of: declaration)
    let modifiers = modifiers(of: declaration, at: offset)
    var found: [DeferredEntry.What] = []
    var covered = 0
    for item in items[(inner + 1)...].reversed() where item.parent?.isRun == true {
      guard let number = statements.firstIndex(where: { $0 === item }) else { continue }
      // From the innermost, between the statement before and this one.
      found += modifiers.filter { covered < $0.length && $0.length < item.range.count }
        .map { .modifier($0.number) }
      covered = item.range.count
      if !isNeededLater(item) { found.append(.statement(number + 1)) }
      if isFollowed(item) { found.append(.rest(number + 1)) }
    }
    found += whole(declaration, at: offset, message)
    return entries(found, of: declaration, name, message)
  }

  /// The modifiers of views that an offset is in, from the innermost.
  private func modifiers(
    of declaration: SyntaxItem, at offset: Int
  ) -> [(number: Int, length: Int)] {
    guard file.imports("SwiftUI") else { return [] }
    return source.outline.modifiers(of: declaration).enumerated()
      .filter { $0.element.contains(offset) }
      .map { (number: $0.offset + 1, length: $0.element.count) }
      .sorted { $0.length < $1.length }
  }

  private func entries(
    _ found: [DeferredEntry.What], of declaration: SyntaxItem, _ name: String, _ message: String
  ) -> [DeferredEntry] {
    found.map { entry($0, of: declaration, name, message) }
      .filter { rewriting.change($0) != nil }
  }

  private func entry(
    _ what: DeferredEntry.What, of declaration: SyntaxItem, _ name: String, _ message: String
  ) -> DeferredEntry {
    DeferredEntry(
      file: source.name, declaration: name, what: what,
      digest: source.outline.digest(of: declaration, for: what), message: message)
  }

  /// The entry of a placeholder for a type that a declaration names at an offset.
  package func placeholder(
    _ type: PlaceholderType, at offset: Int, _ message: String
  ) -> DeferredEntry? {
    guard let named = source.outline.declaration(at: offset) else { return nil }
    return entry(.placeholder(type), of: named.item, named.name, message)
  }

  /// The declaration whose head an offset is in, and no code of it; `nil` elsewhere.
  package func head(at offset: Int) -> String? {
    guard let named = source.outline.declaration(at: offset) else { return nil }
    let isInside = source.outline.items(at: offset).last !== named.item
    return isInside || named.item.blocks.contains { isIn($0, offset) } ? nil : named.name
  }

  /// The entries that take a module's imports out.
  package func imports(of module: String, _ message: String) -> [DeferredEntry] {
    source.outline.named.filter { named in
      guard named.item.keyword == "import" else { return false }
      let name = ImportRule.nameOfModule(in: file, importedAt: named.item.head)
      return (module + ".").hasPrefix(file.tokens[name].text + ".")
    }.flatMap { entries([.importing], of: $0.item, $0.name, message) }
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
    if let body = bodies.firstIndex(where: { isIn($0, offset) }) {
      return [.body(body + 1)] + taken(item)
    }
    var found = rewriting.defaultValues(of: item).filter { isIn($0.value, offset) }
      .map { DeferredEntry.What.defaultValue($0.key) }
    found += rewriting.attributes(of: item).filter { isIn($0.range, offset) }
      .map { .attribute($0.name) }
    if item.isVariable { found.append(.value) }
    if SyntaxItem.types.contains(item.keyword) { found += conformances(item, at: offset, message) }
    if message.contains("override") { found.append(.override) }
    return found + taken(item)
  }

  private func isIn(_ range: Range<Int>, _ offset: Int) -> Bool {
    range.contains(offset) || range.upperBound == offset
  }

  /// Whether an offset is between the braces of a block, or at one of them.
  private func isIn(_ block: SyntaxBlock, _ offset: Int) -> Bool {
    file.tokens[block.start - 1].start <= offset
      && offset <= file.tokens[min(block.inside.upperBound, file.tokens.count - 1)].end
  }

  private func taken(_ item: SyntaxItem) -> [DeferredEntry.What] {
    holdsTests(item) ? [] : item.isVariable ? [.property] : [.declaration]
  }

  // MARK: Tests

  private var isOfTests: Bool { file.imports("XCTest") || file.imports("Testing") }

  /// Whether it is a test: that fails as a whole, or a place in it may not be reached, and it passes.
  private func isTest(_ item: SyntaxItem) -> Bool {
    guard isOfTests, item.keyword == "func",
      let declaration = source.outline.declaration(of: item)
    else { return false }
    return declaration.has("@Test")
      || declaration.name.unquoted.hasPrefix("test") && declaration.parameters.isEmpty
        && declaration.parent != nil && file.imports("XCTest")
  }

  /// Whether tests would be gone with a declaration, and not be missed.
  private func holdsTests(_ item: SyntaxItem) -> Bool {
    guard isOfTests, let declaration = source.outline.declaration(of: item) else { return false }
    return declaration.isType && declaration.keyword != "protocol"
  }

  /// Whether a class has tests that XCTest finds by its superclass.
  private func hasMethodsOfTests(_ item: SyntaxItem) -> Bool {
    file.imports("XCTest") && item.keyword == "class"
      && source.outline.declaration(of: item)?.members.contains {
        $0.keyword == "func" && $0.name.hasPrefix("test")
      } == true
  }

  private func conformances(
    _ item: SyntaxItem, at offset: Int, _ message: String
  ) -> [DeferredEntry.What] {
    let names = rewriting.inheritedNames(of: item)
    if let name = rewriting.inherited(of: item, at: offset) {
      return name == names.first && hasMethodsOfTests(item) ? [] : [.conformance(name)]
    }
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
