import FleetDrive
import Foundation
import Testing

@MainActor
@Suite("drive --mcp")
struct ProtocolServerTests {
  /// Sends messages, and returns the answers without what all of them begin with.
  private func answers(_ messages: String..., tests: PackageTests? = nil) async -> [String?] {
    let server = ProtocolServer(Transcript().session, tests: tests)
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
    for tool in [
      "act", "screen", "picture", "world", "clock", "log", "audit", "test", "run_tests",
    ] {
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
      "There is no tool 'sh'. There are act, screen, picture, world, clock, log, audit, test, run_tests."
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
      #"{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"clock","arguments":{"time":"1s\nquit"}}}"#,
      "The argument 'time' is a line of text."
    ),
    (
      #"{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"world","arguments":{"words":7}}}"#,
      "The argument 'words' is a line of text."
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

  @Test func `the world and the clock are tools, and the log has what happened`() async throws {
    let found = await answers(
      call("world", #"{"words":"dark"}"#), call("clock", #"{"time":"2s"}"#),
      call("act", #"{"commands":["tap Buy in Wren"]}"#), call("log", "{}"),
      call("log", #"{"since":2}"#), call("log", #"{"since":1e300}"#), call("audit", "{}"))

    #expect(try text(found[0]).hasPrefix("ok world dark"))
    #expect(try text(found[1]).hasPrefix("ok wait 2s (2 s)"))
    let log = try text(found[3]).split(separator: "\n").map(String.init)
    #expect(log.first?.hasPrefix("1 ") == true)
    #expect(log.contains { $0.hasSuffix(#" announced "Wren is in the cart""#) })
    #expect(try text(found[4]) == log.dropFirst(2).joined(separator: "\n"))
    #expect(try text(found[5]) == "Nothing happened since.")
    #expect(try text(found[6]).hasPrefix("ok audit\n"))
  }

  // MARK: The tests of the package

  /// Tests that leave a stream, and what they were called with.
  private func tests(leaving stream: String, _ calls: Calls) throws -> PackageTests {
    try #require(
      PackageTests(executable: "/apps/.build/Birds/Linux/.build/debug/drive") { command in
        calls.all.append(command)
        if let place = command.firstIndex(of: "--event-stream-output-path") {
          try? Data(stream.utf8).write(to: URL(fileURLWithPath: command[place + 1]))
        }
        return "Building…\nerror: no such module 'Wren'\n"
      })
  }

  private final class Calls {
    var all: [[String]] = []
  }

  private static let stream = """
    {"version":"6.3.0","kind":"event","payload":{"kind":"runStarted","instant":{"absolute":1}}}
    {"version":"6.3.0","kind":"event","payload":{"kind":"testStarted","testID":"M.T/a()/T.swift:3:4"}}
    {"version":"6.3.0","kind":"event","payload":{"kind":"issueRecorded","testID":"M.T/a()/T.swift:3:4",\
    "issue":{"isKnown":false,"sourceLocation":{"fileID":"M/T.swift","line":5}},\
    "messages":[{"symbol":"fail","text":"Fleet.AlertError: No action."}]}}
    {"version":"6.3.0","kind":"event","payload":{"kind":"testEnded","testID":"M.T/a()/T.swift:3:4"}}
    {"version":"6.3.0","kind":"event","payload":{"kind":"runEnded","instant":{"absolute":2}}}
    """

  @Test func `the app's tests are run, and their failures are data`() async throws {
    let calls = Calls()
    let found = await answers(
      call("run_tests", #"{"filter":"M.T"}"#), tests: try tests(leaving: Self.stream, calls))

    #expect(
      calls.all.first?.prefix(4) == ["swift", "test", "--package-path", "/apps/.build/Birds/Linux"])
    #expect(calls.all.first?.suffix(2) == ["--filter", "M.T"])
    #expect(
      try text(found[0])
        == "!0 passed, 1 failed, 0 skipped\nFAILED M.T/a()\n  M/T.swift:5: Fleet.AlertError: No action."
    )
    #expect(
      found[0]?.contains(
        #""failed":[{"failures":["M/T.swift:5: Fleet.AlertError: No action."],"place":"","test":"M.T/a()"}]"#
      )
        == true, "\(found[0] ?? "")")
  }

  @Test func `tests that do not build say so`() async throws {
    let found = await answers(
      call("run_tests", "{}"), tests: try tests(leaving: "", Calls()))
    #expect(
      try text(found[0]) == "!No test has run:\nBuilding…\nerror: no such module 'Wren'")
  }

  @Test func `tests run by a name alone, and in a package`() async throws {
    let found = await answers(
      call("run_tests", #"{"filter":"--skip-build"}"#), tests: try tests(leaving: "", Calls()))
    #expect(found[0]?.contains("The argument 'filter' is a part of a test's name.") == true)
    #expect(PackageTests(executable: "/usr/bin/drive") == nil)
    let none = await answers(call("run_tests", "{}"))
    #expect(
      none[0]?.contains("The program is in no package whose tests could be run.") == true)
  }

  @Test func `what asks for no answer gets none, whatever it is`() async {
    let found = await answers(
      #"{"jsonrpc":"2.0","method":"files/read"}"#, #"{"jsonrpc":"2.0","method":"ping"}"#)
    #expect(found == [nil, nil])
  }
}
