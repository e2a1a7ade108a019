import Foundation
import Testing

extension HostTests {
  /// `swift test` with its options, and with tests of both kinds.
  @Suite("swift test")
  struct TestCommandTests {
    private static let sentences = ["The list is empty.", "There is no bird named 'Kiwi'."]
    /// A test of each kind that fails, twice.
    private static let failing =
      #"ReportingXCTests/test(Error|OwnHelper)$|"#
      + #"ReportingTests/(error|ownHelper)\("#

    /// How often a text stands in another one.
    private func count(_ text: String, in other: String) -> Int {
      other.components(separatedBy: text).count - 1
    }

    /// Runs `body` with a folder that is gone afterwards.
    private func withFolder(_ body: (URL) async throws -> Void) async throws {
      let folder = FileManager.default.temporaryDirectory
        .appendingPathComponent("fleet-test-command-\(UUID().uuidString)")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      defer { try? FileManager.default.removeItem(at: folder) }
      try await body(folder)
    }

    @Test func `lists tests of both kinds, and runs none`() async throws {
      let outcome = try await Clients.reporting.test(nil, ["--list-tests"])

      #expect(outcome.status == 0, "\(outcome)")
      for name in [
        "XCTestClient.ReportingXCTests/testError", "TestingClient.ReportingTests/error()",
      ] {
        #expect(count("\(name)\n", in: outcome.output) == 1, "\(outcome)")
      }
      #expect(!outcome.contains("error: "), "\(outcome)")
    }

    /// What fails while XCTest makes the tests is told, and hides none of them.
    @Test func `lists tests although something fails before`() async throws {
      let outcome = try await Clients.reporting.test(
        nil, ["--list-tests"], variables: ["FLEET_CLIENT_FAILS_EARLY=1"])

      #expect(outcome.status == 0, "\(outcome)")
      #expect(outcome.contains("XCTestClient.ReportingXCTests/testError\n"), "\(outcome)")
    }

    @Test(arguments: [[], ["--parallel"], ["--parallel", "--num-workers", "2"], ["--no-parallel"]])
    func `runs what a filter chooses of both kinds, and tells each failure once`(
      options: [String]
    ) async throws {
      let outcome = try await Clients.reporting.test(Self.failing, options)

      #expect(outcome.status == 1, "\(outcome)")
      for sentence in Self.sentences {
        #expect(
          count("failed - Fleet.TableViewError: \(sentence)", in: outcome.output)
            + count("failed - Birds.ListError: \(sentence)", in: outcome.output) == 1, "\(outcome)")
        #expect(count(sentence, in: outcome.output) == 2, "\(outcome)")
      }
      #expect(!outcome.contains("the exit status is 1 because of that"), "\(outcome)")
    }

