import Foundation
import StandInMaker
import Testing

@testable import FleetInit

@Suite("Programs of others")
struct OthersProgramsTests {
  /// Runs a script, and answers what it printed.
  private func run(
    _ script: String, _ limits: OthersPrograms.Limits = .init(), usesNetwork: Bool = false
  ) -> (isDone: Bool, output: String?) {
    let programs = OthersPrograms(say: { _ in })
    let outcome = programs.run(["sh", "-c", script], limits, usesNetwork: usesNetwork)
    return (outcome.isDone, outcome.output.map { String(decoding: $0, as: UTF8.self) })
  }

  @Test func `do not see the user's environment`() throws {
    let lines = try #require(run("env").output).split(separator: "\n")
    let names = Set(lines.compactMap { $0.split(separator: "=").first.map(String.init) })
    // What the shell itself says of where it is.
    let known: Set = [
      "PATH", "HOME", "TMPDIR", "LANG", "LC_ALL", "LC_CTYPE", "TZ", "LD_LIBRARY_PATH",
      "GIT_TERMINAL_PROMPT", "PWD", "OLDPWD", "SHLVL", "_",
    ]

    #expect(names.subtracting(known).filter { !$0.hasPrefix("SWIFTLY_") }.isEmpty, "\(names)")
    #expect(
      ProcessInfo.processInfo.environment["FLEET_ONLY"] == nil || !names.contains("FLEET_ONLY"))
  }

  @Test func `have a home of their own, which goes with them`() throws {
    let places = try #require(
      run("touch \"$HOME/a\" \"$TMPDIR/b\"; echo \"$HOME\n$TMPDIR\"").output
    )
    .split(separator: "\n").map(String.init)

    #expect(places.count == 2)
    #expect(places[0].hasSuffix("/home") && places[1].hasSuffix("/tmp"))
    #expect(places[0] != NSHomeDirectory())
    #expect(!FileManager.default.fileExists(atPath: places[0]))
  }

  @Test(arguments: [
    ("echo a", true, "a\n"), ("echo a; exit 3", false, "a\n"), ("kill -9 $$", false, ""),
    ("cat", true, ""),
  ])
  func `are done when they say so`(script: String, isDone: Bool, output: String?) {
    let outcome = run(script)

    #expect(outcome.isDone == isDone)
    #expect(outcome.output == output)
  }

  @Test(arguments: ["while :; do :; done", "sleep 60", "trap '' INT; while :; do :; done"])
  func `end when their time is over`(script: String) {
    let outcome = run(script, .init(seconds: 1))

    #expect(!outcome.isDone)
    // It is ended by the limit of its own or by the one that waits for it.
    #expect(outcome.output == nil || outcome.output == "")
  }

  /// What was left running has the output still, and nothing waits for it.
  @Test func `hold nothing up with what they leave running`() {
    #expect(run("sleep 5 & echo a").output == "a\n")
  }

  @Test func `print no more than they may`() {
    let outcome = run("head -c 3000000 /dev/zero", .init(megabytes: 2))

    #expect(outcome.isDone)
    #expect(outcome.output == nil)
  }

  @Test func `have no more memory than they may`() throws {
    #expect(run("ulimit -v", .init(gigabytes: 3)).output == "3145728\n")
  }

  @Test func `are announced, once`() {
    var said: [String] = []
    let programs = OthersPrograms(say: { said.append($0) })

    _ = programs.run(["true"], .init())
    _ = programs.run(["true"], .init())

    #expect(
      said == [
        "Manifests, plugins and macros of packages are programs of others: they run without your "
          + "environment, with a home of their own, and with limits of time, memory and output."
      ])
  }

  @Test(arguments: [
    ("Swift version 6.2.1 (swift-6.2.1-RELEASE)\nTarget: x", "6.2.1"),
    ("swift-driver version: 1.115 Apple Swift version 6.0.3 (swiftlang-6.0.3)", "6.0.3"), ("", ""),
  ])
  func `are built by a compiler of a version`(text: String, version: String) {
    #expect(OthersPrograms.version(in: Data(text.utf8)) == version)
  }
}
