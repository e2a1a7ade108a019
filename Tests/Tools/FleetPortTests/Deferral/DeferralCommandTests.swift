import Foundation
import TestSupport
import Testing

@testable import FleetPort

@MainActor
@Suite("fleet-port, what is deferred")
struct DeferralCommandTests {
  private static let source = "import XCTest\nclass A: XCTestCase {\n  func testA() { bad() }\n}\n"

  /// What is written of a file with an entry, and printed.
  private func made(
    _ change: (String) -> String = { $0 }, description: String = "// UIKit files: ../App\n",
    options: String...
  ) throws -> (source: String, facts: String, printed: [String]) {
    try withTemporaryFile { path in
      func write(_ text: String, to name: String) throws {
        let url = URL(fileURLWithPath: "\(path)/\(name)")
        try FileManager.default.createDirectory(
          at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: url)
      }
      try write(Self.source, to: "App/A.swift")
      try write(description, to: "Linux/A.files.swift")
      let source = DeferredSource(path: "", name: "App/A.swift", bytes: Array(Self.source.utf8))
      let bad = try #require(Array(Self.source.utf8).firstRange(of: Array("bad".utf8)))
      let entry = try #require(DeferredLadder(source).steps(at: bad.lowerBound, "no 'bad'").first)
      try write(change(DeferredList([entry]).text), to: "Linux/Deferred.txt")
      var printed: [String] = []
      let status = Command(print: { printed.append($0) }, complain: { printed.append($0) }).run(
        [
          "\(path)/App", "--into", "\(path)/Out", "--module", "AppTests", "--tests", "--target",
          "\(path)/Linux/A.files.swift", "--deferred", "\(path)/Linux/Deferred.txt",
        ] + options)
      #expect(status == .success)
      return (
        try String(contentsOfFile: "\(path)/Out/A+Linux.swift", encoding: .utf8),
        try String(contentsOfFile: "\(path)/Out/PortedModuleFacts.swift", encoding: .utf8),
        printed.map { $0.replacing(path, with: "HERE") }
      )
    }
  }

  @Test func `is written into the sources, and counted by the module's facts`() throws {
    let (source, facts, printed) = try made()

    #expect(source.contains(#"  func testA() { _deferred("A.testA()", "no 'bad'") }"#))
    #expect(source.hasPrefix("import FleetDeferral\n"))
    #expect(facts.contains("import FleetDeferral\n"))
    #expect(
      facts.contains(
        #"infoPropertyList: String? { _deferredModule("AppTests", places: 1, unreachable: 0); return nil }"#
      ))
    #expect(
      facts.contains(#"{ _deferredModule("AppTests", places: 1, unreachable: 0); return [] }"#))
    #expect(facts.contains("    _deferredTest(name)\n    super.invokeTest()\n"))
    #expect(printed.isEmpty)
  }

  @Test func `knows classes that nothing makes objects of but their own initializers`() {
    let source = """
      class A: UIView { init(a: Int) {}; required init?(coder: NSCoder) { nil } }
      class B: A { class C: UIViewController { required init?(coder: NSCoder) { nil } } }
      class D: UIView { override init(frame: CGRect) {}; init(a: Int) {} }
      class E: UIView { convenience init(a: Int) { self.init() } }
      class F: UIViewController { override init(nibName: String?, bundle: Bundle?) {} }
      class G: NSObject { init(a: Int) {} }
      class H { init(a: Int) {} }
      class I<T>: UIView { init(a: T) {} }
      class J: UITableViewCell { override init(style: S, reuseIdentifier: String?) {} }
      """
    let module = Module(
      files: [SourceFile(path: "/A.swift", bytes: Array(source.utf8))], kit: .uikit)

    #expect(module.classesWithoutPlainInitializer == ["A", "B", "B.C", "G"])
    var facts = ModuleFacts(info: nil, folders: [])
    facts.module = "App"
    facts.deferred = [true: 1]
    facts.classesWithoutInitializer = ["A", "B.C"]
    let call =
      #"_deferredModule("App", places: 1, unreachable: 0, classesWithoutInitializer: ["A", "B.C"])"#
    #expect(facts.text.contains(call))
  }

  @Test func `comes with the modules that the rewritten text imports`() throws {
    try withTemporaryFile { path in
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
      try Data("import struct Kit.Thing\n@testable import Birds\nimport func Deep.Nest.look\n".utf8)
        .write(to: URL(fileURLWithPath: "\(path)/A.swift"))
      let module = try DeferredModule(
        arguments: ["\(path)/A.swift", "--into", "\(path)/Out", "--module", "App"], project: path)

      #expect(module.outputs([]).map(\.importedModules) == [["Birds", "Deep", "Kit"]])
    }
  }

  @Test func `is nothing where a build is strict`() throws {
    for (source, facts, printed) in [
      try made(options: "--strict"),
      try made(description: "// UIKit files: ../App\n// UIKit deferral: strict\n"),
    ] {
      #expect(source.contains("func testA() { bad() }"))
      #expect(!source.contains("FleetDeferral"))
      #expect(!facts.contains("eferred"))
      #expect(printed.isEmpty)
    }
  }

  @Test func `is nothing where the list is bad, which is told`() throws {
    let (source, facts, printed) = try made { $0.replacing("1 entry", with: "7 entries") }

    #expect(source.contains("func testA() { bad() }"))
    #expect(!facts.contains("eferred"))
    #expect(
      printed == [
        "HERE/Linux/Deferred.txt:5:1: warning: The list says 7, and has 1: write no lines of it by "
          + "hand, and take none out. Nothing is deferred by it: 'fleet-init' writes it anew."
      ])
  }

  @Test func `is nothing where the declaration is another one by now`() throws {
    let (source, facts, printed) = try made { text in
      text.replacing(#/[0-9a-f]{16}/#, with: "0123456789abcdef")
    }

    #expect(source.contains("func testA() { bad() }"))
    #expect(!facts.contains("_deferredModule"))
    #expect(printed.isEmpty)
  }
}
