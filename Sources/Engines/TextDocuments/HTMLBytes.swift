import PropertyLists

/// The bytes of HTML, and how far they were read.
package struct HTMLBytes {
  package let bytes: [UInt8]
  package var index = 0

  package init(_ html: String) { bytes = Array(html.utf8) }

  /// A piece of HTML.
  package enum Piece {
    /// Text, in which characters may be escaped.
    case text(ArraySlice<UInt8>)
    /// A tag.
    case tag(HTMLTag)
  }

  /// Reads the next text or tag, and passes by comments and the like before it.
  package mutating func next() -> Piece? {
    while index < bytes.count {
      let start = index
      if bytes[index] == UInt8(ascii: "<") {
        if skipRemark() { continue }
        if let tag = HTMLTag(bytes, at: &index) { return .tag(tag) }
        // What begins no tag is text.
        index += 1
      } else {
        index = bytes[start...].firstIndex(of: UInt8(ascii: "<")) ?? bytes.count
      }
      return .text(bytes[start..<index])
    }
    return nil
  }

  /// Skips the comment or the like that begins here; returns whether one does.
  private mutating func skipRemark() -> Bool {
    let isComment = bytes.has("<!--", at: index)
    guard isComment || bytes.has("<!", at: index) || bytes.has("<?", at: index) else {
      return false
    }
    skip(past: isComment ? "-->" : ">")
    return true
  }

  /// Skips all up to the end of a mark.
  private mutating func skip(past mark: StaticString) {
    while index < bytes.count, !bytes.has(mark, at: index) { index += 1 }
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
