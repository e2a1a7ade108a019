/// `#keyPath(Form.label.text)` becomes the text that it stands for, and key paths of classes name them
/// as Swift wants it.
struct KeyPathRule: Rule {
  /// The class properties that Objective-C has by other names.
  private static let renamed = ["UIApplication.shared": "sharedApplication"]

  let file: SourceFile
  let module: Module

  func apply(to changes: inout Changes) {
    for index in file.indices(of: "#keyPath") {
      let token = file.tokens[index]
      guard let (words, end) = path(at: index) else {
        changes.warn(.coding, token.start, "This '#keyPath' could not be read, and stays.")
        continue
      }
      changes.count("#keyPath")
      changes.edits.replace(
        token.start, end, with: "\"\(Self.names(words).joined(separator: "."))\"")
    }
    for index in file.indices(of: "UIApplication") where isRoot(index) {
      changes.edits.insert(".Type", at: file.tokens[index].end)
    }
  }

  /// The names in the parentheses of a `#keyPath`, and where it ends.
  private func path(at index: Int) -> (words: [String], end: Int)? {
    guard file.tokens[index + 1].isSign("(") else { return nil }
    let close = file.closing(index + 1)
    guard file.tokens[close].isSign(")") else { return nil }
    let words = file.tokens[(index + 2)..<close].filter { $0.kind == .word }.map(\.text.unquoted)
    return words.isEmpty ? nil : (words, file.tokens[close].end)
  }

  /// The names behind that of a class.
  private static func names(_ words: [String]) -> [String] {
    if let name = renamed[words.prefix(2).joined(separator: ".")] {
      return [name] + words.dropFirst(2)
    }
    var words = words
    while words.count > 1, words[0] == "self" || words[0].first?.isUppercase == true {
      words.removeFirst()
    }
    return words
  }

  /// Whether `\UIApplication.shared` stands there, a key path of the class.
  private func isRoot(_ index: Int) -> Bool {
    index > 0 && file.tokens[index - 1].isSign("\\")
      && file.reads([".", "shared"], at: index + 1)
  }
}
