import Foundation

/// What a request gets.
package struct HTTPAnswer: Equatable {
  package enum Status: Int {
    case ok = 200
    case badRequest = 400
    case forbidden = 403
    case notFound = 404
    case methodNotAllowed = 405
    case tooLarge = 413
    case tooMany = 429

    var words: String {
      switch self {
      case .ok: "OK"
      case .badRequest: "Bad Request"
      case .forbidden: "Forbidden"
      case .notFound: "Not Found"
      case .methodNotAllowed: "Method Not Allowed"
      case .tooLarge: "Content Too Large"
      case .tooMany: "Too Many Requests"
      }
    }
  }

  package let status: Status
  package var type = ""
  package var body = Data()
  /// Where the page may take scripts and styles from; nothing but for the page.
  package var policy = "default-src 'none'"
  /// Whether more follows, for as long as the browser listens.
  package var isStream = false

  init(_ status: Status) { self.status = status }

  init(_ type: String, _ body: Data) {
    status = .ok
    self.type = type
    self.body = body
  }

  init(json value: some Encodable) {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    self.init("application/json", (try? encoder.encode(value)) ?? Data("{}".utf8))
  }

  /// The answer as it is sent.
  package func bytes(keepsConnection: Bool) -> [UInt8] {
    var lines = [
      "HTTP/1.1 \(status.rawValue) \(status.words)", "Cache-Control: no-store",
      "Content-Security-Policy: \(policy); frame-ancestors 'none'; base-uri 'none'",
      "Cross-Origin-Opener-Policy: same-origin", "Cross-Origin-Resource-Policy: same-origin",
      "Referrer-Policy: no-referrer", "X-Content-Type-Options: nosniff",
      "Connection: \(keepsConnection ? "keep-alive" : "close")",
    ]
    if !type.isEmpty { lines.append("Content-Type: \(type)") }
    if !isStream { lines.append("Content-Length: \(body.count)") }
    return Array((lines.joined(separator: "\r\n") + "\r\n\r\n").utf8) + body
  }
}
