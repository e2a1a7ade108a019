import Locks

extension StaticString {
  /// Returns a static string for a text that is only known at run time.
  ///
  /// Its bytes stay in memory for good, once for each text, because there are few test files. The
  /// layout is frozen (start, count, flags). If it should ever differ, the text is left out.
  package static func lasting(_ text: String) -> StaticString {
    made.withLock { made in
      if let string = made[text] { return string }
      typealias Layout = (start: UInt, count: Int, flags: UInt8)
      guard MemoryLayout<Layout>.size == MemoryLayout<StaticString>.size else { return "" }
      let bytes = Array(text.utf8)
      let start = UnsafeMutablePointer<UInt8>.allocate(capacity: bytes.count + 1)
      start.initialize(from: bytes + [0], count: bytes.count + 1)
      let isASCII: UInt8 = bytes.allSatisfy { $0 < 0x80 } ? 0b10 : 0
      let layout: Layout = (UInt(bitPattern: start), bytes.count, isASCII)
      let string = unsafeBitCast(layout, to: StaticString.self)
      made[text] = string
      return string
    }
  }

  private static let made = Locked<[String: StaticString]>([:])
}
