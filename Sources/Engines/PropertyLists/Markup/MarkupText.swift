/// Decodes the text of an XML file.
enum MarkupText {
  /// Returns a piece of text with references, sections and comments decoded as XML demands.
  static func decoded(_ piece: ArraySlice<UInt8>, isAttribute: Bool) -> String {
    var text: [UInt8] = []
    text.reserveCapacity(piece.count)
    var index = piece.startIndex
    while index < piece.endIndex {
      let byte = piece[index]
      switch byte {
      case UInt8(ascii: "&"):
        let end = piece[index...].firstIndex(of: UInt8(ascii: ";")) ?? piece.endIndex
        if let scalar = scalar(piece[(index + 1)..<end]) {
          text.append(contentsOf: String(Character(scalar)).utf8)
        }
        index = min(end + 1, piece.endIndex)
      case UInt8(ascii: "<") where !isAttribute:
        index = skip(piece, from: index, into: &text)
      case .carriageReturn:
        // XML reads every kind of line end as one character.
        let isPair = index + 1 < piece.endIndex && piece[index + 1] == .lineFeed
        text.append(isAttribute ? .space : .lineFeed)
        index += isPair ? 2 : 1
      case .tab, .lineFeed:
        text.append(isAttribute ? .space : byte)
        index += 1
      default:
        text.append(byte)
        index += 1
      }
    }
    return String(decoding: text, as: UTF8.self)
  }

  /// Returns the character that a reference names, or `nil` if it is invalid.
  static func scalar(_ name: ArraySlice<UInt8>) -> Unicode.Scalar? {
    switch String(decoding: name, as: UTF8.self) {
    case "amp": return "&"
    case "lt": return "<"
    case "gt": return ">"
    case "quot": return "\""
    case "apos": return "'"
    case let text where text.hasPrefix("#x"):
      return UInt32(text.dropFirst(2), radix: 16).flatMap(allowed)
    case let text where text.hasPrefix("#"):
      return UInt32(text.dropFirst()).flatMap(allowed)
    default: return nil
    }
  }

  private static func allowed(_ value: UInt32) -> Unicode.Scalar? {
    let isControl = value < UInt32(UInt8.space)
    guard !isControl || UInt8(value).isMarkupSpace else { return nil }
    return Unicode.Scalar(value)
  }

  /// Skips a tag or a comment, or copies the text of a character data section.
  private static func skip(
    _ piece: ArraySlice<UInt8>, from index: Int, into text: inout [UInt8]
  ) -> Int {
    let rest = piece[index...]
    if rest.starts(with: "<![CDATA[".utf8) {
      let start = index + "<![CDATA[".utf8.count
      let end = firstIndex(of: "]]>", in: piece[start...]) ?? piece.endIndex
      text.append(contentsOf: piece[start..<end])
      return min(end + "]]>".utf8.count, piece.endIndex)
    }
    let mark: StaticString = rest.starts(with: "<!--".utf8) ? "-->" : ">"
    let end = firstIndex(of: mark, in: rest) ?? piece.endIndex
    return min(end + mark.utf8CodeUnitCount, piece.endIndex)
  }

  private static func firstIndex(of mark: StaticString, in piece: ArraySlice<UInt8>) -> Int? {
    let text = "\(mark)".utf8
    return piece.indices.first { piece[$0...].starts(with: text) }
  }
}
