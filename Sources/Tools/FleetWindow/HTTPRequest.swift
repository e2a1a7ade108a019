/// A request of the browser's, whole.
package struct HTTPRequest: Equatable {
  package let method: String
  /// The path, without what stands behind a `?`.
  package let path: String
  /// What stands behind the `?`, as names and values.
  package let query: [String: String]
  /// The headers, by their names in small letters.
  package let headers: [String: String]
  package let body: [UInt8]

  /// Cuts a target such as `/state?log=3`; `nil` where it is an address, or has signs that none needs.
  init?(method: String, target: String, headers: [String: String], body: [UInt8]) {
    let parts = target.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
    guard let path = parts.first, path.first == "/", target.utf8.allSatisfy(Self.isPlain) else {
      return nil
    }
    self.method = method
    self.path = String(path)
    self.headers = headers
    self.body = body
    query = Dictionary(
      (parts.dropFirst().first ?? "").split(separator: "&").map { pair in
        let sides = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        return (String(sides[0]), sides.count > 1 ? String(sides[1]) : "")
      }, uniquingKeysWith: { first, _ in first })
  }

  /// No path or query of the page's needs a sign to be escaped.
  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    default: "/-_?=&.".utf8.contains(byte)
    }
  }
}
