import Foundation
import Testing

@testable import FleetInit

/// What `fleet-init` does once the package is written.
@Suite("fleet-init goes on")
struct GoingOnTests {
  /// SwiftPM and the app, as they answer.
  private struct Programs {
    /// SwiftPM's words where packages cannot be resolved, by what is in the manifest that names them.
    var unresolved: [String: String] = [:]
    var build = ProgramEnd(isDone: true, output: "Build complete!\n")
    var tests =
      "AppTests.ListTests/testRows\nAppTests.`it \"rains\"`()\nBuilding for debugging...\n"
    /// The module that does not compile, where a search asks for it.
    var broken: String?
    /// What becomes of the test of XCTest.
    var result = "passed"
    var launch = """
      {"command":"launch","now":0,"ok":true,"screen":["On screen: Birds","  static text \\"Wren\\""],"time":0}

      """
    var picture = #"{"command":"picture","lines":["x"],"now":0,"ok":true,"time":0}"# + "\n"

    func end(of call: ProgramCall) -> ProgramEnd {
      let words = call.command
      if words.contains("resolve") { return resolution(of: words[4]) }
      if words.contains("build") {
        return words.contains("--product") ? ProgramEnd(isDone: true, output: "") : build
      }
      if words[0] == "swiftc" {
        let isBroken = words.contains { $0 == broken }
        return ProgramEnd(isDone: !isBroken, output: isBroken ? build.output : "")
      }
      if words.contains("list") { return ProgramEnd(isDone: true, output: tests) }
      if words[0].hasSuffix(".xctest") {
        return ProgramEnd(
          isDone: true, output: "Test Case 'ListTests.testRows' \(result) (0.0 seconds)\n")
      }
      guard words.last == "--json" else { return ProgramEnd(isDone: false, output: "") }
      let path = call.input?.dropFirst("picture ".count).dropLast() ?? ""
      if !picture.isEmpty { try? Data("PNG".utf8).write(to: URL(fileURLWithPath: String(path))) }
      return ProgramEnd(isDone: !picture.isEmpty, output: launch + picture)
    }

    private func resolution(of folder: String) -> ProgramEnd {
      let manifest =
        (try? String(contentsOfFile: folder + "/Package.swift", encoding: .utf8)) ?? ""
      let words = unresolved.first { manifest.contains($0.key) }?.value
      return ProgramEnd(
        isDone: words == nil, output: words.map { "Fetching x\nerror: \($0)\n" } ?? "")
    }
  }

  private static let project = ProjectText(
    targets: [
      .init(name: "App", products: ["Rain"]),
      .init(name: "AppTests", kind: "bundle.unit-test", needs: ["App"]),
    ], packages: [("Rain", "1.0.0")])

  private func with(
    _ programs: Programs, _ body: (Workplace) throws -> Void
  ) throws {
    try Workplace.with { place in
      try place.write(Self.project.text, to: "App.xcodeproj/project.pbxproj")
      try place.write("import Rain\nimport UIKit\n", to: "App/App.swift")
      try place.write("import XCTest\n", to: "AppTests/AppTests.swift")
      try place.write("", to: "Linux/.build/made")
      place.programs = programs.end
      try body(place)
    }
  }

  private static func isTime(_ line: String) -> Bool {
    line.hasPrefix("  ") && line.contains(", in ")
  }

