/// The bytes of HTML, and how far they were read.
package struct HTMLBytes {
  package let bytes: [UInt8]
  package var index = 0

  package init(_ html: String) { bytes = Array(html.utf8) }

  /// Reads the tag that begins here, if one does.
  package mutating func tag() -> HTMLTag? { HTMLTag(bytes, at: &index) }

  /// Skips the comment or the like that begins here; returns whether one does.
  package mutating func skipRemark() -> Bool {
    if follows("<!--") {
      skip(past: "-->")
    } else if follows("<!") || follows("<?") {
      skip(past: ">")
    } else {
      return false
    }
    return true
  }

  /// Returns whether a mark stands here.
  package func follows(_ mark: StaticString) -> Bool {
    guard index + mark.utf8CodeUnitCount <= bytes.count else { return false }
    for offset in 0..<mark.utf8CodeUnitCount where bytes[index + offset] != mark.utf8Start[offset] {
      return false
    }
    return true
  }

  /// Skips all up to the end of a mark.
  package mutating func skip(past mark: StaticString) {
    while index < bytes.count, !follows(mark) { index += 1 }
    index = min(index + mark.utf8CodeUnitCount, bytes.count)
  }

  /// Skips all up to the end of an element within which no other tags count.
  package mutating func skip(pastEndOf name: String) {
    let end = Array("</\(name)".utf8)
    while index < bytes.count {
      if bytes[index] == UInt8(ascii: "<"), matches(end) { break }
      index += 1
    }
    let start = index
    while index < bytes.count, bytes[index] != UInt8(ascii: ">") { index += 1 }
    if start < bytes.count { index = min(index + 1, bytes.count) }
  }

  private func matches(_ small: [UInt8]) -> Bool {
    guard index + small.count <= bytes.count else { return false }
    for offset in small.indices where bytes[index + offset] | 0x20 != small[offset] | 0x20 {
      return false
    }
    let next = index + small.count
    return next >= bytes.count || HTMLTag.isSpace(bytes[next]) || bytes[next] == UInt8(ascii: ">")
      || bytes[next] == UInt8(ascii: "/")
  }
}
