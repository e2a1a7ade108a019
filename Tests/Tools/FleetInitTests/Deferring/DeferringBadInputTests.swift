import FleetPort
import Foundation
import TestSupport
import Testing

@testable import FleetInit

/// What goes wrong around a search, and what comes of it.
@Suite("The search for what is deferred, in a bad world")
struct DeferringBadInputTests {
  private func with<R>(_ body: (BuiltPackage) throws -> R) throws -> R {
    try withTemporaryFile { try body(BuiltPackage($0)) }
  }

  /// What a list can be before a search that finds one place: the search asks it nothing.
  @Test(arguments: [
    "", "<<<<<<< HEAD\n", "# What does not compile on Linux",
    "App/../../A.swift | f | body | 0 | no",
    DeferredList([]).text, DeferredList([]).text.replacing("Version 1.", with: "Version 99."),
  ])
  func `a list that is bad is written anew`(text: String) throws {
    try with { package in
      try package.add("App", ["A.swift": "func a() {\n  missing()\n}\n"])
      try package.write(text, to: "Linux/Deferred.txt")

      #expect(try package.search().compiles)
      #expect(package.list == ["a(): statement 1: cannot find 'missing' in scope"])
    }
  }

  @Test func `what an interrupted search has left is written over`() throws {
    try with { package in
      let good = "public func k() -> Int { 1 }\n"
      try package.add("Kit", ["K.swift": good])
      try package.add("App", ["A.swift": "import Kit\nfunc a() {\n  _ = k() + missing()\n}\n"])
      for (name, text) in [
        "Modules/Kit.swiftmodule": "half", "Modules/App.swiftmodule": "",
        "App/A+Linux.swift": "func a() {", "Kit/K+Linux.swift": "", "App/Names.swift": "import",
      ] {
        try package.write(text, to: "Scratch/\(name)")
      }

      #expect(try package.search().compiles)
      #expect(package.list == ["a(): statement 1: cannot find 'missing' in scope"])
    }
  }

  @Test func `a search that is interrupted leaves the list as it was`() throws {
    struct Interrupted: Error {}
    try with { package in
      try package.add("App", ["A.swift": "func a() {\n  missing()\n}\n"])
      #expect(try package.search().compiles)
      let list = package.read("Linux/Deferred.txt")
      try package.write("func a() {\n  missing()\n  missing2()\n}\n", to: "App/A.swift")
      // The disk is full in the middle: nothing of the search comes to the list.
      var calls = 0

      #expect(throws: CocoaError.self) {
        try package.search { command in
          if command.contains("-emit-module") { calls += 1 }
          return calls < 2
            ? package.run(command) : (false, "error: cannot write: No space left on device\n")
        }
      }

      #expect(calls == 2)
      #expect(package.read("Linux/Deferred.txt") == list)
    }
  }

  @Test func `a list that cannot be written is an error`() throws {
    try with { package in
      try package.add("App", ["A.swift": "func a() {\n  missing()\n}\n"])
      // A folder in its place cannot be written over, not even by the system's own user.
      try package.write("", to: "Linux/Deferred.txt/there")

      #expect(throws: (any Error).self) { try package.search() }
    }
  }

  @Test func `a scratch folder that cannot be written is an error`() throws {
    try with { package in
      try package.add("App", ["A.swift": "func a() {\n  missing()\n}\n"])
      try package.write("", to: "Scratch/App")

      #expect(throws: (any Error).self) { try package.search() }
      #expect(package.list == [])
    }
  }

  @Test func `a source that is gone meanwhile is an error, and none that is empty`() throws {
    try with { package in
      try package.add("App", ["A.swift": "", "B.swift": "func b() {}\n"])
      #expect(try package.search().compiles)
      try FileManager.default.removeItem(atPath: "\(package.folder)/App/B.swift")

      #expect(throws: (any Error).self) { try package.search() }
    }
  }

  @Test func `a crash is told with the module and the file, wherever it comes`() {
    let output = """
      error: compile command failed due to signal 6 (use -v to see invocation)
      Please submit a bug report
      Stack dump:
      0.\tProgram arguments: /x/swift-frontend -c -primary-file /App/B.swift -module-name App -o /x
      1.\tSwift version 6.3
      2.\tWhile evaluating request ExecuteSILPipelineRequest(Run pipelines on SIL for App)
      3.\tWhile running pass #1 SILFunctionTransform on SILFunction "@a".
       for 'a()' (at /My App/A.swift:2:1)
       #0 0x000055f53b270738 f() /x/Frontend.swift:0:0
      """

    #expect(
      ProjectBuild.errors(in: ProgramEnd(isDone: false, output: output)) == [
        "The compiler crashes at /My App/A.swift of App: leave the file out, by "
          + "'// UIKit files without: …' in the file of the target."
      ])
    #expect(CompilerCrash(in: "Stack dump:\nnothing\n")?.files == [])
    #expect(CompilerCrash(in: "/App/A.swift:2:1: error: no\n") == nil)
    #expect(
      CompilerCrash.words("", at: nil) == """
        The compiler crashes: leave the file out, by '// UIKit files without: …' in the file of the \
        target.
        """)
  }

  /// The compiler is told to crash, as it does where it makes code: its true last words are read.
  @Test func `the compiler's own words are understood`() throws {
    try with { package in
      try package.write("func a() {}\n", to: "App/A.swift")
      let path = "\(package.folder)/App/A.swift"

      let end = package.run(
        ["swiftc", "-frontend", "-c", path, "-module-name", "App", "-parse-as-library"]
          + ["-o", "\(package.folder)/a.o", "-debug-crash-after-parse"])

      #expect(!end.isDone)
      #expect(CompilerCrash(in: end.output)?.module == "App", "\(end.output)")
    }
  }
}
