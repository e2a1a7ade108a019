/// `#keyPath(Form.label.text)` becomes the text that it stands for.
struct KeyPathRule: Rule {
  let file: SourceFile
  let module: Module

  func apply(to changes: inout Changes) {
    for index in file.indices(of: "#keyPath") where file.tokens[index + 1].isSign("(") {
      let token = file.tokens[index]
      let close = file.closing(index + 1)
      guard file.tokens[close].isSign(")") else { continue }
      var words = file.tokens[(index + 2)..<close].filter { $0.kind == .word }.map(\.text.unquoted)
      while words.count > 1, words[0] == "self" || words[0].first?.isUppercase == true {
        words.removeFirst()
      }
      changes.count("#keyPath")
      changes.edits.replace(
        token.start, file.tokens[close].end, with: "\"\(words.joined(separator: "."))\"")
    }
  }
}
