/// `switch input.keyboardAppearance { case .dark?: … }` loses its question mark.
///
/// The properties of `UITextInputTraits` are optional to Objective-C, so that an input that is known by
/// its protocol alone has them as optionals; in the model each has a value. A pattern without the mark
/// holds for both.
struct OptionalPatternRule: Rule {
  private static let properties: Set<String> = [
    "autocapitalizationType", "autocorrectionType", "spellCheckingType", "smartQuotesType",
    "smartDashesType", "smartInsertDeleteType", "keyboardType", "keyboardAppearance",
    "returnKeyType",
  ]

  let file: SourceFile
  let module: Module

  func apply(to changes: inout Changes) {
    for index in file.indices(of: Self.properties.sorted())
    where file.tokens[index - 1].isSign(".") && file.tokens[index + 1].isSign("{") {
      for pattern in (index + 2)..<file.closing(index + 1) where isMarked(pattern) {
        let mark = file.tokens[pattern]
        changes.edits.replace(mark.start, mark.end, with: "")
        changes.count("pattern of an optional property")
      }
    }
  }

  /// Whether the mark of `case .dark?` stands there.
  private func isMarked(_ index: Int) -> Bool {
    let tokens = file.tokens
    return tokens[index].isSign("?") && tokens[index - 1].kind == .word
      && tokens[index - 2].isSign(".")
      && (tokens[index - 3].isWord("case") || tokens[index - 3].isSign(","))
      && (tokens[index + 1].isSign(":") || tokens[index + 1].isSign(","))
  }
}
