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
    var isKnown = file.tokens[macro].text == "#Preview"
    if file.tokens[opening].isSign("(") {
      let first = file.tokens[opening + 1]
      if first.kind == .literal {
        name = String(decoding: file.bytes[first.start..<first.end], as: UTF8.self)
      }
      // Whatever else there is, such as the timeline of a widget, is no view of UIKit's.
      isKnown = isKnown && (first.kind == .literal || first.isWord("traits") || first.isSign(")"))
      opening = min(file.closing(opening) + 1, file.tokens.count - 1)
    }
    guard file.tokens[opening].isSign("{") else { return nil }
    self.opening = opening
    closing = file.closing(opening)
    // A literal with a part put in ends before that.
    self.name = name.flatMap { $0.count > 1 && $0.hasSuffix("\"") ? $0 : nil }
    isKept =
      isKnown && closing > opening + 1
      && !["SwiftUI", "WidgetKit"].contains(where: file.imports)
    let stem = file.baseName.map { $0.isLetter || $0.isNumber ? $0 : "_" }
    typeName = "FleetPreview_\(String(stem))_\(number)"
  }
}
