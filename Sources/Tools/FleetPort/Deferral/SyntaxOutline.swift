/// The declarations of a file that errors are told and deferred of, by their names.
final class SyntaxOutline {
  let file: SourceFile
  let root: SyntaxBlock
  /// The declarations that stand in no function, each with its name.
  private(set) var named: [(name: String, item: SyntaxItem)] = []
  /// The functions, properties and types, by where their keywords stand.
  private let declarations: [Int: Declaration]

  init(_ file: SourceFile) {
    self.file = file
    root = SyntaxReader(file).read()
    declarations = Dictionary(file.all.map { ($0.places.keywordStart, $0) }) { first, _ in first }
    addNames(of: root, path: "")
  }

  func declaration(of item: SyntaxItem) -> Declaration? {
    declarations[file.tokens[item.head].start]
  }

  private func addNames(of block: SyntaxBlock, path: String) {
    for item in block.items where item.isDeclaration {
      let name = path + self.name(of: item)
      named.append((name, item))
      guard SyntaxItem.types.contains(item.keyword) else { continue }
      for members in item.blocks { addNames(of: members, path: name + ".") }
    }
  }

  private func name(of item: SyntaxItem) -> String {
    switch item.keyword {
    case "import", "case", "operator", "precedencegroup":
      let inner = file.tokens[item.head..<item.tokens.upperBound].prefix {
        !"{(=".contains($0.text)
      }
      return inner.map(\.text).joined(separator: " ").replacing(" . ", with: ".")
    case "deinit", "#Preview": return item.keyword
    case "func", "init", "subscript":
      guard let declaration = declaration(of: item) else { return item.keyword }
      return declaration.parameters.isEmpty
        ? declaration.name.unquoted + "()" : declaration.fullName
    default:
      let name = declaration(of: item)?.name.unquoted ?? ""
      return name.isEmpty ? item.keyword : name
    }
  }

  /// The declaration of a name whose tokens have a digest.
  func item(named name: String, digest: String, for what: DeferredEntry.What) -> SyntaxItem? {
    named.first { $0.name == name && self.digest(of: $0.item, for: what) == digest }?.item
  }

  /// A digest of the tokens of a declaration, whatever stands between them.
  ///
  /// What a type conforms to, and what a declaration's head names, does not hang on what is in it.
  func digest(of item: SyntaxItem, for what: DeferredEntry.What) -> String {
    var end = item.tokens.upperBound
    switch what {
    case .conformance, .placeholder:
      if let body = item.blocks.first { end = body.start }
    default: break
    }
    var fingerprint = Fingerprint()
    for token in file.tokens[item.tokens.lowerBound..<max(end, item.tokens.lowerBound + 1)] {
      fingerprint.add(file.bytes[token.start..<token.end])
    }
    return fingerprint.text
  }

  // MARK: Places

  /// The statements of a declaration, in their order.
  func statements(of item: SyntaxItem) -> [SyntaxItem] {
    item.descendants.filter { $0.parent?.isRun == true }
  }

  /// The bodies of a function, or of the accessors of a property.
  func bodies(of item: SyntaxItem) -> [SyntaxBlock] {
    ([item] + item.blocks.filter { $0.kind == .accessors }.flatMap(\.items)).flatMap(\.blocks)
      .filter(\.isBody)
  }

  /// What modifiers are called on that are no calls.
  private static let views: Set<String> = ["content", "label", "self"]

  /// The calls of a declaration on what ends with a bracket, or on a view that it is given, as a view's
  /// modifiers are, in their order.
  func modifiers(of item: SyntaxItem) -> [Range<Int>] {
    let closures = Set(
      ([item] + item.descendants).flatMap(\.blocks).filter { $0.kind == .closure }.map(\.start))
    return item.tokens.dropFirst().dropLast(2).compactMap { index in
      let before = file.tokens[index - 1].text
      guard file.tokens[index].isSign("."),
        [")", "}"].contains(before) || Self.views.contains(before),
        file.tokens[index + 1].kind == .word
      else { return nil }
      let end = endOfCall(at: index + 2, closures)
      return end > index + 2 ? file.tokens[index].start..<file.tokens[end - 1].end : nil
    }
  }

  /// The index behind the arguments and the closures of a call; the same one where there is no call.
  private func endOfCall(at start: Int, _ closures: Set<Int>) -> Int {
    var end = start
    if file.tokens[end].isSign("(") { end = max(file.closing(end), end) + 1 }
    func isClosure(_ index: Int) -> Bool {
      index < file.tokens.count && file.tokens[index].isSign("{") && closures.contains(index + 1)
    }
    if isClosure(end) { end = max(file.closing(end), end) + 1 }
    while end > start, isClosure(end + 2), file.tokens[end].kind == .word,
      file.tokens[end + 1].isSign(":")
    {
      end = max(file.closing(end + 2), end + 2) + 1
    }
    return end
  }

  /// The innermost declaration around an offset that stands in no function.
  func declaration(at offset: Int) -> (name: String, item: SyntaxItem)? {
    items(at: offset).lazy.reversed().compactMap { item in
      self.named.first { $0.item === item }
    }.first
  }

  /// The number of bodies in the file.
  var bodyCount: Int { named.reduce(0) { $0 + bodies(of: $1.item).count } }

  /// The items around an offset, from the outermost.
  func items(at offset: Int) -> [SyntaxItem] {
    var found: [SyntaxItem] = []
    var items = root.items
    while let next = items.first(where: { $0.range.contains(offset) })
      ?? items.first(where: { $0.range.upperBound == offset })
    {
      found.append(next)
      items = next.blocks.flatMap(\.items)
    }
    return found
  }
}
