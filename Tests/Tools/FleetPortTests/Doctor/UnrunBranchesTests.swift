import Foundation
import Testing

@testable import FleetPort

@MainActor
@Suite("Branches that no world runs")
struct UnrunBranchesTests {
  private func branches(_ source: String, on systems: String...) -> [String] {
    let file = SourceFile(path: "/App/A.swift", bytes: Array(source.utf8))
    let module = Module(files: [file], kit: .uikit)
    return UnrunBranches(of: module, on: Set(systems.compactMap { SystemNumber($0) }))
      .places.map(\.text)
  }

  @Test(arguments: [
    // Each side of a condition, where there is one.
    ("if #available(iOS 17, *) { a() } else { b() }", ["before iOS 17"]),
    ("if #available(iOS 26, *) { a() } else { b() }", ["from iOS 26 on"]),
    ("if #available(iOS 17, *) { a() }", []),
    ("if #available(iOS 26.1, *) { a() }", ["from iOS 26.1 on"]),
    ("if #available(iOS 18, *) { return a() }; b()", ["before iOS 18"]),
    ("if #available(iOS 18.0.1, *) { a() } else { b() }", ["from iOS 18.0.1 on"]),
    (
      "if let c = d[0] { }; if c(1), #available(iOS 17, *), f([2]) { a() } else { }",
      ["before iOS 17"]
    ),
    ("if #unavailable(iOS 17) { a() }", ["before iOS 17"]),
    ("if #unavailable(iOS 17) { return }; b()", ["before iOS 17"]),
    ("if #unavailable(iOS 26) { a() }", []),
    ("if #unavailable(iOS 26) { a() } else { b() }", ["from iOS 26 on"]),
    ("guard #available(iOS 17, *) else { return }", ["before iOS 17"]),
    ("guard let a, #available(iOS 26, *) else { return }", ["from iOS 26 on"]),
    // No world has these, and what no source says of iOS is not among its branches.
    ("if #available(iOS 12, *) { a() } else { b() }", []),
    ("if #available(iOS 13, *) { a() } else { b() }", []),
    ("guard #available(iOS 28, *) else { return }", []),
    ("if #available(macOS 15, *) { a() } else { b() }", []),
    ("if #available(iOS 17, *", []), ("if #available(iOS 26, *)", ["from iOS 26 on"]),
  ])
  func `are told where all worlds answer alike`(source: String, branches: [String]) {
    #expect(self.branches(source, on: "18") == branches)
  }

  @Test func `are none where worlds on both sides are run`() {
    let source = "if #available(iOS 17, *) { a() } else { b() }"

    #expect(branches(source, on: "16", "17") == [])
    #expect(branches(source, on: "16.4") == ["from iOS 17 on"])
  }

  @Test func `have the worlds that tests name`() {
    let source =
      "@Test(.worlds(.systems(.iOS(16, 4), .iOS( 26 )))) f(); .iOS(.v17); iOS(15); .iOS(x)"
    let file = SourceFile(path: "/T.swift", bytes: Array(source.utf8))

    #expect(UnrunBranches.systems(namedIn: [file]).sorted().map(\.text) == ["16.4", "26"])
  }

  @Test func `are those of the versions that the model has`() throws {
    let path = "\(FleetPackage.folder)/Sources/HeadlessUIKit/Application/Worlds/SystemVersion.swift"
    let model = try String(contentsOfFile: path, encoding: .utf8)

    #expect(model.contains("known = \(SystemNumber.known)\n"))
    #expect(model.contains("stock = SystemVersion(\(SystemNumber.usual.text))\n"))
  }
}
