/// What may follow a name in a reference: `$(TARGET_NAME:c99extidentifier)`.
package enum SettingOperator {
  /// Returns what an operator makes of a text; an unknown one leaves it alone.
  static func apply(_ name: String, to text: String) -> String {
    let sides = name.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let value = sides.count > 1 ? String(sides[1]) : ""
    switch sides.first.map(String.init) ?? "" {
    case "lower": return text.lowercased()
    case "upper": return text.uppercased()
    case "c99extidentifier", "identifier": return identifier(text)
    case "rfc1034identifier", "bundleidentifier": return domainName(text)
    case "default": return text.isEmpty ? value : text
    case "dir": return sides.count > 1 ? replacingFolder(of: text, by: value) : folder(of: text)
    case "file": return FilePath.name(of: text)
    case "base": return FilePath.stem(of: text)
    case "suffix":
      let kind = FilePath.kind(of: text)
      return kind.isEmpty ? "" : "." + text.suffix(kind.count)
    case "standardizepath": return text.hasPrefix("/") ? FilePath.normalized(text) : text
    case "quote": return text.contains(where: \.isWhitespace) ? "\"\(text)\"" : text
    default: return text
    }
  }

  /// Returns a text as an identifier of C: what cannot stand in one is `_`.
  package static func identifier(_ text: String) -> String {
    var name = ""
    for (index, scalar) in text.unicodeScalars.enumerated() {
      let isAllowed = index == 0 ? scalar.properties.isXIDStart : scalar.properties.isXIDContinue
      name.unicodeScalars.append(isAllowed || scalar == "_" ? scalar : "_")
    }
    return name
  }

  private static func domainName(_ text: String) -> String {
    String(
      text.map { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "." || $0 == "-") ? $0 : "-" })
  }

  private static func folder(of path: String) -> String {
    let folder = FilePath.folder(of: path)
    return folder.isEmpty ? "." : folder
  }

  private static func replacingFolder(of path: String, by folder: String) -> String {
    folder + "/" + FilePath.name(of: path)
  }
}
