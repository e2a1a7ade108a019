import Foundation
import HeadlessFoundation
import Testing

@MainActor @Suite struct AsyncBytesTests {
  private func file(_ bytes: [UInt8]) throws -> FileHandle {
    let url = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try Data(bytes).write(to: url)
    defer { try? FileManager.default.removeItem(at: url) }
    return try FileHandle(forReadingFrom: url)
  }

  private func all<Values: AsyncSequence>(_ values: Values) async throws -> [Values.Element] {
    var all: [Values.Element] = []
    for try await value in values { all.append(value) }
    return all
  }

  @Test func `bytes of a file come as they are wanted, from where it stands`() async throws {
    let bytes = (0..<40_000).map { UInt8(truncatingIfNeeded: $0) }
    #expect(try await all(file(bytes).bytes) == bytes)
    let handle = try file([1, 2, 3])
    try handle.seek(toOffset: 2)
    #expect(try await all(handle.bytes) == [3])
    var iterator = try file([7]).bytes.makeAsyncIterator()
    #expect(try await iterator.next() == 7)
    #expect(try await iterator.next() == nil)
  }

  @Test func `lines have no ends, and empty ones are left out`() async throws {
    let rows: [(String, [String])] = [
      ("", []), ("\n\n", []), ("a", ["a"]), ("a\n", ["a"]),
      ("a\r\nb\rc\n\nd", ["a", "b", "c", "d"]),
      ("Zaunkönig 🐦\u{2028}x", ["Zaunkönig 🐦", "x"]),
    ]
    for (text, lines) in rows {
      #expect(try await all(file(Array(text.utf8)).bytes.lines) == lines)
    }
  }

  @Test func `characters are whole, and what is no text is replaced`() async throws {
    let text = "e\u{301}👨‍👩‍👧\r\nö"
    #expect(try await all(file(Array(text.utf8)).bytes.characters) == Array(text))
    let rows: [([UInt8], String)] = [
      ([0x61, 0xFF, 0x62], "a\u{FFFD}b"), ([0xC3], "\u{FFFD}"),
      ([0xE2, 0x82, 0x61], "\u{FFFD}a"), ([0x80, 0xC3, 0xB6], "\u{FFFD}ö"),
    ]
    for (bytes, text) in rows {
      let scalars = try await all(file(bytes).bytes.unicodeScalars)
      #expect(scalars == Array(text.unicodeScalars), "\(bytes)")
    }
  }
}
