import Foundation
import NetworkAnswers
import Testing

@Suite("NetworkAnswer")
struct NetworkAnswerTests {
  private struct Bird: Encodable {
    var name = "Robin"
  }

  private func parts(
    _ answer: NetworkAnswer
  ) -> (status: Int, type: String?, length: String?, body: String)? {
    guard case .response(let status, let headers, let body) = answer.outcome else { return nil }
    return (
      status, headers["Content-Type"], headers["Content-Length"],
      String(decoding: body, as: UTF8.self)
    )
  }

  private func mistake(_ answer: NetworkAnswer) -> String? {
    if case .mistake(let reason) = answer.outcome { reason } else { nil }
  }

  @Test(
    arguments: [
      (NetworkAnswer.json("[1]"), 200, "application/json", "3", "[1]"),
      (.json(Bird()), 200, "application/json", "16", #"{"name":"Robin"}"#),
      (.json([1, 2], status: 201), 201, "application/json", "5", "[1,2]"),
      (.text("Größe"), 200, "text/plain; charset=utf-8", "7", "Größe"),
      (.data(Data([65])), 200, "application/octet-stream", "1", "A"),
      (.data(Data([65]), contentType: "image/png"), 200, "image/png", "1", "A"),
      (.text("a", headers: ["content-type": "text/html"]), 200, nil, "1", "a"),
      (.status(404), 404, nil, nil, ""),
    ] as [(NetworkAnswer, Int, String?, String?, String)])
  func `has a status, header fields and a body`(
    answer: NetworkAnswer, status: Int, type: String?, length: String?, body: String
  ) throws {
    let found = try #require(parts(answer))

    #expect(found == (status, type, length, body))
  }

  @Test func `takes as long as it says`() {
    #expect(NetworkAnswer.json("1", after: .seconds(2)).delay == .seconds(2))
    #expect(NetworkAnswer.offline.delay == .zero)
  }

  @Test func `is what is in a file`() throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("birds-\(UUID()).json")
    try Data("[]".utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }

    #expect(try #require(parts(.file(file))) == (200, "application/json", "2", "[]"))
  }

  @Test func `says why it cannot be given`() {
    let missing = URL(fileURLWithPath: "/nowhere/birds.json")

    #expect(mistake(.json("[1, x]"))?.hasPrefix("The JSON of an answer cannot be read: ") == true)
    #expect(
      mistake(.json(Double.nan))?.hasPrefix("The value of an answer cannot be encoded: ") == true)
    #expect(mistake(.file(nil)) == "The file of an answer is not there.")
    #expect(mistake(.file(missing)) == "The file of an answer cannot be read: birds.json.")
  }
}
