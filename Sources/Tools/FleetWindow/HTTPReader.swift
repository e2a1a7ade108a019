/// Reads requests of HTTP/1.1 out of bytes, however they are cut.
///
/// It knows what a browser sends to this page, and takes nothing else: no other version, no chunks, no
/// headers over several lines, none twice. What is unclear, two readers could read in two ways.
package struct HTTPReader {
  /// Why the bytes are no request; nothing behind them can be read.
  package enum Refusal: Error {
    case malformed, tooLarge
  }

  static let mostHead = 16_384
  static let mostHeaders = 64
  static let mostBody = 1 << 18

  private struct Head {
    let method: String
    let target: String
    let headers: [String: String]
    let length: Int
  }

  private var bytes: [UInt8] = []
  private var head: Head?
  /// How far no end of a head has been found.
  private var searched = 0

  package init() {}

  /// Takes bytes that have come.
  package mutating func take(_ more: [UInt8]) { bytes += more }

  /// Returns the next request; `nil` until all of it has come.
  package mutating func next() throws(Refusal) -> HTTPRequest? {
    if head == nil { head = try nextHead() }
    guard let head, bytes.count >= head.length else { return nil }
    let body = Array(bytes.prefix(head.length))
    bytes.removeFirst(head.length)
    self.head = nil
    guard
      let request = HTTPRequest(
        method: head.method, target: head.target, headers: head.headers, body: body)
    else { throw .malformed }
    return request
  }

  // MARK: The head

  private mutating func nextHead() throws(Refusal) -> Head? {
    guard let end = endOfHead() else {
      guard bytes.count <= Self.mostHead else { throw .tooLarge }
      return nil
    }
    guard end <= Self.mostHead else { throw .tooLarge }
    let text = String(decoding: bytes[..<end], as: UTF8.self)
    bytes.removeFirst(end + 4)
    searched = 0
    var lines = text.split(separator: "\r\n", omittingEmptySubsequences: false)
    guard text.unicodeScalars.allSatisfy(Self.isPrintable), !lines.isEmpty else {
      throw .malformed
    }
    let first = lines.removeFirst().split(separator: " ", omittingEmptySubsequences: false)
    guard first.count == 3, first[2] == "HTTP/1.1", !first[0].isEmpty,
      first[0].utf8.allSatisfy({ (65...90).contains($0) })
    else { throw .malformed }
    let headers = try Self.headers(lines)
    return Head(
      method: String(first[0]), target: String(first[1]), headers: headers,
      length: try Self.length(headers))
  }

  /// The place of the empty line behind the head.
  private mutating func endOfHead() -> Int? {
    for start in searched..<max(searched, bytes.count - 3)
    where bytes[start] == 13 && bytes[start + 1] == 10 && bytes[start + 2] == 13
      && bytes[start + 3] == 10
    {
      return start
    }
    searched = max(0, bytes.count - 3)
    return nil
  }

  /// ASCII alone, and the ends of lines, which stand in pairs: one alone is left within a line.
  private static func isPrintable(_ scalar: Unicode.Scalar) -> Bool {
    (32...126).contains(scalar.value) || scalar == "\r" || scalar == "\n" || scalar == "\t"
  }

  private static func headers(_ lines: [Substring]) throws(Refusal) -> [String: String] {
    guard lines.count <= mostHeaders else { throw .tooLarge }
    var headers: [String: String] = [:]
    for line in lines {
      guard let colon = line.firstIndex(of: ":"), colon > line.startIndex,
        !line.unicodeScalars.contains(where: { $0 == "\r" || $0 == "\n" })
      else { throw .malformed }
      let name = line[..<colon].lowercased()
      guard name.utf8.allSatisfy(isOfName), headers[name] == nil else { throw .malformed }
      let value = line[line.index(after: colon)...]
      headers[name] = String(value.trimmingPrefix { $0 == " " || $0 == "\t" })
    }
    return headers
  }

  private static func isOfName(_ byte: UInt8) -> Bool {
    (97...122).contains(byte) || (48...57).contains(byte) || byte == 45
  }

  private static func length(_ headers: [String: String]) throws(Refusal) -> Int {
    guard headers["transfer-encoding"] == nil else { throw .malformed }
    guard let text = headers["content-length"] else { return 0 }
    guard !text.isEmpty, text.utf8.allSatisfy({ (48...57).contains($0) }) else { throw .malformed }
    guard let length = Int(text), length <= mostBody else { throw .tooLarge }
    return length
  }
}
