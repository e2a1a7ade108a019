/// Reads what the braces of a file hold: declarations, statements, and the closures in them.
///
/// It cuts where the compiler does: at line breaks that no operator, comma or brace bridges.
struct SyntaxReader {
  /// Braces in braces beyond this depth are passed over.
  private static let deepest = 100

  let file: SourceFile
  private var depth = 0

  init(_ file: SourceFile) { self.file = file }

  private var tokens: [Token] { file.tokens }

  /// Reads the whole file.
  func read() -> SyntaxBlock {
    var reader = self
    return reader.block(.file, from: 0, to: max(tokens.count - 1, 0))
  }

  private mutating func block(
    _ kind: SyntaxBlock.Kind, from start: Int, to end: Int
  ) -> SyntaxBlock {
    depth += 1
    defer { depth -= 1 }
    var first = start
    if kind == .closure { first = signatureEnd(from: start, to: end) }
    guard depth < Self.deepest, first <= end else {
      return SyntaxBlock(kind, inside: start..<max(start, end), start: start, items: [])
    }
    let items = kind == .cases ? cases(from: first, to: end) : items(from: first, to: end)
    return SyntaxBlock(kind, inside: first..<end, start: start, items: items)
  }

  private mutating func items(from start: Int, to end: Int) -> [SyntaxItem] {
    var found: [SyntaxItem] = []
    var index = start
    while index < end {
      if tokens[index].isSign(";") {
        index += 1
      } else {
        let next = item(from: index, to: end)
        found.append(next)
        index = next.tokens.upperBound
      }
    }
    return found
  }

  // MARK: One item

  private mutating func item(from start: Int, to end: Int) -> SyntaxItem {
    let head = SyntaxCuts(file: file).head(from: start, to: end)
    let cuts = SyntaxCuts(file: file, keyword: head < end ? tokens[head].text : "")
    var blocks: [SyntaxBlock] = []
    var index = max(head, start)
    var state = State(keyword: cuts.keyword)
    while index < end {
      let token = tokens[index]
      if index > head, token.isSign(";") || cuts.cuts(before: index) { break }
      if token.opensBracket {
        let close = min(max(file.closing(index), index), end)
        if token.text == "{" {
          let kind = kind(ofBraceAt: index, to: close, state)
          if kind != .closure { state.hasBody = true }
          if kind == .cases { state.isSwitch = false }
          blocks.append(block(kind, from: index + 1, to: close))
        } else {
          blocks += closures(from: index + 1, to: close)
        }
        index = close + 1
      } else {
        state.pass(token, behind: index > start ? tokens[index - 1] : nil)
        index += 1
      }
    }
    let item = SyntaxItem(
      start..<min(max(index, start + 1), end), head: head, in: file)
    item.add(blocks)
    return item
  }

  /// The closures among arguments.
  private mutating func closures(from start: Int, to end: Int) -> [SyntaxBlock] {
    var found: [SyntaxBlock] = []
    var index = start
    while index < end {
      guard tokens[index].isSign("{") else {
        index += 1
        continue
      }
      let close = min(max(file.closing(index), index), end)
      found.append(block(.closure, from: index + 1, to: close))
      index = close + 1
    }
    return found
  }

  /// What was passed in an item, as far as it says what its next brace is.
  private struct State {
    let keyword: String
    var hasBody = false
    var isSwitch = false
    var hasValue = false

    init(keyword: String) { self.keyword = keyword }

    mutating func pass(_ token: Token, behind last: Token?) {
      if token.isWord("switch"), last?.isSign(".") != true { isSwitch = true }
      if token.isSign("=") { hasValue = true }
    }
  }

  private static let controls: Set<String> = [
    "if", "guard", "for", "while", "do", "repeat", "defer", "func", "init", "deinit",
  ]
  private static let accessors: Set<String> = [
    "get", "set", "willSet", "didSet", "_read", "_modify",
  ]
  private static let beforeCode: Set<String> = ["else", "do", "defer", "repeat"]

  private func kind(ofBraceAt index: Int, to close: Int, _ state: State) -> SyntaxBlock.Kind {
    if state.isSwitch { return .cases }
    let last = tokens[max(index - 1, 0)]
    if Self.accessors.contains(state.keyword), !state.hasBody { return .code }
    if SyntaxItem.types.contains(state.keyword) || state.keyword == "precedencegroup" {
      return .members
    }
    if Self.controls.contains(state.keyword)
      || last.kind == .word && Self.beforeCode.contains(last.text)
    {
      return .code
    }
    guard ["var", "let", "subscript"].contains(state.keyword) else { return .closure }
    if startsAccessors(index + 1, to: close) { return .accessors }
    return state.hasValue && state.keyword != "subscript" ? .closure : .code
  }

  private func startsAccessors(_ first: Int, to close: Int) -> Bool {
    var index = SyntaxCuts(file: file).head(from: first, to: close)
    guard index < close, tokens[index].kind == .word,
      Self.accessors.contains(tokens[index].text)
    else { return false }
    index += 1
    if index >= close { return true }
    let next = tokens[index]
    return next.isSign("{") || next.isSign("(") || next.startsLine
      || next.kind == .word
        && (Self.accessors.contains(next.text) || next.text == "async" || next.text == "throws")
  }

  // MARK: Closures

  private static let inSignature: Set<String> = [",", ":", "->", ".", "?", "!", "&", "<", ">"]
  private static let noSignature: Set<String> = [
    "for", "if", "guard", "let", "var", "switch", "while", "return", "do", "repeat", "case", "func",
  ]

  /// The index behind the parameters of a closure and their `in`.
  private func signatureEnd(from start: Int, to end: Int) -> Int {
    var index = start
    while index < end {
      let token = tokens[index]
      if token.isWord("in") { return index + 1 }
      if token.isSign("(") || token.isSign("[") {
        index = file.closing(index) + 1
      } else if token.kind == .attribute
        || token.kind == .word && !Self.noSignature.contains(token.text)
        || token.kind == .sign && Self.inSignature.contains(token.text)
      {
        index += 1
      } else {
        return start
      }
    }
    return start
  }

  // MARK: Cases

  private mutating func cases(from start: Int, to end: Int) -> [SyntaxItem] {
    let starts = caseStarts(from: start, to: end)
    return zip(starts, starts.dropFirst() + [end]).map { first, next in
      var colon = first
      while colon < next, !tokens[colon].isSign(":") {
        colon = tokens[colon].opensBracket ? max(file.closing(colon), colon) + 1 : colon + 1
      }
      let head = tokens[first].kind == .attribute ? first + 1 : first
      let item = SyntaxItem(first..<next, head: head, in: file)
      if colon + 1 <= next { item.add([block(.code, from: colon + 1, to: next)]) }
      return item
    }
  }

  private static let beforePattern: Set<String> = ["if", "guard", "while", "for"]

  private func caseStarts(from start: Int, to end: Int) -> [Int] {
    var found: [Int] = []
    var index = start
    while index < end {
      let token = tokens[index]
      let last = index > start ? tokens[index - 1] : nil
      let isPattern = last.map {
        $0.isSign(",") || $0.isSign(".") || Self.beforePattern.contains($0.text)
      }
      if token.isWord("case") && isPattern != true
        || token.isWord("default") && tokens[index + 1].isSign(":") && last?.isSign(".") != true
      {
        found.append(last?.text == "@unknown" ? index - 1 : index)
      }
      index = token.opensBracket ? max(file.closing(index), index) + 1 : index + 1
    }
    return found
  }
}
