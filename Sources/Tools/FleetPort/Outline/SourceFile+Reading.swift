extension SourceFile {
  /// Whether tokens from an index on have these texts, one each.
  func reads(_ texts: [String], at index: Int) -> Bool {
    guard index >= 0, index + texts.count < tokens.count else { return false }
    return texts.indices.allSatisfy { tokens[index + $0].text == texts[$0] }
  }

  /// The token at an index, if there is one.
  func token(at index: Int) -> Token? { tokens.indices.contains(index) ? tokens[index] : nil }
}
