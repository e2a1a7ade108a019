/// A `#Preview` or `#Playground` of a file.
struct Preview {
  /// The indices of the macro's name, and of the braces around what it shows.
  let macro: Int
  let opening: Int
  let closing: Int
  /// Which of the file it is.
  let number: Int
  /// Its name, as the source has it.
  let name: String?
  /// What is said of it beside its name, as the source has it.
  let traits: String?
  /// The size of the widget that it shows, as the source has it, where it has a timeline.
  let family: String?
  /// Whether it shows a view or a view controller, as far as can be seen.
  let isKept: Bool
  /// The name of the type that it becomes.
  let typeName: String

  /// Finds a file's previews.
  static func all(in file: SourceFile) -> [Preview] {
    let macros = file.indices(of: ["#Preview", "#Playground"])
    return macros.enumerated().compactMap { Preview(file, at: $1, number: $0) }
  }

  private init?(_ file: SourceFile, at macro: Int, number: Int) {
    self.macro = macro
    self.number = number
    var opening = macro + 1
    var name: String?
    var traits: String?
    var family: String?
    var isKnown = file.tokens[macro].text == "#Preview"
    if file.tokens[opening].isSign("(") {
      let first = file.tokens[opening + 1]
      if first.kind == .literal {
        name = String(decoding: file.bytes[first.start..<first.end], as: UTF8.self)
      }
      // Whatever else there is is no view of UIKit's, and no widget.
      isKnown =
        isKnown
        && (first.kind == .literal || first.isWord("traits") || first.isWord("as")
          || first.isSign(")"))
      let inside = opening + 1..<file.closing(opening)
      traits = Self.argument("traits", in: file, inside)
      family = Self.argument("as", in: file, inside)
      opening = min(file.closing(opening) + 1, file.tokens.count - 1)
    }
    guard file.tokens[opening].isSign("{") else { return nil }
    self.opening = opening
    let shown = file.closing(opening)
    let further = Self.furtherClosures(in: file, after: shown)
    closing = further.last.map { file.closing($0 + 2) } ?? shown
    // A literal with a part put in ends before that.
    self.name = name.flatMap { $0.count > 1 && $0.hasSuffix("\"") ? $0 : nil }
    // Only SwiftUI's previews take them.
    self.traits = file.imports("SwiftUI") ? traits : nil
    let isTimeline = further.map { file.tokens[$0].text } == ["timeline"]
    let isPlain = family?.contains(",") == false
    self.family = isTimeline && isPlain && file.imports("SwiftUI") ? family : nil
    // Live activities, and timelines of a provider or of values that Xcode varies, are not shown.
    isKept =
      isKnown && shown > opening + 1
      && (further.isEmpty ? family == nil : self.family != nil)
      && (!file.imports("WidgetKit") || file.imports("SwiftUI"))
    let stem = file.baseName.map { $0.isLetter || $0.isNumber ? $0 : "_" }
    typeName = "FleetPreview_\(String(stem))_\(number)"
  }

  /// The labels of further closures, such as `timeline: { … }`.
  private static func furtherClosures(in file: SourceFile, after closing: Int) -> [Int] {
    var labels: [Int] = []
    var index = closing + 1
    while index + 2 < file.tokens.count, file.tokens[index].kind == .word,
      file.tokens[index + 1].isSign(":"), file.tokens[index + 2].isSign("{")
    {
      labels.append(index)
      index = file.closing(index + 2) + 1
    }
    return labels
  }

  /// What stands behind a label, as far as the parentheses go, on one line.
  private static func argument(
    _ label: String, in file: SourceFile, _ tokens: Range<Int>
  ) -> String? {
    guard
      let label = tokens.first(where: {
        file.tokens[$0].isWord(label) && file.tokens[$0 + 1].isSign(":")
      }), label + 2 < tokens.upperBound
    else { return nil }
    return file.text(from: label + 2, through: tokens.upperBound - 1)
  }

  /// The properties that the preview has as a view has them: where the first of their attributes
  /// stands, and where the last property ends.
  func previewable(in file: SourceFile) -> (attributes: [Int], end: Int)? {
    let attributes = file.indices(of: "@Previewable").filter { opening < $0 && $0 < closing }
    guard let last = attributes.last else { return nil }
    var index = last + 1
    var hasName = false
    while index < closing {
      let token = file.tokens[index]
      if token.isSign(";") { break }
      if hasName, token.startsLine, !Self.goesOn(token), !Self.isUnfinished(file.tokens[index - 1])
      {
        break
      }
      hasName = hasName || token.isWord("var") || token.isWord("let")
      let isBracket = ["(", "[", "{"].contains { token.isSign($0) }
      index = isBracket ? file.closing(index) + 1 : index + 1
    }
    return (attributes, file.tokens[index - 1].end)
  }

  /// Whether a line that ends with a token goes on in the next.
  private static func isUnfinished(_ token: Token) -> Bool {
    ["=", "??", "?", ":", "+", ","].contains { token.isSign($0) }
  }

  /// Whether a line that begins with a token goes on with the one before.
  private static func goesOn(_ token: Token) -> Bool {
    [".", "=", "??", "?", ":", "{", "+"].contains { token.isSign($0) }
  }
}
