/// For each token of a file, where the brackets around it close, and which brace comes next between them.
///
/// Both are worked out at once: looking for one after the other from many tokens takes long.
struct ScopeEnds {
  /// The indices of the tokens that close the brackets around; behind the last token where nothing does.
  private var ends: [Int]
  /// The indices of the next tokens that open braces.
  private var braces: [Int?]

  init(of file: SourceFile) {
    let count = file.tokens.count
    ends = [Int](repeating: count, count: count + 1)
    braces = [Int?](repeating: nil, count: count + 1)
    for (index, token) in file.tokens.enumerated().reversed() {
      let next = token.opensBracket ? file.closing(index) + 1 : index + 1
      ends[index] = token.closesBracket ? index : ends[next]
      braces[index] = token.isSign("{") ? index : token.closesBracket ? nil : braces[next]
    }
  }

  /// The index of the token that closes the brackets around the one at an index.
  func end(from index: Int) -> Int { ends[index] }

  /// The index of the next token behind an index that opens a brace, within the same brackets.
  func brace(from index: Int) -> Int? { braces[index] }
}
