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
    text = objectPointer.replace(in: text, with: "$1 *__strong *")
    return anyPointer.replace(in: text, with: "id __strong *")
  }

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

  private static let macro = Pattern(
    #"^[ \t]*#[ \t]*define[ \t]+(\w+)[ \t]+\(?@?("(?:[^"\\\n]|\\.)*"|-?[0-9][0-9.]*)\)?[ \t]*$"#)
  private static let constant = Pattern(
    #"^[ \t]*static[^;{}()=#\n]*[ \t*](\w+)[ \t]*=[ \t]*@?("(?:[^"\\\n]|\\.)*"|-?[0-9][0-9.]*)[ \t]*;"#
  )
}
