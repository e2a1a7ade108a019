import FleetDrive
import FleetWindow
import Foundation
import Testing

/// A browser without a network: its bytes go to the server, and the server's come back.
@MainActor
final class Browser {
  struct Answer {
    let status: Int
    let head: String
    let body: String

    init(_ bytes: [UInt8]) throws {
      let text = String(decoding: bytes, as: UTF8.self)
      let end = try #require(text.range(of: "\r\n\r\n"), "\(text)")
      head = String(text[..<end.lowerBound])
      body = String(text[end.upperBound...])
      status = try #require(Int(head.dropFirst("HTTP/1.1 ".count).prefix(3)))
    }
  }

  static let token = "0123456789abcdef0123456789abcdef"
  let session: WindowSession
  let server: WindowServer
  private let clock: Clock

  private final class Clock { var now: Duration = .zero }

  init(_ show: @escaping @MainActor () -> Void = Stall.show) async {
    let clock = Clock()
    self.clock = clock
    session = WindowSession(
      DriveSession(show: show, modules: ["Stall"], opening: ["Stall.show()"]))
    server = WindowServer(session, port: 7_000, token: Self.token) { clock.now }
    await session.launch()
  }

  /// Lets a second of the server's time pass.
  func wait() { clock.now += .seconds(1) }

  static func request(
    _ line: String, _ headers: [String] = ["X-Fleet-Token: \(token)"], _ body: String = ""
  ) -> [UInt8] {
    let length = body.isEmpty ? [] : ["Content-Length: \(body.utf8.count)"]
    let lines = ["\(line) HTTP/1.1", "Host: 127.0.0.1:7000"] + headers + length
    return Array((lines.joined(separator: "\r\n") + "\r\n\r\n" + body).utf8)
  }

  /// Sends bytes over a new connection.
  func send(_ bytes: [UInt8]) async -> (bytes: [UInt8], then: WindowConnection.Continuation) {
    await WindowConnection(server).receive(bytes)
  }

  func get(_ path: String) async throws -> Answer {
    try Answer(await send(Self.request("GET \(path)")).bytes)
  }

  func post(_ path: String, _ message: [String: Any]) async throws -> Answer {
    let body = try JSONSerialization.data(withJSONObject: message)
    let text = String(decoding: body, as: UTF8.self)
    return try Answer(
      await send(Self.request("POST \(path)", ["X-Fleet-Token: \(Self.token)"], text)).bytes)
  }

  /// What an answer's JSON has.
  static func object(_ answer: Answer) throws -> [String: Any] {
    try #require(
      try JSONSerialization.jsonObject(with: Data(answer.body.utf8)) as? [String: Any],
      "\(answer.head)\n\(answer.body)")
  }

  func state() async throws -> [String: Any] { try Self.object(await get("/state")) }

  func steps() async throws -> [String] {
    try #require(try await state()["steps"] as? [String])
  }

  /// The middle of the first element whose label or identifier it is.
  func middle(of name: String) async throws -> (x: Double, y: Double) {
    let elements = try #require(try await state()["elements"] as? [[String: Any]])
    let found = try #require(
      elements.first {
        $0["label"] as? String == name || $0["identifier"] as? String == name
      }, "\(name): \(elements)")
    let frame = try #require(found["frame"] as? [Double])
    return (frame[0] + frame[2] / 2, frame[1] + frame[3] / 2)
  }

  /// A finger on an element, which moves so far.
  func touch(
    _ name: String, _ movement: String = "tap", by way: (x: Double, y: Double) = (0, 0)
  ) async throws {
    let (x, y) = try await middle(of: name)
    let answer = try await post(
      "/touch",
      ["x": x, "y": y, "toX": x + way.x, "toY": y + way.y, "movement": movement])
    #expect(answer.status == 200)
  }

  /// The lines of a command that looks.
  func lines(_ line: String) async throws -> [String] {
    try Self.object(try await post("/ask", ["line": line]))["lines"] as? [String] ?? []
  }
}
