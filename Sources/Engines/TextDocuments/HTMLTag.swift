/// A tag of HTML, with the attributes that say something of the page.
package struct HTMLTag {
  package let name: String
  package let isEnd: Bool
  package private(set) var attributes: [String: String] = [:]

  private static let known: Set<String> = [
    "action", "align", "alt", "aria-hidden", "aria-label", "class", "color", "face", "href",
    "hidden",
    "method", "name", "placeholder", "role", "size", "start", "style", "target", "type", "value",
  ]
  /// The tags without an end.
  package static let void: Set<String> = [
    "area", "base", "br", "col", "embed", "hr", "img", "input", "link", "meta", "param", "source",
    "track", "wbr",
  ]

  package subscript(_ attribute: String) -> String? { attributes[attribute] }

  /// Whether the page hides what is within it.
  package var isHidden: Bool {
    if attributes["hidden"] != nil || attributes["aria-hidden"]?.lowercased() == "true" {
      return true
    }
    guard let style = attributes["style"] else { return false }
    let plain = style.lowercased().filter { !$0.isWhitespace }
    return plain.contains("display:none") || plain.contains("visibility:hidden")
  }

  /// Reads the tag whose `<` stands at an index, and leaves the index behind its end.
  ///
  /// Whatever stands there is read once, so that the time it takes grows with the text alone.
  package init?(_ bytes: [UInt8], at index: inout Int) {
    var next = index + 1
    isEnd = next < bytes.count && bytes[next] == UInt8(ascii: "/")
    if isEnd { next += 1 }
    let first = next
    guard next < bytes.count, Self.isLetter(bytes[next]) else { return nil }
    while next < bytes.count, !Self.isSpace(bytes[next]), bytes[next] != UInt8(ascii: ">"),
      bytes[next] != UInt8(ascii: "/")
    { next += 1 }
    name = String(decoding: bytes[first..<next], as: UTF8.self).lowercased()
    while next < bytes.count, bytes[next] != UInt8(ascii: ">") {
      readAttribute(bytes, at: &next)
    }
    index = min(next + 1, bytes.count)
  }

  private mutating func readAttribute(_ bytes: [UInt8], at index: inout Int) {
    let first = index
    while index < bytes.count, !Self.isSpace(bytes[index]), bytes[index] != UInt8(ascii: "="),
      bytes[index] != UInt8(ascii: ">"), bytes[index] != UInt8(ascii: "/")
    { index += 1 }
    guard index > first else {
      // What begins no attribute is passed by.
      if index < bytes.count, bytes[index] != UInt8(ascii: ">") { index += 1 }
      return
    }
    let key = String(decoding: bytes[first..<index], as: UTF8.self).lowercased()
    var next = index
    while next < bytes.count, Self.isSpace(bytes[next]) { next += 1 }
    guard next < bytes.count, bytes[next] == UInt8(ascii: "=") else { return keep(key, "") }
    next += 1
    while next < bytes.count, Self.isSpace(bytes[next]) { next += 1 }
    index = next
    guard next < bytes.count else { return }
    let quote = bytes[next]
    let isQuoted = quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'")
    let start = isQuoted ? next + 1 : next
    var end = start
    while end < bytes.count,
      isQuoted
        ? bytes[end] != quote : !Self.isSpace(bytes[end]) && bytes[end] != UInt8(ascii: ">")
    { end += 1 }
    index = min(isQuoted ? end + 1 : end, bytes.count)
    guard Self.known.contains(key) else { return }
    keep(key, HTMLText.unescaped(bytes[start..<end]))
  }

  private mutating func keep(_ key: String, _ value: String) {
    if Self.known.contains(key), attributes[key] == nil { attributes[key] = value }
  }

  package static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || (0x09...0x0D).contains(byte)
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (65...90).contains(byte) || (97...122).contains(byte)
  }
}
