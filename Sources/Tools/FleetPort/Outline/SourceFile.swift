/// A file of Swift source, its tokens and its declarations.
package final class SourceFile {
  package let path: String
  let bytes: [UInt8]
  package let tokens: [Token]
  /// What is deferred in it.
  package internal(set) var deferred: [DeferredEntry] = []
  let conditions: Conditions
  let brackets: Brackets
  /// Most files are not asked for their lines.
  private lazy var lines = LineIndex(bytes)
  /// Where words, attributes and pound words stand: the rules look for a few of them.
  private let places: [String: [Int]]
  /// The declarations at the top level.
  package private(set) var declarations: [Declaration] = []
  /// Every declaration, nested and local ones too, in their order.
  package private(set) var all: [Declaration] = []
  private var types: [Declaration] = []

  package init(path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
    let read = Lexer.read(bytes)
    tokens = read.tokens
    conditions = read.conditions
    brackets = Brackets(read.tokens)
    var places: [String: [Int]] = [:]
    for index in 0..<(tokens.count - 1) {
      let token = tokens[index]
      if token.mayBeNamed { places[token.text, default: []].append(index) }
    }
    self.places = places
    var outliner = Outliner(file: self)
    declarations = outliner.run()
    all = outliner.all
    var counts: [String: Int] = [:]
    for declaration in all {
      declaration.places.ordinal = counts[declaration.keyword, default: 0]
      counts[declaration.keyword, default: 0] += 1
    }
    types = all.filter { $0.isType && $0.body != nil }
  }

  /// The indices of the tokens with a text: a word, or `@objc`, `#selector`, `?` and `!`.
  func indices(of text: String) -> [Int] { places[text] ?? [] }

  /// Whether a word begins with one of these.
  func hasName(beginningWith beginnings: [String]) -> Bool {
    places.keys.contains { name in beginnings.contains { name.hasPrefix($0) } }
  }

  /// Whether the file imports a module.
  func imports(_ module: String) -> Bool {
    indices(of: module).contains { $0 > 0 && tokens[$0 - 1].isWord("import") }
  }

  /// The indices of the tokens with one of the texts, in their order.
  func indices(of texts: some Sequence<String>) -> [Int] {
    texts.flatMap { places[$0] ?? [] }.sorted()
  }

  /// Where a name of Foundation's begins, with the module before it; `nil` for a member of something
  /// else, or in a key path.
  func start(ofFoundationName index: Int) -> Int? {
    guard index > 0 else { return tokens[index].start }
    let last = tokens[index - 1]
    guard last.isSign(".") else { return last.isSign("\\") ? nil : tokens[index].start }
    guard index > 1, Self.ownModules.contains(tokens[index - 2].text),
      index < 3 || !tokens[index - 3].isSign(".")
    else { return nil }
    return tokens[index - 2].start
  }

  /// The modules whose names come with Foundation.
  private static let ownModules: Set<String> = ["Foundation", "Dispatch", "Swift", "_Concurrency"]

  /// The index of the first token of an argument of the call whose name is at an index.
  func argument(labelled label: String, ofCall index: Int) -> Int? {
    guard index + 1 < tokens.count, tokens[index + 1].isSign("(") else { return nil }
    let close = closing(index + 1)
    var next = index + 2
    while next + 2 < close {
      if tokens[next].opensBracket { next = max(next, closing(next)) }
      if tokens[next].isWord(label), tokens[next + 1].isSign(":") { return next + 2 }
      next += 1
    }
    return nil
  }

  /// The name without folders and `.swift`.
  var baseName: String {
    let path = Self.printable(path)
    let name = path.lastIndex(of: "/").map { path[path.index(after: $0)...] } ?? path[...]
    return String(name.hasSuffix(".swift") ? name.dropLast(6) : name)
  }

  func text(_ start: Int, _ end: Int) -> String {
    start < end ? String(decoding: bytes[start..<min(end, bytes.count)], as: UTF8.self) : ""
  }

  /// The text of some tokens on one line, without remarks.
  func text(from first: Int, through last: Int) -> String {
    var text = ""
    for index in first...last {
      let token = tokens[index]
      if index > first, tokens[index - 1].end < token.start { text += " " }
      text += self.text(token.start, token.end)
    }
    return text
  }

  func line(of offset: Int) -> Int { lines.line(of: offset) }
  func column(of offset: Int) -> Int { lines.column(of: offset) }

  /// The directive that makes the next line count as the one that an offset is in.
  func location(of offset: Int) -> String {
    let line = offset == 0 ? 1 : line(of: offset)
    let literal = Self.printable(path).replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
    return "#sourceLocation(file: \"\(literal)\", line: \(line))"
  }

  /// A path without signs that no source may have, nor the build's own files.
  private static func printable(_ path: String) -> String {
    String(
      String.UnicodeScalarView(
        path.unicodeScalars.filter { $0.properties.generalCategory != .control }))
  }

  /// The conditions of a declaration that do not hold for another one around it anyway.
  func conditions(of member: Declaration, within outer: Declaration?) -> [String] {
    conditions.conditions(of: member.places.branch, within: outer?.places.branch ?? 0)
  }

  /// The index of the token that closes the bracket at an index.
  func closing(_ index: Int) -> Int { brackets.closing(index) }

  /// The last token of `Task<Void, Never>`, or the name itself.
  func endOfGenerics(_ index: Int) -> Int {
    guard tokens[index + 1].isSign("<") else { return index }
    var depth = 0
    for next in (index + 1)..<min(index + 40, tokens.count) {
      if tokens[next].isSign("<") { depth += 1 }
      if tokens[next].isSign(">") { depth -= 1 }
      if depth == 0 { return next }
    }
    return index
  }

  /// The index of the token that opens the bracket that ends at an index.
  func opening(_ index: Int) -> Int? { brackets.opening(index) }

  /// The innermost type or extension around an offset.
  func type(around offset: Int) -> Declaration? {
    var (low, high) = (0, types.count)
    while low < high {
      let middle = (low + high) / 2
      if types[middle].start <= offset { low = middle + 1 } else { high = middle }
    }
    var candidate = low > 0 ? types[low - 1] : nil
    while let type = candidate, type.body?.contains(offset) != true { candidate = type.parent }
    return candidate
  }

  /// The index of the first token at or behind an offset.
  func index(ofTokenAt offset: Int) -> Int {
    var (low, high) = (0, tokens.count - 1)
    while low < high {
      let middle = (low + high) / 2
      if tokens[middle].start < offset { low = middle + 1 } else { high = middle }
    }
    return low
  }
}

extension SourceFile {
  /// Whether tokens from an index on have these texts, one each.
  func reads(_ texts: [String], at index: Int) -> Bool {
    guard index >= 0, index + texts.count < tokens.count else { return false }
    return texts.indices.allSatisfy { tokens[index + $0].text == texts[$0] }
  }

  /// The token at an index, if there is one.
  func token(at index: Int) -> Token? { tokens.indices.contains(index) ? tokens[index] : nil }
}
