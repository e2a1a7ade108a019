/// Where one item ends and the next one begins.
struct SyntaxCuts {
  let file: SourceFile
  /// The word that the item begins with, behind attributes and modifiers.
  var keyword = ""

  private var tokens: [Token] { file.tokens }

  private static let modifiers: Set<String> = [
    "public", "private", "fileprivate", "internal", "open", "package", "final", "static",
    "override", "required", "convenience", "lazy", "weak", "unowned", "dynamic", "optional",
    "mutating", "nonmutating", "nonisolated", "indirect", "prefix", "postfix", "infix", "isolated",
    "consuming", "borrowing", "distributed",
  ]
  /// What may follow `class` where it is a modifier.
  private static let afterClass: Set<String> = [
    "func", "var", "let", "subscript", "override", "final", "private", "public", "open",
    "fileprivate", "internal", "package", "typealias",
  ]

  /// The index of the first token behind attributes and modifiers.
  func head(from start: Int, to end: Int) -> Int {
    var index = start
    while index < end {
      let token = tokens[index]
      if token.kind == .attribute {
        index = endOfAttribute(index, to: end)
      } else if isModifier(index, to: end) {
        index += 1
        if tokens[index].isSign("("), tokens[index].start == tokens[index - 1].end {
          index = file.closing(index) + 1
        }
      } else {
        break
      }
    }
    return min(index, max(end - 1, start))
  }

  private func isModifier(_ index: Int, to end: Int) -> Bool {
    guard tokens[index].kind == .word, index + 1 < end else { return false }
    let next = tokens[index + 1]
    if tokens[index].text == "class" {
      return next.kind == .word && Self.afterClass.contains(next.text)
    }
    // A variable may have such a name: a modifier stands before a word, an attribute or its argument.
    guard Self.modifiers.contains(tokens[index].text) else { return false }
    return next.kind == .word || next.kind == .attribute
      || next.isSign("(") && next.start == tokens[index].end
        && tokens[min(file.closing(index + 1) + 1, end)].kind == .word
  }

  /// The index behind an attribute and its arguments.
  func endOfAttribute(_ start: Int, to end: Int) -> Int {
    var index = start + 1
    while index + 1 < end, tokens[index].isSign("."), tokens[index].start == tokens[index - 1].end {
      index += 2
    }
    if index < end, tokens[index].isSign("<"), tokens[index].start == tokens[index - 1].end {
      var depth = 0
      repeat {
        if tokens[index].isSign("<") { depth += 1 }
        if tokens[index].isSign(">") { depth -= 1 }
        index += 1
      } while depth > 0 && index < end
    }
    let allowsSpace = ["@objc", "@available"].contains(tokens[start].text)
    if index < end, tokens[index].isSign("("),
      tokens[index].start == tokens[index - 1].end || allowsSpace && !tokens[index].startsLine
    {
      return min(file.closing(index) + 1, end)
    }
    return index
  }

  // MARK: Line breaks

  private static let accessors: Set<String> = [
    "get", "set", "willSet", "didSet", "_read", "_modify",
  ]

  /// Whether the item ends before a token: mostly at a line break.
  func cuts(before index: Int) -> Bool {
    // Accessors stand on one line, too.
    if Self.accessors.contains(keyword), tokens[index - 1].isSign("}") { return true }
    guard tokens[index].startsLine else { return false }
    if tokens[index].branch != tokens[index - 1].branch { return !tokens[index].isSign(".") }
    return !continues(at: index) && !wantsMore(behind: index - 1)
  }

  private static let continuing: Set<String> = [".", ",", "{", "?", ":", "->"]
  private static let operators: Set<Character> = [
    "+", "-", "*", "/", "%", "<", ">", "=", "!", "&", "|", "^", "~", "?",
  ]

  private func continues(at index: Int) -> Bool {
    let token = tokens[index]
    switch token.kind {
    case .sign:
      if Self.continuing.contains(token.text) { return true }
      return isOperator(token) && isFollowedBySpace(runOfOperatorsEnd(from: index))
    case .word:
      switch token.text {
      case "else", "as", "is", "where": return true
      case "catch": return keyword == "do"
      case "while": return keyword == "repeat" && tokens[index - 1].isSign("}")
      case "throws", "rethrows", "async": return keyword == "func" || keyword == "init"
      case "in": return keyword == "for"
      // A second closure behind a call, with its label.
      default: return tokens[index - 1].isSign("}") && file.reads([":", "{"], at: index + 1)
      }
    default: return false
    }
  }

  private func isOperator(_ token: Token) -> Bool {
    token.kind == .sign && (token.text.first.map(Self.operators.contains) ?? false)
  }

  private func runOfOperatorsEnd(from index: Int) -> Int {
    var last = index
    while last + 1 < tokens.count, isOperator(tokens[last + 1]),
      tokens[last + 1].start == tokens[last].end
    { last += 1 }
    return last
  }

  private func isFollowedBySpace(_ index: Int) -> Bool {
    index + 1 < tokens.count && tokens[index + 1].start > tokens[index].end
  }

  private static let unfinished: Set<String> = [
    "try", "await", "throw", "as", "is", "else", "if", "guard", "while", "for", "switch", "case",
    "let", "var", "func", "class", "struct", "enum", "extension", "protocol", "import", "where",
    "typealias", "inout", "some", "any", "repeat", "defer", "do", "in",
  ]

  private func wantsMore(behind index: Int) -> Bool {
    let token = tokens[index]
    let last = index > 0 ? tokens[index - 1] : nil
    switch token.kind {
    case .sign:
      if [",", "=", "->", ":", "."].contains(token.text) { return true }
      guard isOperator(token) else { return false }
      if token.text == "?" || token.text == "!", let last, ["try", "as"].contains(last.text) {
        return true
      }
      var first = index
      while first > 0, isOperator(tokens[first - 1]), tokens[first - 1].end == tokens[first].start {
        first -= 1
      }
      return first > 0 && tokens[first - 1].end < tokens[first].start
    case .word:
      return Self.unfinished.contains(token.text) && last?.isSign(".") != true
    case .attribute: return true
    default: return false
    }
  }
}