  @Test func `it resolves, builds, counts tests, and shows the first screen`() throws {
    try with(Programs()) { place in
      #expect(place.run("App.xcodeproj") == 0)

      #expect(
        place.printed.suffix(11) == [
          "",
          "target    what        sources  road               deferred",
          "App       app         1        the project's own",
          "AppTests  unit tests  1        the project's own",
          "Rain      package              as it is",
          "",
          "First screen: Linux/first-screen.png",
          "  On screen: Birds",
          "    static text \"Wren\"",
          "Tests: 2",
          "Now: swift test --package-path Linux",
        ], "\(place.printed)")
      #expect(
        place.complaints.filter { !Self.isTime($0) }.suffix(4) == [
          "Resolving 1 package …", "Building 2 targets …", "Looking for tests …",
          "Launching App, in a home of its own …",
        ])
      #expect(place.complaints.count(where: Self.isTime) == 4)
      #expect(place.read("Linux/first-screen.png") == "PNG")
      #expect(place.calls.filter(\.usesNetwork).map { $0.command[1] } == ["package", "build"])
      // Whichever build system is the usual one: packages, the build, the tests, the app.
      #expect(place.calls.map { $0.command.contains("native") } == [false, true, true, false])
      #expect(!place.printed.contains { $0.hasPrefix("Now: ") && $0.contains("fleet-doctor") })
    }
  }

  @Test func `tests that do not compile keep no first screen away`() throws {
    var programs = Programs()
    programs.build = ProgramEnd(isDone: false, output: "T.swift:1:1: error: no\n")
    programs.broken = "AppTests"
    try with(programs) { place in
      let lines = ["App", "AppTests"].flatMap { module in
        [
          #"    inputs: ["\#(module).swift"]"#,
          #"    args: ["swiftc","-c","-module-name","\#(module)"]"#,
        ]
      }
      try place.write(lines.joined(separator: "\n"), to: "Linux/.build/debug.yaml")

      #expect(place.run("App.xcodeproj") == 3)

      #expect(
        place.printed.suffix(8) == [
          "",
          "AppTests does not compile, and no less of it can be deferred:",
          "  T.swift:1: no",
          "First screen: Linux/first-screen.png",
          "  On screen: Birds",
          "    static text \"Wren\"",
          "It does not build:",
          "  T.swift:1:1: error: no",
        ], "\(place.printed)")
      #expect(place.read("Linux/first-screen.png") == "PNG")
    }
  }

  @Test func `a second call says the same at once, until something has changed`() throws {
    try with(Programs()) { place in
      place.run("App.xcodeproj")
      let table = place.printed.suffix(10)

      #expect(place.run("App.xcodeproj") == 0)
      #expect(place.calls == [])
      #expect(place.printed.suffix(10) == table)
      #expect(
        place.complaints.last == "Nothing has changed since the last call, which came to this:")

      try place.write("import UIKit\n", to: "App/App.swift")
      place.run("App.xcodeproj")
      #expect(place.calls.count == 4)
      try place.remove("Linux/first-screen.png")
      place.run("App.xcodeproj")
      #expect(place.calls.count == 4)
    }
  }

  @Test func `projects may share where they are built`() throws {
    try with(Programs()) { place in
      try place.write("", to: "Shared/made")

      #expect(place.run("App.xcodeproj", "--scratch-path", "Shared") == 0)
      #expect(
        place.printed.last == "Now: swift test --package-path Linux --scratch-path Shared")
      let shared = place.folder + "/Shared"
      #expect(
        place.calls.map { $0.command.suffix(2) } == [
          ["--scratch-path", shared], ["--scratch-path", shared], ["--scratch-path", shared],
          [shared + "/debug/drive", "--json"],
        ])
      #expect(place.read("Linux/first-screen.png") == "PNG")

      place.run("App.xcodeproj", "--scratch-path", "Shared")
      #expect(place.calls == [])
    }
  }

  @Test func `--no-build writes, and runs nothing`() throws {
    try with(Programs()) { place in
      #expect(place.run("App.xcodeproj", "--no-build") == 0)
      #expect(place.calls == [])
      #expect(place.printed.last == "Then: swift test --package-path Linux")
      #expect(place.run("App.xcodeproj", "--no-build", "--check") == 0)
      #expect(place.calls == [])
    }
  }

  @Test func `a package that cannot be resolved is dropped, and told`() throws {
    var programs = Programs()
    programs.unresolved["example.org/Rain"] = "Failed to clone repository https://example.org/Rain"
    try with(programs) { place in
      #expect(place.run("App.xcodeproj") == 0)

      let reason = "Failed to clone repository https://example.org/Rain"
      #expect(place.complaints.contains("Rain is dropped, and what needs it: \(reason)"))
      #expect(place.printed.contains("Rain      package              dropped: \(reason)"))
      #expect(place.printed.contains("Rain      module               missing: 1 file imports it"))
      #expect(place.read("Linux/Package.swift")?.contains("Rain") == false)
    }
  }

  @Test func `what does not build is told with the compiler's words`() throws {
    var programs = Programs()
    programs.build = ProgramEnd(
      isDone: false,
      output: "/a/App.swift:3:1: error: cannot find 'x' in scope\n"
        + "  |  `- error: cannot find 'x' in scope\nerror: fatalError\n")
    try with(programs) { place in
      #expect(place.run("App.xcodeproj") == 3)
      #expect(
        place.printed.suffix(3) == [
          "It does not build:", "  /a/App.swift:3:1: error: cannot find 'x' in scope",
          "  error: fatalError",
        ])
      #expect(place.calls.count == 2)

      place.programs = {
        Programs(
          build: ProgramEnd(isDone: false, output: "error: write: No space left on device")
        ).end(of: $0)
      }
      #expect(place.run("App.xcodeproj") == 2)
      #expect(place.complaints.last?.contains("There is no space left on the disk") == true)
    }
  }

  @Test func `an app that does not come up is told with its last words`() throws {
    var programs = Programs()
    (programs.launch, programs.picture) = ("", "")
    programs.tests = ""
    try with(programs) { place in
      #expect(place.run("App.xcodeproj") == 3)
      #expect(place.printed.contains("  The app did not come up in time."))

      programs.launch = "App.swift:3: Fatal error: no such thing\nerror: The process ends.\n"
      place.programs = programs.end
      #expect(place.run("App.xcodeproj") == 3)
      #expect(place.printed.contains("  App.swift:3: Fatal error: no such thing"))
    }
  }

  @Test func `--test runs the tests in the end, each time`() throws {
    var programs = Programs()
    try with(programs) { place in
      try place.write("", to: "Linux/.build/debug/AppPackageTests.xctest")
      #expect(place.run("App.xcodeproj", "--test") == 0)
      #expect(place.printed.suffix(2).first?.hasPrefix("Test Case 'ListTests.testRows'") == true)
      #expect(place.printed.last == "Tests: 1 passed, 0 failed")

      programs.result = "failed"
      place.programs = programs.end
      #expect(place.run("App.xcodeproj", "--test") == 1)
      #expect(
        place.complaints.last == "Nothing has changed since the last call, which came to this:")
      #expect(
        place.printed.suffix(2) == [
          "Tests: 0 passed, 1 failed", "  AppTests.ListTests/testRows failed",
        ])
      #expect(place.run("App.xcodeproj", "--test", "--no-build") == 64)
      #expect(place.run("App.xcodeproj", "--test", "--check") == 64)
      try place.remove("Linux/.build/debug/AppPackageTests.xctest")
      #expect(place.run("App.xcodeproj", "--test") == 2)
    }
  }

  @Test(arguments: [(["FLEET_STRICT": "1"], true), (["FLEET_STRICT": "0"], false), ([:], false)])
  func `FLEET_STRICT refuses to defer, as --strict does`(
    environment: [String: String], isStrict: Bool
  ) throws {
    var programs = Programs()
    programs.build = ProgramEnd(isDone: false, output: "/a/App.swift:3:1: error: no\n")
    try with(programs) { place in
      try place.write("", to: "Linux/.build/debug.yaml")
      place.environment = environment

      #expect(place.run("App.xcodeproj") == 3)

      let looks = place.complaints.contains { $0.hasPrefix("Looking for what to defer") }
      #expect(looks != isStrict)
      let file = place.read("Linux/Sources/App/App.files.swift") ?? ""
      #expect(file.contains("// UIKit deferral: strict") == isStrict)
      place.environment = [:]
      #expect(place.run("App.xcodeproj", "--strict") == 3)
      #expect(!place.complaints.contains { $0.hasPrefix("Looking for what to defer") })
      // What was refused once is deferred again by a call that does not refuse.
      #expect(place.run("App.xcodeproj") == 3)
      #expect(place.complaints.contains { $0.hasPrefix("Looking for what to defer") })
      #expect(
        place.read("Linux/Sources/App/App.files.swift")?.contains("deferral: strict") == false)
    }
  }

  @Test func `a full disk is told as such, wherever it is met`() throws {
    var programs = Programs()
    programs.build = ProgramEnd(isDone: false, output: "/a/App.swift:3:1: error: no\n")
    try with(programs) { place in
      let description = """
            inputs: ["\(place.folder)/App/App.swift"]
            args: ["swiftc","-module-name","App","-c"]

        """
      try place.write(description, to: "Linux/.build/debug.yaml")
      place.programs = { call in
        call.command.contains("-emit-module")
          ? ProgramEnd(isDone: false, output: "error: No space left on device")
          : programs.end(of: call)
      }
      #expect(place.run("App.xcodeproj") == 2)
      #expect(
        place.complaints.last?.hasPrefix("fleet-init: What to defer cannot be found out: ") == true)
      #expect(place.complaints.last?.contains("space") == true, "\(place.complaints.last ?? "")")
    }
  }

  @Test func `what is interrupted between two files is written by the next call`() throws {
    try with(Programs()) { place in
      place.run("App.xcodeproj", "--no-build")
      let paths = Self.files(of: place)
      #expect(paths.count > 2)
      let texts = paths.map { place.read($0) ?? "" }

      for count in 0..<paths.count {
        try place.remove("Linux")
        for (path, text) in zip(paths, texts).prefix(count) { try place.write(text, to: path) }

        #expect(place.run("App.xcodeproj", "--no-build") == 0)
        #expect(Self.files(of: place) == paths, "after \(count) files")
        #expect(paths.map { place.read($0) ?? "" } == texts, "after \(count) files")
        #expect(place.run("App.xcodeproj", "--no-build", "--check") == 0)
      }
    }
  }

  /// The paths of the files that are written.
  private static func files(of place: Workplace) -> [String] {
    place.state().keys.filter {
      $0.hasPrefix("Linux/") && !$0.contains("/.build/") && place.read($0) != nil
    }.sorted()
  }

  @Test func `SwiftPM asks for the sources anew where a target has other ones`() throws {
    try with(Programs()) { place in
      let manifest = "\(place.folder)/Linux/Package.swift"
      let old = Date(timeIntervalSinceReferenceDate: 0)
      func makeOld() throws {
        try FileManager.default.setAttributes([.modificationDate: old], ofItemAtPath: manifest)
      }
      func date() throws -> Date? {
        try FileManager.default.attributesOfItem(atPath: manifest)[.modificationDate] as? Date
      }
      place.run("App.xcodeproj", "--no-build")
      try makeOld()
      place.run("App.xcodeproj", "--no-build")
      #expect(try date() == old)

      place.run("App.xcodeproj", "--no-build", "--system", "17")
      #expect(try date() != old)
    }
  }

  @Test func `a folder that cannot be written is told`() throws {
    try Workplace.with { place in
      try place.write(Self.project.text, to: "App.xcodeproj/project.pbxproj")
      try place.write("import UIKit\n", to: "App/App.swift")
      // A file is in its place, into which not even the system's own user can write.
      try place.write("", to: "Linux")
      place.programs = { Programs().end(of: $0) }

      #expect(place.run("App.xcodeproj") == 2)
      #expect(place.complaints.last?.contains("/Linux' cannot be written: ") == true)
    }
  }

  @Test func `Fleet is the one that is named, or a version of a repository`() throws {
    try with(Programs()) { place in
      #expect(place.run("App.xcodeproj", "--no-build", "--fleet", "\(place.folder)/App") == 2)
      #expect(place.complaints.last?.hasSuffix("App', which '--fleet' names.") == true)
      #expect(place.run("App.xcodeproj", "--fleet-url", "https://example.org/Fleet.git") == 64)

      let status = place.run(
        "App.xcodeproj", "--no-build", "--fleet-url", "https://example.org/fleet-uikit.git",
        "--fleet-version", "2.1.0", "--strict")

      #expect(status == 0)
      let manifest = place.read("Linux/Package.swift") ?? ""
      #expect(
        manifest.contains(
          #"dependencies: [.package(url: "https://example.org/fleet-uikit.git", exact: "2.1.0")])"#)
      )
      #expect(
        manifest.contains(#".product(name: "HeadlessUIKit", package: "fleet-uikit")"#),
        "\(manifest)")
      #expect(!manifest.contains(#"package: "Fleet""#))
      #expect(
        place.read("Linux/Sources/App/App.files.swift")?.contains("\n// UIKit deferral: strict\n")
          == true)
    }
  }

  @Test(arguments: [("16", "16"), ("16.4.1", "16.4.1"), (nil, nil)])
  func `a version of iOS is written down only where it is asked for`(
    asked: String?, said: String?
  ) throws {
    try with(Programs()) { place in
      let status =
        asked.map { place.run("App.xcodeproj", "--no-build", "--system", $0) }
        ?? place.run("App.xcodeproj", "--no-build")
      #expect(status == 0)

      let files = place.read("Linux/Sources/App/App.files.swift") ?? ""
      let lines = files.split(separator: "\n").filter { $0.contains("UIKit system") }
      #expect(lines == [said].compactMap(\.self).map { "// UIKit system: \($0)" })
    }
  }

  @Test(arguments: ["12", "28", "17.", "new", "17.1.2.3"])
  func `there is no other version of iOS`(asked: String) throws {
    try with(Programs()) { place in
      #expect(place.run("App.xcodeproj", "--system", asked) == 64)
      #expect(
        place.complaints.first == "fleet-init: '\(asked)' is no version of iOS from 13 to 27.")
    }
  }

  @Test func `the folder of Fleet is found around a program in its build folder`() throws {
    try Workplace.with { place in
      for path in ["Package.swift", "Sources/HeadlessUIKit/a", "Sources/Tools/PortUIKitSources/a"] {
        try place.write("", to: "Fleet/\(path)")
      }
      try place.write("", to: "Fleet/.build/x86/debug/fleet-init")

      #expect(
        FleetSource.folder(around: "\(place.folder)/Fleet/.build/x86/debug/fleet-init")
          == "\(place.folder)/Fleet")
      #expect(FleetSource.folder(around: "\(place.folder)/fleet-init") == nil)
    }
  }

  @Test func `a second call on a folder waits for the first one, and says so`() {
    let folder = "/Birds/\(UUID().uuidString)"
    var first: FolderLock? = FolderLock(folder) { Issue.record("waits: \($0)") }
    let (told, done) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
    DispatchQueue.global().async {
      _ = FolderLock(folder) { _ in told.signal() }
      done.signal()
    }

    #expect(told.wait(timeout: .now() + .seconds(60)) == .success)
    #expect(first != nil)
    first = nil
    #expect(done.wait(timeout: .now() + .seconds(60)) == .success)
  }

  @Test(arguments: [(0.43, "0.4 s"), (12.2, "12 s"), (185, "3 min 5 s")])
  func `times are said in words`(seconds: Double, words: String) {
    #expect(Progress.words(.seconds(seconds)) == words)
  }
}
