/// Texts of Core Foundation are no objects here, and so cannot be unmanaged: unmanaged ones become
/// Foundation's.
struct UnmanagedTextRule: Rule {
  let file: SourceFile
  let module: Module

  func apply(to changes: inout Changes) {
    for index in file.indices(of: "Unmanaged") {
      let next = file.tokens[index + 1]
      if next.isSign("<"), file.tokens[index + 2].isWord("CFString") {
        replace(index + 2, in: &changes)
      } else if next.isSign("."), file.tokens[index + 2].text.hasPrefix("pass") {
        replaceCast(in: index + 3, in: &changes)
      }
    }
  }

  /// The cast at the end of an argument: `passRetained(text as CFString)`.
  private func replaceCast(in opening: Int, in changes: inout Changes) {
    guard file.tokens[opening].isSign("(") else { return }
    var index = opening + 1
    while index + 2 < file.tokens.count, !file.tokens[index].isSign(")") {
      if file.tokens[index].isWord("as"), file.tokens[index + 1].isWord("CFString"),
        file.tokens[index + 2].isSign(")")
      {
        return replace(index + 1, in: &changes)
      }
      index += 1
    }
  }

  private func replace(_ index: Int, in changes: inout Changes) {
    let token = file.tokens[index]
    changes.edits.replace(token.start, token.end, with: "NSString")
    changes.count("Unmanaged<CFString>")
  }
}
