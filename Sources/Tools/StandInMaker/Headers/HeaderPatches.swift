import Foundation
import PropertyLists

/// What is changed in a header's text so that the importer takes it on Linux.
enum HeaderPatches {
  private static let qualifiers =
    #"(?:_Nullable|_Nonnull|_Null_unspecified|__nullable|__nonnull|__strong|nullable|nonnull|\s)*"#
  private static let objectPointer = Pattern(
    #"\b(NS\w+(?:<[^()<>]*>)?)\s*\*"# + qualifiers + #"\*"#)
  private static let anyPointer = Pattern(#"\bid\s*"# + qualifiers + #"\*"#)

  /// `NSError **` is a pointer to what is autoreleased, a type of Apple's standard library: with `__strong` it is
  /// a pointer of Swift's.
  ///
  /// Bodies and values go, too: they use more of the system than the declarations do.
  static func patched(_ text: String) -> String {
    var text = declarations(in: Array(text.replacing("__autoreleasing", with: "").utf8))
    text = nameOfSwift.replace(in: text, with: "$1NS_SWIFT_NAME(")
    text = objectPointer.replace(in: text, with: "$1 *__strong *")
    text = anyPointer.replace(in: text, with: "id __strong *")
    return text.split(separator: ";", omittingEmptySubsequences: false).map(withWholeName)
      .joined(separator: ";")
  }

  /// A method's name in Swift has no label for its error, and must have one here, where that is a parameter
  /// like any other.
  private static func withWholeName(_ declaration: Substring) -> String {
    let text = String(declaration)
    guard text.contains("NSError *__strong *"), let start = text.range(of: "NS_SWIFT_NAME("),
      let open = text[start.upperBound...].firstIndex(of: "("),
      let close = text[open...].firstIndex(of: ")")
    else { return text }
    let parameters = parameterTypes.matches(in: text.before("NS_SWIFT_NAME(")).map { $0[0] }
    var labels = text[open..<close].dropFirst().split(separator: ":")
    guard labels.count == parameters.count - 1,
      let place = parameters.lastIndex(where: { $0.contains("NSError *__strong *") })
    else { return text }
    labels.insert("error", at: min(place, labels.count))
    return text[...open] + labels.map { $0 + ":" }.joined() + text[close...]
  }

  /// A library's own macro for that of Apple's, such as `FIR_SWIFT_NAME`, where it is not defined.
  private static let nameOfSwift = Pattern(
    #"(^(?![ \t]*#)[^\n]*?)\b(?!NS_|CF_)[A-Z]+_SWIFT_NAME\("#)
  private static let parameterTypes = Pattern(#":\s*\(((?:[^()]|\([^()]*\))*)\)"#)

  private static let inlineWords: Set<String> = [
    "static", "inline", "__inline", "__inline__", "NS_INLINE", "CG_INLINE", "CF_INLINE",
    "UIKIT_STATIC_INLINE", "FOUNDATION_STATIC_INLINE",
  ]
  private static let ends = Set(";{}=#".utf8)

  /// Makes declarations of the functions and the constants that a header defines.
  private static func declarations(in bytes: [UInt8]) -> String {
    var plain: [UInt8] = []
    var index = 0
    while index < bytes.count {
      let start = bytes[index...].firstIndex { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\t") }
      if let start, let (text, end) = declaration(at: start, in: bytes) {
        plain += text.utf8
        index = end
        continue
      }
      let end = bytes[index...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count - 1
      plain += bytes[index...end]
      index = end + 1
    }
    return String(decoding: plain, as: UTF8.self)
  }

  /// The declaration in place of what is defined at an index, and the index behind that.
  private static func declaration(at start: Int, in bytes: [UInt8]) -> (String, end: Int)? {
    let first = bytes[start...].prefix { $0 != UInt8(ascii: " ") && $0 > 32 }
    guard inlineWords.contains(String(decoding: first, as: UTF8.self)),
      let stop = bytes[start...].firstIndex(where: ends.contains)
    else { return nil }
    let head = String(decoding: bytes[start..<stop], as: UTF8.self)
    let words = head.split(whereSeparator: \.isWhitespace).filter {
      !inlineWords.contains(String($0))
    }
    let text = "extern \(words.joined(separator: " "));"
    switch bytes[stop] {
    case UInt8(ascii: "{") where head.contains(")"):
      return endOfBlock(at: stop, in: bytes).map { (text, $0) }
    case UInt8(ascii: "=") where !head.contains("("):
      guard let end = bytes[(stop + 1)...].firstIndex(where: { ";{}".utf8.contains($0) }),
        bytes[end] == UInt8(ascii: ";")
      else { return nil }
      return (text, end + 1)
    default: return nil
    }
  }

  private static func endOfBlock(at start: Int, in bytes: [UInt8]) -> Int? {
    var depth = 0
    for index in start..<bytes.count {
      if bytes[index] == UInt8(ascii: "{") { depth += 1 }
      if bytes[index] == UInt8(ascii: "}") { depth -= 1 }
      if depth == 0 { return index + 1 }
    }
    return nil
  }

  /// The texts of constants and of macros that have one, and the numbers of macros, by their names.
  static func values(in text: String) -> [String: String] {
    let found = macro.matches(in: text) + constant.matches(in: text)
    return Dictionary(found.map { ($0[0], $0[1]) }) { first, _ in first }
  }

  /// The constants that name the domains of enumerations of errors, by these.
  static func domains(in text: String) -> [String: String] {
    Dictionary(errors.matches(in: text).map { ($0[1], $0[0]) }) { first, _ in first }
  }

  private static let errors = Pattern(#"NS_ERROR_ENUM\s*\(\s*(\w+)\s*,\s*(\w+)\s*\)"#)
  private static let macro = Pattern(
    #"^[ \t]*#[ \t]*define[ \t]+(\w+)[ \t]+\(?@?("(?:[^"\\\n]|\\.)*"|-?[0-9][0-9.]*)\)?[ \t]*$"#)
  private static let constant = Pattern(
    #"^[ \t]*static[^;{}()=#\n]*[ \t*](\w+)[ \t]*=[ \t]*@?("(?:[^"\\\n]|\\.)*"|-?[0-9][0-9.]*)[ \t]*;"#
  )
}
