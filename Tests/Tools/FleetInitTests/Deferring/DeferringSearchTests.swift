import FleetPort
import Foundation
import StandInMaker
import TestSupport
import Testing

@testable import FleetInit

@Suite("The search for what is deferred")
struct DeferringSearchTests {
  private func with<R>(_ body: (BuiltPackage) throws -> R) throws -> R {
    try withTemporaryFile { try body(BuiltPackage($0)) }
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
            var gone: Missing?
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
          "Kinds.gone: placeholder class Missing: NSObject: cannot find type 'Missing' in scope",
          "Kinds.init(): statement 1: cannot find 'missing' in scope",
          "Kinds.init(): statement 3: cannot find 'Missing' in scope",
          "Kinds.made: value: cannot find 'Missing' in scope",
          "Kinds.name: statement 1: cannot find 'missing' in scope",
          "Kinds.name: statement 2: cannot find 'missing' in scope",
          "Kinds.noReturn(a:): body: missing return in instance method expected to return 'Int'",
          "Kinds.overridden(): override: method does not override any method from its superclass",
          "Kinds.rest(): statement 1 and the rest: cannot find 'missing' in scope",
          "Kinds.statement(a:): statement 2: value of type 'Int' has no member 'missing'",
          "Kinds.throwing(): statement 1 and the rest: cannot find 'missing' in scope",
          "import Nowhere: import: no such module 'Nowhere'",
          "import NowhereElse: import: no such module 'NowhereElse'",
        ])
      #expect(found.bodies == 13)
      #expect(found.reachable == 13)
      #expect(found.unreachable == 4)
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

  @Test func `what calls a function that is nowhere is deferred, too`() throws {
    try with { package in
      try package.add(
        "Sea",
        [
          "Depth.swift": """
          @_silgen_name("sea_depth") func depth(_ place: Int) -> Int
          @_silgen_name("sea_rest") func rest()

          public func deepest() -> Int {
            print("deep")
            return depth(
              1)
          }
          public func sleep() { rest() }
          public func lost() { missing() }
          """
        ])
      try package.add("App", ["A.swift": "import Sea\nfunc a() -> Int { deepest() }\n"])
      let before = try package.search([.others, .own])

      let symbols = UnresolvedSymbol.all(
        in: """
          Sea/Depth.swift:6: error: undefined reference to 'sea_depth'
          Sea/Depth.swift:9: error: undefined reference to 'sea_rest'
          clang: error: linker command failed with exit code 1 (use -v to see invocation)
          """)
      let outcome = try package.search([.others, .own], linking: symbols, after: before)

      #expect(outcome.compiles)
      #expect(
        package.list == [
          "deepest(): statement 2: nothing that is linked has 'sea_depth'",
          "lost(): statement 1: cannot find 'missing' in scope",
          "sleep(): statement 1: nothing that is linked has 'sea_rest'",
        ])
    }
  }

  @Test(arguments: [
    "B.swift:3: error: undefined reference to 'sea'\nB.swift:9: error: undefined reference to 'ice'",
    """
    /usr/bin/ld.bfd: /tmp/b.o: in function `main':
    B.swift:3: undefined reference to `sea'
    /usr/bin/ld.bfd: B.swift:9: undefined reference to `ice'
    /usr/bin/ld.bfd: /tmp/b.o: undefined reference to `snow'
    """,
    """
    ld.lld: error: undefined symbol: sea
    >>> referenced by B.swift:3 (B.swift:3)
    >>>               /tmp/b.o:(main)
    ld.lld: error: undefined symbol: ice
    >>> referenced by B.swift:9
    >>> referenced by B.swift:9
    """,
  ])
  func `a linker is taken at its word`(output: String) {
    #expect(
      UnresolvedSymbol.all(in: output) == [
        UnresolvedSymbol(file: "B.swift", line: 3, name: "sea"),
        UnresolvedSymbol(file: "B.swift", line: 9, name: "ice"),
      ])
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
      // A package of the project's is its own code, and a stand-in may take its place.
      #expect(
        try package.search([.ownPackage]).modules.map(\.end)
          == [.standIn("more than 10 of its places would be deferred")])
      let own = try package.search([.own])
      #expect(own.modules.map(\.end) == [.ceiling])
      #expect(own.modules.map(\.refused.count) == [11])
      #expect(package.list.isEmpty)

      let good = (0..<220).map { "func g\($0)() {}\n" }.joined()
      try package.write(bad + good, to: "Kit/K.swift")
      #expect(try package.search([.own]).modules.map(\.end) == [.compiles])
      #expect(package.list.count == 11)

      // Ten are enough, however large a module of others is.
      let more = (0..<700).map { "func h\($0)() {}\n" }.joined()
      try package.write(bad + good + more, to: "Kit/K.swift")
      #expect(
        try package.search([.others]).modules.map(\.end)
          == [.standIn("more than 10 of its places would be deferred")])
    }
  }

  @Test func `a missing module is one thing, however many files import it`() throws {
    try with { package in
      let files = (0..<12).map { ("File\($0).swift", "import Nowhere\nfunc f\($0)() {}\n") }
      try package.add("App", Dictionary(uniqueKeysWithValues: files))

      #expect(try package.search([.own]).compiles)
      #expect(
        package.list == (0..<12).map { _ in "import Nowhere: import: no such module 'Nowhere'" })
    }
  }

  @Test func `what needs a module that does not compile is not looked at`() throws {
    try with { package in
      try package.add("Kit", ["K.swift": "public struct K {\n"])
      try package.add("App", ["A.swift": "import Kit\n"])
      try package.add("Other", needs: [], ["O.swift": "func f() { missing() }\n"])

      let ends = try package.search().modules.map(\.end)

      #expect(Array(ends.dropFirst()) == [.notReached("Kit"), .compiles])
      #expect(package.list.count == 1)
    }
  }

  @Test func `a module that is as it was is not searched again in one call`() throws {
    try with { package in
      try package.add("Kit", ["K.swift": "public func k() { missing() }\n"])
      try package.add("App", ["A.swift": "import Kit\nfunc f() { k(); missing() }\n"])
      try package.add("Other", needs: [], ["O.swift": "func o() { missing() }\n"])
      let known = KnownModules()
      let first = try package.search(known: known)
      #expect(first.compiles)

      let changes: [(change: String, searched: [String])] = [
        ("", []), ("import Kit\nfunc f() { k() }\n", ["App"]),
        ("public func k(_ i: Int = 0) { missing() }\n", ["Kit", "App"]),
      ]
      for (change, searched) in changes {
        if let module = searched.first {
          try package.write(change, to: "\(module)/\(module.prefix(1)).swift")
        }
        let before = package.commands
        #expect(try package.search(known: known).compiles)
        #expect((package.commands > before) == !searched.isEmpty)
        #expect(
          package.said.allSatisfy { line in searched.contains { line.hasPrefix("\($0),") } },
          "\(package.said)")
        #expect(package.list.count == (change.isEmpty ? 3 : 2), "\(package.list)")
      }
    }
  }

  @Test func `what the build has not come to make is made`() throws {
    try with { package in
      package.hasFacts = true
      try package.add("App", ["A.swift": "func f() { missing() }\n"])

      #expect(try package.search().compiles)
      #expect(package.list == ["f(): statement 1: cannot find 'missing' in scope"])
      #expect(package.read("Out/App/PortedModuleFacts.swift")?.contains("PortedModule {") == true)
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

  @Test func `after twelve rounds the rest is told`() throws {
    try with { package in
      let lines = (0..<40).map { "func f\($0)() { a() }\n" }.joined()
      try package.add("App", ["A.swift": lines])
      var rounds = 0
      let outcome = try package.search([.tests]) { command in
        guard command.contains("-emit-module") else { return (true, "") }
        rounds += 1
        let line = rounds * 2 + 2
        return (false, "\(package.folder)/Scratch/App/A+Linux.swift:\(line):14: error: no\n")
      }

      let found = try #require(outcome.modules.first)
      #expect((found.rounds, rounds) == (12, 13))
      #expect(found.entries.count == 12)
      guard case .left(let messages) = found.end else {
        Issue.record("\(found)")
        return
      }
      #expect(messages.map(\.text) == ["no"])
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

  @Test func `what a compiler crashes at is deferred like an error`() throws {
    try with { package in
      let view = "struct A {\n  var b: Int {\n    c()\n    return 1\n  }\n}\nfunc c() {}\n"
      try package.add("App", ["A.swift": view])
      let file = "\(package.folder)/Scratch/App/A+Linux.swift"
      var rounds = 0
      let outcome = try package.search { command in
        guard command.contains("-emit-module") else { return (true, "") }
        rounds += 1
        // The author's lines are behind what the plugin says first.
        let text = package.read("Scratch/App/A+Linux.swift") ?? ""
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        let line = (lines.firstIndex { $0.contains("struct A") } ?? 0) + 1
        let place = rounds == 1 ? "\(file):\(line + 2):5" : "\(file):\(line + 1):7"
        return (
          rounds > 2,
          """
          Stack dump:
          0.\tProgram arguments: swift-frontend -o /x
          1.\tWhile evaluating request TypeCheckFunctionBodyRequest(App.(file).A.b@\(file):2:3)
          2.\tWhile type-checking expression at [\(place) - line:9:1] RangeText="c()"
           #0 0x00 f() /x/Frontend.swift:0:0
          """
        )
      }

      let found = try #require(outcome.modules.first)
      #expect((found.rounds, outcome.compiles) == (3, true))
      #expect(found.entries.map(\.what) == [.body(1)])
      #expect(found.entries.map(\.message) == ["the compiler crashes here"])
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
