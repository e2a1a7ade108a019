/// A place where sources ask for a version of iOS: `#available(iOS 17, *)`, or `#unavailable`.
struct SystemQuestion {
  /// Where it begins, and where its bracket ends, among the tokens of its file.
  let start: Int
  let end: Int
  let version: SystemNumber
  /// Whether it holds before the version, and not from it on.
  let isNegated: Bool

  /// The questions of a file that name a version of iOS, besides other platforms.
  static func all(in file: SourceFile) -> [SystemQuestion] {
    file.indices(of: ["#available", "#unavailable"]).compactMap { index in
      let opening = index + 1
      guard opening < file.tokens.count, file.tokens[opening].isSign("("),
        let version = version(in: opening, of: file)
      else { return nil }
      return SystemQuestion(
        start: index, end: file.closing(opening), version: version,
        isNegated: file.tokens[index].text == "#unavailable")
    }
  }

  private static func version(in opening: Int, of file: SourceFile) -> SystemNumber? {
    let closing = file.closing(opening)
    guard closing > opening else { return nil }
    let platforms = file.text(file.tokens[opening].end, file.tokens[closing].start)
    for platform in platforms.split(separator: ",") {
      let words = platform.split(whereSeparator: \.isWhitespace)
      if words.count == 2, words[0] == "iOS" { return SystemNumber(words[1]) }
    }
    return nil
  }

  // MARK: Branches

  /// Whether something is run from the version on, and something before it.
  func branches(in file: SourceFile) -> (from: Bool, before: Bool) {
    guard !isOfGuard(in: file) else { return (true, true) }
    let other = hasOtherBranch(in: file)
    return isNegated ? (other, true) : (true, other)
  }

  private func isOfGuard(in file: SourceFile) -> Bool {
    for token in file.tokens[..<start].reversed() {
      if token.isWord("guard") { return true }
      if token.isWord("if") || token.isWord("while") || token.isSign("}") { return false }
    }
    return false
  }

  /// Whether something is run where an `if` does not hold: an `else`, or what follows a block that
  /// leaves.
  private func hasOtherBranch(in file: SourceFile) -> Bool {
    var index = end + 1
    while index < file.tokens.count, !file.tokens[index].isSign("{") {
      let isBracket = file.tokens[index].isSign("(") || file.tokens[index].isSign("[")
      index = (isBracket ? max(file.closing(index), index) : index) + 1
    }
    guard index < file.tokens.count, case let closing = file.closing(index), closing > index else {
      return false
    }
    let leaves = file.tokens[index...closing].contains { token in
      ["return", "throw", "break", "continue"].contains { token.isWord($0) }
    }
    let next = closing + 1
    return leaves || next < file.tokens.count && file.tokens[next].isWord("else")
  }
}
