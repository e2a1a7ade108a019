/// Decodes `&amp;`, `&#10;` and their kind.
enum MarkupReferences {
  private static let named: [String: String] = [
    "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'",
  ]
  /// How many bytes after an `&` may belong to its reference.
  private static let longest = 12

  /// Returns a piece of text with its references decoded; invalid references stay.
  static func decoded(_ piece: ArraySlice<UInt8>) -> String {
    guard piece.contains(UInt8(ascii: "&")) else { return String(decoding: piece, as: UTF8.self) }
    var text = ""
    var rest = piece
    while let mark = rest.firstIndex(of: UInt8(ascii: "&")) {
      text += String(decoding: rest[..<mark], as: UTF8.self)
      let after = rest[(mark + 1)...]
      if let end = after.prefix(longest).firstIndex(of: UInt8(ascii: ";")),
        let reference = reference(String(decoding: after[..<end], as: UTF8.self))
      {
        text += reference
        rest = rest[(end + 1)...]
      } else {
        text += "&"
        rest = after
      }
    }
    return text + String(decoding: rest, as: UTF8.self)
  }

  private static func reference(_ name: String) -> String? {
    guard name.hasPrefix("#") else { return named[name] }
    let isHexadecimal = name.hasPrefix("#x") || name.hasPrefix("#X")
    let digits = name.dropFirst(isHexadecimal ? 2 : 1)
    return UInt32(digits, radix: isHexadecimal ? 16 : 10).flatMap(Unicode.Scalar.init)
      .map { String(Character($0)) }
  }
}
