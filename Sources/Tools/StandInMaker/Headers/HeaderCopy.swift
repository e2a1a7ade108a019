/// The text of a header as it is copied: with imports that lead nowhere else, and changed for the importer.
struct HeaderCopy {
  let text: String
  /// The texts and numbers of its constants.
  let values: [String: String]

  init(of bytes: [UInt8], in module: String, _ places: HeaderPlaces) {
    let plain = HeaderText.plain(bytes)
    values = HeaderPatches.values(in: plain)
    let lines = plain.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      Self.line(line, in: module, places)
    }
    let body = HeaderPatches.patched(lines.joined(separator: "\n"))
    // What a prefix header or the umbrella of pods brings everywhere.
    let framework = Self.usesUIKit.isIn(body) ? "UIKit" : "Foundation"
    text = "#pragma once\n" + HeaderPlaces.line(of: framework) + "\n" + body + "\n"
  }

  private static let usesUIKit = Pattern(#"\b(?:UI|CG|CA|NSLayout|NSText)[A-Z]"#)

  /// Whether a header is one of C++, which the importer does not read.
  static func isOfAnotherLanguage(_ bytes: [UInt8]) -> Bool {
    let text = String(decoding: bytes, as: UTF8.self)
    return otherLanguage.isIn(text) && !text.contains("__cplusplus")
  }

  private static let otherLanguage = Pattern(
    #"^\s*(?:namespace\s+\w+\s*\{|template\s*<|using namespace|#\s*include\s*<(?:string|memory|vector|map)>)"#
  )

  /// A line with its import in another form, or none where it is a directive that could lead elsewhere.
  private static func line(
    _ line: Substring, in module: String, _ places: HeaderPlaces
  ) -> String {
    let text = line.drop { $0 == " " || $0 == "\t" }
    if text.hasPrefix("@import") {
      let name = text.dropFirst(7).drop { $0 == " " }.prefix {
        $0.isLetter || $0.isNumber || $0 == "_"
      }
      return places.line(importingModule: String(name))
    }
    // `%:` is another way to write `#`.
    guard text.hasPrefix("#") || text.hasPrefix("%:") else { return String(line) }
    let directive = text.dropFirst(text.hasPrefix("#") ? 1 : 2).drop { $0 == " " || $0 == "\t" }
    let word = directive.prefix { $0.isLetter || $0 == "_" }
    switch word {
    case "import", "include", "include_next":
      guard let path = path(in: directive.dropFirst(word.count)) else { return "" }
      return places.line(importing: path, in: module)
    case "pragma": return directive.contains("assume_nonnull") ? String(line) : ""
    case "define", "elif", "elifdef", "elifndef", "else", "endif", "if", "ifdef", "ifndef", "undef":
      return "#" + directive
    default: return ""
    }
  }

  /// The path between `<` and `>`, or between quotation marks.
  private static func path(in text: Substring) -> String? {
    let rest = text.drop { $0 == " " || $0 == "\t" }
    guard let open = rest.first, open == "<" || open == "\"" else { return nil }
    let path = rest.dropFirst().prefix { $0 != ">" && $0 != "\"" }
    return path.isEmpty ? nil : String(path)
  }
}
