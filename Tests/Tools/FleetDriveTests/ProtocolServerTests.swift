import FleetDrive
import Foundation
import Testing

@MainActor
@Suite("drive --mcp")
struct ProtocolServerTests {
  /// Sends messages, and returns the answers without what all of them begin with.
  private func answers(_ messages: String...) async -> [String?] {
    let server = ProtocolServer(Transcript().session)
    var answers: [String?] = []
    for message in messages { answers.append(await server.answer(to: message)) }
    return answers
  }

  private func call(_ tool: String, _ arguments: String) -> String {
    #"{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"\#(tool)","arguments":\#(arguments)}}"#
  }

  /// The text of an answer, behind `!` where it is an error.
  private func text(_ answer: String?) throws -> String {
    let object = try JSONSerialization.jsonObject(with: Data((answer ?? "").utf8)) as? [String: Any]
    let result = try #require(object?["result"] as? [String: Any], "\(answer ?? "")")
    let content = try #require(result["content"] as? [[String: Any]])
    let words = content.first?["text"] as? String ?? ""
    return (result["isError"] as? Bool == true ? "!" : "") + words
  }

  @Test func `says who it is, and which tools there are`() async throws {
    let found = await answers(
      #"{"jsonrpc":"2.0","id":0,"method":"initialize","params":{"protocolVersion":"2025-06-18"}}"#,
      #"{"jsonrpc":"2.0","method":"notifications/initialized"}"#,
      #"{"jsonrpc":"2.0","id":"a","method":"ping"}"#,
      #"{"jsonrpc":"2.0","id":1,"method":"tools/list"}"#)
    #expect(found[0]?.contains(#""protocolVersion":"2025-06-18""#) == true)
    #expect(found[1] == nil)
    #expect(found[2] == #"{"id":"a","jsonrpc":"2.0","result":{}}"#)
    for tool in ["act", "screen", "picture", "test"] {
      #expect(found[3]?.contains(#""name":"\#(tool)""#) == true)
    }
  }

  @Test func `acts, looks, and prints a test`() async throws {
    let found = await answers(
      call("act", #"{"commands":["tap Cart","enter Ada in Name","tap Gone","back"]}"#),
      call("screen", #"{"under":"text field"}"#), call("test", #"{"kind":"xctest"}"#),
      call("screen", "{}"), call("picture", "{}"))

    let acted = try text(found[0]).split(separator: "\n").map(String.init)
    #expect(acted.first == #"!ok tap button "Cart""#)
    #expect(acted.filter { $0.hasPrefix("ok ") || $0.hasPrefix("FAILED ") }.count == 2)
    #expect(try text(found[1]).contains(#"text field "Name" = "Ada""#))
    #expect(try text(found[2]).contains("XCTestCase"))
    #expect(try text(found[3]).hasPrefix("hash "))
    #expect(found[4]?.contains(#""mimeType":"image/png""#) == true)
  }

  @Test func `a screen that is known is not told again`() async throws {
    let server = ProtocolServer(Transcript().session)
    let first = try text(await server.answer(to: call("screen", "{}")))
    let hash = try #require(first.split(separator: "\n").first?.dropFirst("hash ".count))
    let since = call("screen", #"{"since":"\#(hash)"}"#)
    #expect(
      try text(await server.answer(to: since)) == "hash \(hash)\nIt is the same as before.")

    _ = await server.answer(to: call("act", #"{"commands":["tap Cart"]}"#))
    #expect(try text(await server.answer(to: since)).contains(#"button "Pay" (disabled)"#))
    // A usual step is small: four letters are a token.
    let step = try text(
      await server.answer(to: call("act", #"{"commands":["enter Ada in Name"]}"#)))
    #expect(step.count / 4 < 330)
  }

  @Test(arguments: [
    ("", "The message is no JSON."), ("{", "The message is no JSON."),
    (String(repeating: "[", count: 100_000), "The message is no JSON."),
    ("[]", "The message is no request."), ("3", "The message is no request."),
    (#"{"jsonrpc":"2.0","id":{},"method":"ping"}"#, "The message is no request."),
    (#"{"jsonrpc":"1.0","id":1,"method":"ping"}"#, "The message is no request."),
    (#"{"jsonrpc":"2.0","id":1,"method":3}"#, "The message is no request."),
    (
      #"{"jsonrpc":"2.0","id":1,"method":"\#(String(repeating: "x", count: 1 << 20))"}"#,
      "The message is longer than a megabyte."
    ),
    (#"{"jsonrpc":"2.0","id":1,"method":"files/read"}"#, "There is no method 'files/read'."),
    (
      #"{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"sh"}}"#,
      "There is no tool 'sh'. There are act, screen, picture, test."
    ),
    (
      #"{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"act","arguments":[]}}"#,
      "The argument 'commands' is a list of commands."
    ),
    (
      #"{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"act","arguments":{"commands":[3]}}}"#,
      #"Each of the 'commands' is a text, such as tap \"Pay\"."#
    ),
    (
      #"{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"act","arguments":{"commands":["tap Cart"," picture /nowhere/a.png"]}}}"#,
      "The tool 'picture' takes pictures."
    ),
  ])
  func `hostile messages are refused`(message: String, words: String) async {
    let answer = await answers(message)[0] ?? ""
    #expect(answer.contains(#""message":"\#(words)""#), "\(answer)")
  }

  @Test func `what asks for no answer gets none, whatever it is`() async {
    let found = await answers(
      #"{"jsonrpc":"2.0","method":"files/read"}"#, #"{"jsonrpc":"2.0","method":"ping"}"#)
    #expect(found == [nil, nil])
  }
}
