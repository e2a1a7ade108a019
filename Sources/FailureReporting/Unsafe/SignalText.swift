/// A text that a signal handler writes, in memory that was taken beforehand.
struct SignalText {
  private static let capacity = 8_192

  // Proof: it is set once, by the rehearsal before the handlers are there, and never changed. Afterwards one
  // handler writes into it, for the first signal that ends the process keeps all others out.
  nonisolated(unsafe) private static let buffer = UnsafeMutablePointer<UInt8>.allocate(
    capacity: capacity)

  private var count = 0
  private let file: Int32

  init(to file: Int32) { self.file = file }

  mutating func put(_ text: StaticString) {
    guard text.hasPointerRepresentation else { return }
    put(text.utf8Start, text.utf8CodeUnitCount)
  }

  /// Writes the name of the file that a file's identifier ends with.
  mutating func put(fileOf identifier: StaticString) {
    guard identifier.hasPointerRepresentation else { return }
    let start = identifier.utf8Start
    var end = identifier.utf8CodeUnitCount
    let whole = end
    while end > 0, start[end - 1] != Self.slash { end -= 1 }
    put(start + end, whole - end)
  }

  /// Writes the name of a helper without the four literals.
  mutating func put(helper function: StaticString) {
    guard function.hasPointerRepresentation else { return }
    let start = function.utf8Start
    let whole = function.utf8CodeUnitCount
    let literals: StaticString = "fileID:filePath:line:column:"
    let length = literals.utf8CodeUnitCount
    var place = 0
    while place + length <= whole {
      var same = 0
      while same < length, start[place + same] == literals.utf8Start[same] { same += 1 }
      if same == length {
        put(start, place)
        return put(start + place + length, whole - place - length)
      }
      place += 1
    }
    put(start, whole)
  }

  mutating func put(_ number: UInt) {
    var divisor: UInt = 1
    while number / divisor >= 10 { divisor *= 10 }
    while divisor > 0 {
      put(UInt8(truncatingIfNeeded: number / divisor % 10) + Self.zero)
      divisor /= 10
    }
  }

  mutating func flush() {
    Libc.writeBytes(Self.buffer, count, to: file)
    count = 0
  }

  private mutating func put(_ start: UnsafePointer<UInt8>, _ length: Int) {
    var place = 0
    while place < length {
      put(start[place])
      place += 1
    }
  }

  private mutating func put(_ byte: UInt8) {
    if count == Self.capacity { flush() }
    Self.buffer[count] = byte
    count += 1
  }

  private static let slash = UInt8(ascii: "/")
  private static let zero = UInt8(ascii: "0")
}
