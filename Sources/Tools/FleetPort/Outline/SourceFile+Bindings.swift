extension SourceFile {
  /// The first token of the value that `if let name = a.b.c` binds, where the value ends at a token.
  func boundValue(endingAt index: Int) -> Int? {
    let next = tokens[index + 1]
    guard next.isSign("{") || next.isSign(",") || next.isWord("else") || next.startsLine
    else { return nil }
    let start = OptionalCall.chainStart(from: index - 1, in: self)
    guard start > 2, tokens[start - 1].isSign("="),
      ["let", "var"].contains(tokens[start - 3].text),
      ["if", "guard", "while", ","].contains(tokens[max(start - 4, 0)].text)
    else { return nil }
    return start
  }
}
