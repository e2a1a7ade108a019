import FleetPort
import Foundation
import StandInMaker
import TestSupport
import Testing

@testable import FleetInit

@Suite("The search for what is deferred")
struct DeferringSearchTests {
  /// A package in a temporary folder, as a build has left it.
  private final class Package {
    let folder: String
    private(set) var said: [String] = []
    private(set) var commands = 0
    private var targets: [(module: String, sources: [String])] = []
    private let programs = OthersPrograms(say: { _ in })

    init(_ folder: String) { self.folder = folder }

    func write(_ text: String, to name: String) throws {
      let url = URL(fileURLWithPath: "\(folder)/\(name)")
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: url)
    }

    func read(_ name: String) -> String? {
      FileManager.default.contents(atPath: "\(folder)/\(name)")
        .map { String(decoding: $0, as: UTF8.self) }
    }

    /// Adds a module with sources by their names, which needs those before it.
    func add(_ module: String, _ sources: [String: String]) throws {
      for (name, text) in sources { try write(text, to: "\(module)/\(name)") }
      targets.append((module, sources.keys.sorted()))
    }

    private func description() throws -> String {
      let lines = try targets.flatMap { target in
        let output = "\(folder)/Out/\(target.module)"
        let sources = target.sources.map { "\(folder)/\(target.module)/\($0)" }
        let made = target.sources.map { "\(output)/\($0.dropLast(6))+Linux.swift" }
        let port = ["/x/fleet-port-tool", "--into", output, "--module", target.module] + sources
        let compiler = [
          "swiftc", "-module-name", target.module, "-emit-module", "-emit-module-path",
          "/x/Y.swiftmodule", "-c", "@/x/sources", "-j2", "-parse-as-library", "-swift-version",
          "5",
        ]
        return try [("inputs", sources), ("args", port), ("inputs", made), ("args", compiler)].map {
          "    \($0.0): " + String(decoding: try JSONEncoder().encode($0.1), as: UTF8.self)
        }
      }
      return lines.joined(separator: "\n")
    }

    /// What rewritten sources import, with as much as is asked of it here.
    private static let modules = [
      "HeadlessUIKit": "",
      "FleetDeferral": """
      public func _deferred(_: StaticString, _: StaticString) {}
      public func _deferredValue<T>(_: StaticString, _: StaticString) -> T { fatalError() }
      public func _deferredError(_: StaticString, _: StaticString) -> any Error { fatalError() }
      public func _deferredEnd(_: StaticString, _: StaticString) -> Never { fatalError() }
      """,
    ]

    func search(
      _ kinds: [DeferringSearch.Target.Kind] = [],
      run: (([String]) -> (isDone: Bool, output: String))? = nil
    ) throws -> DeferringOutcome {
      try write(try description(), to: "debug.yaml")
      for (name, text) in Self.modules where read("Scratch/Modules/\(name).swiftmodule") == nil {
        try write(text, to: "Scratch/Modules/\(name).swift")
        let module = "\(folder)/Scratch/Modules/\(name)"
        _ = self.run(
          ["swiftc", "-emit-module", "-module-name", name, "-parse-as-library", "-wmo"]
            + ["-emit-module-path", module + ".swiftmodule", module + ".swift"])
      }
      try FileManager.default.createDirectory(
        atPath: "\(folder)/Linux", withIntermediateDirectories: true)
      said = []
      let search = DeferringSearch(
        list: "\(folder)/Linux/Deferred.txt", project: folder, manifest: "\(folder)/debug.yaml",
        scratch: "\(folder)/Scratch", run: run ?? self.run, say: { self.said.append($0) })
      return try search.run(
        targets.enumerated().map { index, target in
          .init(module: target.module, kind: kinds.dropFirst(index).first ?? .own)
        })
    }

    func run(_ command: [String]) -> (isDone: Bool, output: String) {
      commands += 1
      let (isDone, output) = programs.run(
        ["/bin/sh", "-c", "exec \"$@\" 2>&1", "sh"] + command, OthersPrograms.Limits())
      return (isDone, String(decoding: output ?? Data(), as: UTF8.self))
    }

