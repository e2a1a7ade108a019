/// Decides who may ask: the page that this process has served, in a browser of this machine.
struct WindowGate {
  let port: Int
  let token: String

  init(port: Int, token: String) {
    self.port = port
    self.token = token
  }

  /// The header that the page sends its token in.
  static let header = "x-fleet-token"

  /// A token that cannot be guessed.
  static func newToken() -> String {
    var generator = SystemRandomNumberGenerator()
    return (0..<2).map { _ in
      let digits = String(generator.next() as UInt64, radix: 16)
      return String(repeating: "0", count: 16 - digits.count) + digits
    }.joined()
  }

  /// Whether the request is meant for this address, under one of its own names.
  ///
  /// A page of others that lets its own name lead here, and so could read answers, is told by `Host`.
  func isMeantForUs(_ request: HTTPRequest) -> Bool {
    guard let host = request.headers["host"], hosts.contains(host) else { return false }
    if let origin = request.headers["origin"], origin != "http://\(host)" { return false }
    // What a browser says of the page that asks; "none" is a person at the address bar.
    let site = request.headers["sec-fetch-site"] ?? "none"
    return site == "same-origin" || site == "none"
  }

  private var hosts: [String] { ["127.0.0.1:\(port)", "localhost:\(port)"] }

  /// Whether the request has the token.
  func hasToken(_ request: HTTPRequest) -> Bool {
    let given = Array((request.headers[Self.header] ?? "").utf8)
    let wanted = Array(token.utf8)
    guard given.count == wanted.count else { return false }
    // The time that it takes does not tell how much of it is right.
    return zip(given, wanted).reduce(0) { $0 | ($1.0 ^ $1.1) } == 0
  }
}
