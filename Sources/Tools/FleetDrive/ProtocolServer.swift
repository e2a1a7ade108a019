import Fleet
import FleetReport
import Foundation

/// A session for programs that speak the Model Context Protocol: a message a line.
@MainActor
package final class ProtocolServer {
  /// What is wrong with a message.
  private struct Refusal: Error {
    let code: Int
    let words: String

    static let noJSON = Refusal(code: -32_700, words: "The message is no JSON.")
    static let noRequest = Refusal(code: -32_600, words: "The message is no request.")
    static let tooLong = Refusal(code: -32_600, words: "The message is longer than a megabyte.")

    static func noMethod(_ name: String) -> Refusal {
      Refusal(code: -32_601, words: "There is no method '\(name)'.")
    }

    static func noTool(_ name: String) -> Refusal {
      Refusal(
        code: -32_602,
        words:
          "There is no tool '\(name)'. There are \(ProtocolTool.names.joined(separator: ", ")).")
    }

    static func wrong(_ words: String) -> Refusal { Refusal(code: -32_602, words: words) }
  }

  /// The versions of the protocol that have all that is used here, the latest last.
  private static let versions = ["2024-11-05", "2025-03-26", "2025-06-18", "2025-11-25"]
  private static let mostBytes = 1 << 20

  private let session: DriveSession
  /// The tests of the package around the app, if they are known.
  private let tests: PackageTests?
  /// What the app did besides its screen.
  private var log: [String] = []
  /// What went wrong with the launch, until that is told.
  private var launchTrouble: String?
  private var isLaunched = false

  package init(_ session: DriveSession, tests: PackageTests? = nil) {
    self.session = session
    self.tests = tests
  }

  /// Answers a message; nothing where it asks for no answer.
  package func answer(to line: String) async -> String? {
    var id: JSONValue? = .null
    do {
      let message = try Self.message(line)
      id = message["id"]
      let result = try await result(of: message)
      return id.map { Self.line(["jsonrpc": "2.0", "id": $0, "result": result]) }
    } catch let refusal as Refusal {
      let error: JSONValue = ["code": .whole(refusal.code), "message": .text(refusal.words)]
      return id.map { Self.line(["jsonrpc": "2.0", "id": $0, "error": error]) }
    } catch {
      return nil
    }
  }

  private static func message(_ line: String) throws -> JSONValue {
    guard line.utf8.count <= mostBytes else { throw Refusal.tooLong }
    guard let message = try? JSONDecoder().decode(JSONValue.self, from: Data(line.utf8)) else {
      throw Refusal.noJSON
    }
    switch message["id"] {
    case nil, .text, .whole: break
    default: throw Refusal.noRequest
    }
    guard message["jsonrpc"] == "2.0", message["method"]?.text != nil else {
      throw Refusal.noRequest
    }
    return message
  }

  private static func line(_ message: JSONValue) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return (try? encoder.encode(message)).map { String(decoding: $0, as: UTF8.self) } ?? ""
  }

  private func result(of message: JSONValue) async throws -> JSONValue {
    let parameters = message["params"] ?? [:]
    switch message["method"]?.text ?? "" {
    case "initialize":
      let asked = parameters["protocolVersion"]?.text ?? ""
      let version = Self.versions.contains(asked) ? asked : Self.versions.last ?? ""
      return [
        "protocolVersion": .text(version), "capabilities": ["tools": [:]],
        "serverInfo": ["name": "drive", "version": .text(Fleet.version)],
        "instructions": .text(ProtocolTool.instructions),
      ]
    case "ping", "notifications/initialized", "notifications/cancelled": return [:]
    case "tools/list": return ["tools": .list(ProtocolTool.allCases.map(\.description))]
    case "tools/call":
      let name = parameters["name"]?.text ?? ""
      guard let tool = ProtocolTool(rawValue: name) else { throw Refusal.noTool(name) }
      return try await call(tool, parameters["arguments"] ?? [:])
    case let name: throw Refusal.noMethod(name)
    }
  }

  // MARK: Tools

  private func call(_ tool: ProtocolTool, _ arguments: JSONValue) async throws -> JSONValue {
    await launch()
    switch tool {
    case .act:
      guard case .list(let commands)? = arguments["commands"] else {
        throw Refusal.wrong("The argument 'commands' is a list of commands.")
      }
      return try await act(commands)
    case .world: return try await act([.text("world \(try Self.word("words", in: arguments))")])
    case .clock: return try await act([.text("wait \(try Self.word("time", in: arguments))")])
    case .audit: return try await act(["audit"])
    case .screen: return await look(arguments)
    case .picture: return await picture()
    case .log: return told(lines(ofLogSince: arguments["since"]?.number ?? 0), isFine: true)
    case .runTests: return try run(arguments["filter"]?.text ?? "")
    case .test:
      let dialect = arguments["kind"]?.text ?? ""
      return await answered(dialect.isEmpty ? "test" : "test \(dialect)") {
        $0.ok ? $0.lines.joined(separator: "\n") : $0.text
      }
    }
  }

  private func launch() async {
    guard !isLaunched else { return }
    isLaunched = true
    let launch = await session.launch()
    log += launch.happened
    if !launch.ok { launchTrouble = launch.text }
  }

  /// Does commands, up to the first one that fails.
  private func act(_ commands: [JSONValue]) async throws -> JSONValue {
    let words = commands.compactMap(\.text)
    guard words.count == commands.count, !words.isEmpty else {
      throw Refusal.wrong("Each of the 'commands' is a text, such as tap \"Pay\".")
    }
    // It would write wherever its path says.
    guard !words.contains(where: Self.takesPicture) else {
      throw Refusal.wrong("The tool 'picture' takes pictures.")
    }
    var (texts, isFine): ([String], Bool) = ([], true)
    for command in words where isFine && !DriveCommand.isEmpty(command) {
      let answer = await session.answer(to: command)
      texts.append(answer.text)
      log += answer.happened
      isFine = answer.ok
    }
    return told(texts.joined(separator: "\n"), isFine: isFine)
  }

  /// An argument that has to be there, and to be one line.
  private static func word(_ name: String, in arguments: JSONValue) throws -> String {
    guard let word = arguments[name]?.text, !word.isEmpty, !word.contains(where: \.isNewline) else {
      throw Refusal.wrong("The argument '\(name)' is a line of text.")
    }
    return word
  }

  /// The numbered lines of the log behind one.
  private func lines(ofLogSince number: Double) -> String {
    let known = Int(min(max(0, number), Double(log.count)))
    let lines = log.enumerated().dropFirst(known).map { "\($0.offset + 1) \($0.element)" }
    return lines.isEmpty ? "Nothing happened since." : lines.joined(separator: "\n")
  }

  /// Runs the tests of the package, and answers their failures as data, too.
  private func run(_ filter: String) throws -> JSONValue {
    guard let tests else {
      throw Refusal.wrong("The program is in no package whose tests could be run.")
    }
    guard !filter.hasPrefix("-") else {
      throw Refusal.wrong("The argument 'filter' is a part of a test's name.")
    }
    let outcome = tests.outcome(filter: filter)
    guard let result = outcome.result,
      let data = try? JSONDecoder().decode(JSONValue.self, from: JSONEncoder().encode(result))
    else {
      return told((["No test has run:"] + outcome.lines).joined(separator: "\n"), isFine: false)
    }
    var lines = [
      "\(result.passed) passed, \(result.failed.count) failed, \(result.skipped) skipped"
    ]
    for test in result.failed {
      lines.append("FAILED \(test.test)")
      lines += test.failures.flatMap { $0.split(whereSeparator: \.isNewline) }.map { "  \($0)" }
    }
    return told(lines.joined(separator: "\n"), isFine: result.failed.isEmpty, data: data)
  }

  private static func takesPicture(_ command: String) -> Bool {
    if case .picture? = try? DriveCommand.parsed(command) { true } else { false }
  }

  /// The screen as text behind its hash; nothing but that where it is the one that is known.
  private func look(_ arguments: JSONValue) async -> JSONValue {
    let under = arguments["under"]?.text ?? ""
    let since = arguments["since"]?.text
    return await answered(under.isEmpty ? "screen" : "screen under \(under)") { answer in
      guard answer.ok else { return answer.text }
      let hash = String(UInt(bitPattern: answer.lines.hashValue), radix: 36)
      let lines = since == hash ? ["It is the same as before."] : answer.lines
      return (["hash \(hash)"] + lines).joined(separator: "\n")
    }
  }

  private func picture() async -> JSONValue {
    let path = FileManager.default.temporaryDirectory.appending(
      path: "drive-\(UUID().uuidString).png"
    ).path
    defer { try? FileManager.default.removeItem(atPath: path) }
    let answer = await session.answer(to: "picture \(path)")
    guard let data = FileManager.default.contents(atPath: path) else {
      return told(answer.text, isFine: false)
    }
    let image: JSONValue = [
      "type": "image", "mimeType": "image/png", "data": .text(data.base64EncodedString()),
    ]
    return ["content": [image]]
  }

  private func answered(
    _ command: String, _ text: (DriveAnswer) -> String
  ) async -> JSONValue {
    let answer = await session.answer(to: command)
    return told(text(answer), isFine: answer.ok)
  }

  private func told(_ text: String, isFine: Bool, data: JSONValue? = nil) -> JSONValue {
    let trouble = launchTrouble.map { "The launch: \($0)\n" } ?? ""
    launchTrouble = nil
    let content: JSONValue = ["type": "text", "text": .text(trouble + text)]
    var answer: [String: JSONValue] = [
      "content": [content], "isError": .truth(!isFine || !trouble.isEmpty),
    ]
    answer["structuredContent"] = data
    return .object(answer)
  }
}
