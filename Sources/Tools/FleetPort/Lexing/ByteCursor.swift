/// A place in the bytes of a source, which moves forward.
///
/// It may be asked about bytes behind the end: they are 0.
struct ByteCursor {
  let bytes: [UInt8]
  var at = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  var isAtEnd: Bool { at >= bytes.count }

  func peek(_ distance: Int = 0) -> UInt8 {
    let index = at + distance
    return index < bytes.count ? bytes[index] : 0
  }

  /// Returns whether as many pound signs as that stand at a distance.
  func hasPounds(_ count: Int, at distance: Int) -> Bool {
    for index in 0..<count where peek(distance + index) != Ascii.pound { return false }
    return true
  }

  /// Returns whether three quotation marks stand here.
  var isAtLongQuote: Bool {
    peek() == Ascii.quote && peek(1) == Ascii.quote && peek(2) == Ascii.quote
  }

  mutating func move(by count: Int) { at = min(at + count, bytes.count) }

  mutating func skipWord() {
    while !isAtEnd, Ascii.isWord(bytes[at]) { at += 1 }
  }

  mutating func skipNumber() {
    while !isAtEnd {
      guard Ascii.isWord(bytes[at]) || bytes[at] == Ascii.dot && Ascii.isDigit(peek(1)) else {
        return
      }
      at += 1
    }
  }

  mutating func skipLine() {
    while !isAtEnd, bytes[at] != Ascii.newline { at += 1 }
  }

  func text(from start: Int) -> String {
    String(decoding: bytes[min(start, at)..<at], as: UTF8.self)
  }
}