    /// The entries of the list, without digests.
    var list: [String] {
      let entries = read("Linux/Deferred.txt").map { DeferredList(text: $0).entries } ?? []
      return entries.map { "\($0.declaration): \($0.what.words): \($0.message)" }
    }
  }

  private func with<R>(_ body: (Package) throws -> R) throws -> R {
    try withTemporaryFile { try body(Package($0)) }
  }

  @Test func `finds the least for errors of all kinds`() throws {
    try with { package in
      try package.add(
        "App",
        [
          "Kinds.swift": """
          import Foundation
          import Nowhere
          import NowhereElse

          class Base { init() {} }
          protocol Named { var name: String { get } }

          class Kinds: Base, Named, Codable {
            let number: Int
            let made: String = Missing.text
            lazy var closure: [String] = {
              var all: [String] = []
              all.missing()
              return all
            }()
            var gone: Missing
            var name: String { get { missing } set { missing() } }

            override init() {
              number = missing
              super.init()
              Missing()
            }

            override func overridden() {}

            func statement(a: Int) {
              print(a)
              a.missing()
              print(a)
            }

            func rest() -> Int {
              guard let a = missing else { return 0 }
              return a
            }

            func throwing() throws -> Kinds {
              let a = try missing()
              return a
            }

            func closures() -> [Int] {
              later { self.missing() }
              return [1].map { $0.missing }
            }

            func noReturn(a: Bool) -> Int { if a { return 1 } }

            func signature(a: Missing) {}
          }

          enum Choice { case a, b }
          extension Choice {
            var text: String { switch self { case .a: "a" } }
          }
          """,
          "Good.swift": "func later(_ work: () -> Void) -> Int { work(); return Kinds().number }",
        ])

      let found = try #require(try package.search([.tests]).modules.first)

      #expect(found.end == .compiles)
      #expect(
        package.list == [
          "Choice.text: statement 1: switch must be exhaustive",
          "Kinds.closure: statement 2: value of type '[String]' has no member 'missing'",
          "Kinds.closures(): statement 2: value of type 'Kinds' has no member 'missing'",
          "Kinds.closures(): statement 4: value of type 'Int' has no member 'missing'",
          "Kinds.gone: property: cannot find type 'Missing' in scope",
          "Kinds.init(): statement 1: cannot find 'missing' in scope",
          "Kinds.init(): statement 3: cannot find 'Missing' in scope",
          "Kinds.made: value: cannot find 'Missing' in scope",
          "Kinds.name: statement 1: cannot find 'missing' in scope",
          "Kinds.name: statement 2: cannot find 'missing' in scope",
          "Kinds.noReturn(a:): body: missing return in instance method expected to return 'Int'",
          "Kinds.overridden(): override: method does not override any method from its superclass",
          "Kinds.rest(): statement 1 and the rest: cannot find 'missing' in scope",
          "Kinds.signature(a:): the declaration: cannot find type 'Missing' in scope",
          "Kinds.statement(a:): statement 2: value of type 'Int' has no member 'missing'",
          "Kinds.throwing(): statement 1 and the rest: cannot find 'missing' in scope",
          "import Nowhere: import: no such module 'Nowhere'",
          "import NowhereElse: import: no such module 'NowhereElse'",
        ])
      #expect(found.bodies == 13)
      #expect(found.reachable == 13)
      #expect(found.unreachable == 5)
      #expect(found.deferredBodies == 10)
    }
  }

  @Test func `a module that compiles has no list`() throws {
    try with { package in
      try package.write("old", to: "Linux/Deferred.txt")
      try package.add("App", ["A.swift": "public struct A {}\n"])

      let outcome = try package.search()

      #expect(outcome.compiles)
      #expect(outcome.modules.map(\.rounds) == [1])
      #expect(package.read("Linux/Deferred.txt") == nil)
      #expect(package.said.isEmpty)
    }
  }

  @Test func `what compiles by now is deferred no longer`() throws {
    try with { package in
      try package.add(
        "Kit", ["K.swift": "public func kit() -> Int {\n  missing()\n}\npublic func k() {}\n"])
      try package.add("App", ["A.swift": "import Kit\nfunc a() {\n  kit()\n  k(1)\n}\n"])
      #expect(try package.search([.others, .own]).compiles)
      #expect(
        package.list == [
          "a(): statement 2: argument passed to call that takes no arguments",
          "kit(): statement 1: cannot find 'missing' in scope",
        ])

      try package.write("import Kit\nfunc a() {\n  kit()\n  k()\n}\n", to: "App/A.swift")
      #expect(try package.search([.others, .own]).compiles)

      #expect(package.list == ["kit(): statement 1: cannot find 'missing' in scope"])
    }
  }

  @Test func `a mistake of the author's is told and not deferred`() throws {
    try with { package in
      try package.add("App", ["A.swift": "func a() {\n  let = 1\n}\nfunc b() { missing() }\n"])

      let found = try #require(try package.search().modules.first)

      guard case .syntax(let mistakes) = found.end else {
        Issue.record("\(found)")
        return
      }
      #expect(mistakes.first?.line == 2)
      #expect(mistakes.first?.file == "\(package.folder)/App/A.swift")
      #expect(mistakes.first?.text == "expected pattern")
      #expect(package.list.isEmpty)
    }
  }

  @Test func `too much is not deferred`() throws {
    try with { package in
      let bad = (0..<11).map { "func f\($0)() { missing\($0)() }\n" }.joined()
      try package.add("Kit", ["K.swift": bad])
      #expect(
        try package.search([.others]).modules.map(\.end)
          == [.standIn("more than 3 of its places would be deferred")])
      let own = try package.search([.own])
      #expect(own.modules.map(\.end) == [.ceiling])
      #expect(own.modules.map(\.refused.count) == [11])
      #expect(package.list.isEmpty)

      let good = (0..<220).map { "func g\($0)() {}\n" }.joined()
      try package.write(bad + good, to: "Kit/K.swift")
      #expect(try package.search([.own]).modules.map(\.end) == [.compiles])
      #expect(package.list.count == 11)
    }
  }

  @Test func `what needs a module that does not compile is not looked at`() throws {
    try with { package in
      try package.add("Kit", ["K.swift": "public struct K {\n"])
      try package.add("App", ["A.swift": "import Kit\n"])

      let ends = try package.search().modules.map(\.end)

      #expect(ends.last == .notReached("Kit"))
    }
  }

  @Test func `a module of others whose errors grow is given up`() throws {
    try with { package in
      let lines = (0..<300).map { "func f\($0)() { a() }\n" }.joined()
      try package.add("Kit", ["K.swift": lines])
      var rounds = 0
      let outcome = try package.search([.others]) { command in
        guard command.contains("-emit-module") else { return (true, "") }
        rounds += 1
        let errors = (1...rounds).map { index in
          "\(package.folder)/Scratch/Kit/K+Linux.swift:\(rounds * 10 + index + 1):14: error: no\n"
        }
        return (false, errors.joined())
      }

      #expect(outcome.modules.map(\.end) == [.standIn("its errors grow from round to round")])
      #expect(outcome.modules.map(\.rounds) == [3])
      // From the second round on an import stands in front.
      #expect(
        outcome.modules.first?.refused.map(\.declaration) == ["f10()", "f19()", "f20()"])
      #expect(package.list.isEmpty)
    }
  }

  @Test func `a compiler that crashes is told with its file`() throws {
    try with { package in
      try package.add("App", ["A.swift": "func a() {}\n"])
      let outcome = try package.search { command in
        let file = "\(package.folder)/Scratch/App/A+Linux.swift"
        return (
          !command.contains("-emit-module"),
          """
          Please submit a bug report
          Stack dump:
          0.\tProgram arguments: swift-frontend -o /x
          1.\tWhile type-checking 'a()' (at \(file):2:1)
          """
        )
      }

      #expect(outcome.modules.map(\.end) == [.crash("\(package.folder)/App/A.swift")])
    }
  }

  @Test func `causes are counted`() {
    let entries = [
      "cannot find 'A' in scope", "cannot find type 'A' in scope",
      "value of type 'B' has no member 'c'", "no",
    ]
    .enumerated().map { index, message in
      DeferredEntry(
        file: "A.swift", declaration: "f\(index)()", what: .body(1), digest: "0123456789abcdef",
        message: message)
    }

    #expect(
      DeferringOutcome.causes(of: entries).map { "\($0.count) × \($0.text)" }
        == ["2 × 'A'", "1 × 'B.c'", "1 × no"])
  }

  @Test func `errors are read from what the compiler prints`() {
    let output = """
      /A b/c:d.swift:3:7: error: cannot find 'a' in scope
        a
      <unknown>:0: error: fatal
      /A.swift:1:1: warning: error: no
      /A b/c:d.swift:3:7: error: cannot find 'a' in scope
      error: emit-module command failed
      /A.swift:4:5: fatal error: it's [so] [#Group]
      """

    #expect(
      CompilerMessage.errors(in: output) == [
        CompilerMessage(
          file: "/A b/c:d.swift", line: 3, column: 7, text: "cannot find 'a' in scope"),
        CompilerMessage(file: "", line: 0, column: 0, text: "fatal"),
        CompilerMessage(file: "", line: 0, column: 0, text: "emit-module command failed"),
        CompilerMessage(file: "/A.swift", line: 4, column: 5, text: "it's [so]"),
      ])
  }
}
