/// For each bracket of a file, the token that closes it.
///
/// One that nothing closes ends with the file, and one that closes nothing is passed over.
struct Brackets {
  private var partners: [Int]
  private var openings: [Int: Int] = [:]

  init(_ tokens: [Token]) {
    let end = max(tokens.count - 1, 0)
    partners = [Int](repeating: end, count: tokens.count)
    var open: [Int] = []
    var openCounts: [String: Int] = [:]
    for (index, token) in tokens.enumerated() where token.kind == .sign {
      if token.opensBracket {
        open.append(index)
        openCounts[Self.closing(token.text), default: 0] += 1
      } else if token.closesBracket, openCounts[token.text, default: 0] > 0 {
        while let start = open.popLast() {
          let closing = Self.closing(tokens[start].text)
          openCounts[closing, default: 0] -= 1
          partners[start] = index
          guard closing == token.text else { continue }
          openings[index] = start
          break
        }
      }
    }
  }

  private static func closing(_ bracket: String) -> String {
    bracket == "(" ? ")" : bracket == "[" ? "]" : "}"
  }

  /// The index of the token that closes the bracket at an index.
  func closing(_ index: Int) -> Int { partners[index] }

  /// The index of the token that opens the bracket that ends at an index.
  func opening(_ index: Int) -> Int? { openings[index] }
}