    @Test func `writes each failure once into xUnit's files`() async throws {
      try await withFolder { folder in
        let outcome = try await Clients.reporting.test(
          Self.failing, ["--parallel", "--xunit-output", folder.path + "/results.xml"])

        #expect(outcome.status == 1, "\(outcome)")
        let files = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
        #expect(files == ["results-swift-testing.xml", "results.xml"])
        let texts = try files.map {
          try String(contentsOfFile: "\(folder.path)/\($0)", encoding: .utf8)
        }
        for text in texts { #expect(count("<failure", in: text) == 2, "\(text)") }
        for sentence in ["The list is empty.", "There is no bird named"] {
          #expect(count(sentence, in: texts[0]) == 1, "\(texts[0])")
        }
      }
    }

    @Test func `writes each failure once into the stream of events`() async throws {
      try await withFolder { folder in
        let outcome = try await Clients.reporting.test(
          Self.failing, ["--event-stream-output-path", folder.path + "/events.jsonl"])

        #expect(outcome.status == 1, "\(outcome)")
        let events = try String(contentsOfFile: folder.path + "/events.jsonl", encoding: .utf8)
          .split(separator: "\n").filter { $0.contains(#""issueRecorded""#) }
        #expect(events.count == 2, "\(events)")
        let place = try await Clients.reporting.place(
          of: "error", in: "TestingClient/ReportingTests.swift")
        let (file, line) = (place.prefix { $0 != ":" }, place.drop { $0 != ":" }.dropFirst())
        let event = try #require(events.first { $0.contains("The list is empty.") })
        #expect(event.contains("\(file)") && event.contains("\"line\":\(line)"), "\(event)")
      }
    }

    @Test func `keeps what is attached, in the body of an exit test too`() async throws {
      try await withFolder { folder in
        let outcome = try await Clients.reporting.test(
          #"ReportingTests/attached\(|ExitTests/attached\(|ReportingXCTests/testError$"#,
          ["--attachments-path", folder.path])

        #expect(outcome.status == 1, "\(outcome)")
        let files = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
        #expect(files == ["birds of the body.png", "list of birds.png"], "\(outcome)")
      }
    }

    // MARK: Cancellations and exit tests

    @Test(arguments: ["InScopes", "InSteps", "InWorlds", "InTrace"])
    func `takes a cancelled test for no failure`(place: String) async throws {
      let outcome = try await Clients.reporting.test(
        "FrameworkTests/cancelled\(place)\\(", in: .swiftTesting)

      #expect(outcome.status == 0, "\(outcome)")
      #expect(outcome.contains("Not today."), "\(outcome)")
      #expect(!outcome.contains("issue"), "\(outcome)")
      #expect(!outcome.contains("trace"), "\(outcome)")
      #expect(count("A world is entered.", in: outcome.output) == (place == "InWorlds" ? 1 : 0))
    }

    @Test func `tells a failure of an exit test's body once, with its line`() async throws {
      let client = try await Clients.reporting
      let outcome = try await client.test(#"ExitTests/fails\("#, in: .swiftTesting)

      // Swift 6.3 tells the line of the expectation, and Swift 6.4 that of the failure.
      let file = "TestingClient/FrameworkTests.swift"
      let places = try ["exit test", "body of an exit test"].map {
        try client.place(of: $0, in: file)
      }
      #expect(outcome.status == 1, "\(outcome)")
      #expect(
        places.contains { outcome.contains("recorded an issue at \($0):") }, "\(outcome)")
      #expect(count("Failed in an exit test.", in: outcome.output) == 1, "\(outcome)")
      #expect(outcome.contains("failed after") && outcome.contains("with 1 issue."), "\(outcome)")
    }

    @Test(arguments: [("warns", "Worth a look."), ("known", "Known in an exit test.")])
    func `leaves an exit test green where its body warns, or fails as is known`(
      test: (name: String, sentence: String)
    ) async throws {
      let outcome = try await Clients.reporting.test(
        "ExitTests/\(test.name)\\(", in: .swiftTesting)

      #expect(outcome.status == 0, "\(outcome)")
      #expect(count(test.sentence, in: outcome.output) == 1, "\(outcome)")
    }

    // MARK: A test framework that is not known

    /// The libraries of the toolchain, with another name for the function that records a failure.
    private func withOtherLibrary(
      _ name: String, _ symbol: String, _ body: (String) async throws -> Void
    ) async throws {
      let libraries = try await Command(
        arguments: ["swiftc", "-print-target-info"], folder: FileManager.default.temporaryDirectory
      ).run()
      let info = try JSONSerialization.jsonObject(with: Data(libraries.output.utf8))
      let paths = (info as? [String: Any])?["paths"] as? [String: Any]
      let folders = try #require(paths?["runtimeLibraryPaths"] as? [String])
      let folder = try #require(
        folders.first { FileManager.default.fileExists(atPath: "\($0)/\(name)") })
      var library = try Data(contentsOf: URL(filePath: "\(folder)/\(name)"))
      let (known, other) = (Data("\(symbol)\0".utf8), Data("\(symbol.dropLast())x\0".utf8))
      while let range = library.range(of: known) { library.replaceSubrange(range, with: other) }
      try await withFolder { changed in
        try library.write(to: changed.appendingPathComponent(name))
        try await body("LD_LIBRARY_PATH=\(changed.path):\(folder)")
      }
    }

    @Test(arguments: [
      (
        ClientPackage.Host.swiftTesting, "Swift Testing", "libTesting.so",
        "$s7Testing5IssueV6record_8severity14sourceLocationAcA7CommentVSg_AC8SeverityO"
          + "AA06SourceF0VtFZ"
      ),
      (
        .xcTest, "XCTest", "libXCTest.so",
        "$s6XCTest7XCTFail_4file4lineySS_s12StaticStringVSutF"
      ),
    ])
    func `is told in the first line of a run that is red, though all its tests pass`(
      framework: (host: ClientPackage.Host, name: String, library: String, symbol: String)
    ) async throws {
      let green =
        framework.host == .xcTest ? "ReportingXCTests/testSwallowed$" : #"ExitTests/warns\("#
      try await withOtherLibrary(framework.library, framework.symbol) { variable in
        let outcome = try await Clients.reporting.test(
          green, [], in: framework.host, variables: [variable])

        #expect(outcome.status == 1, "\(outcome)")
        let lines = outcome.output.split(separator: "\n")
        let first = try #require(lines.first { !$0.hasPrefix("[") && !$0.hasPrefix("Build") })
        #expect(
          first.hasPrefix("error: Fleet does not know the \(framework.name) of Swift 6."),
          "\(outcome)")
        #expect(first.hasSuffix("Missing: \(framework.symbol)"), "\(outcome)")
      }
    }
  }
}
