import FleetPort
import Testing

@MainActor
@Suite("Names that come with another module")
struct ImpliedImportRuleTests {
  private static let ui = Module.Traits(isMadeOfUITests: true)

  /// The imports in front of a source, in one line.
  private func imports(_ source: String, _ traits: Module.Traits = Module.Traits()) -> String {
    Ported(source, traits: traits).text().split(separator: "\n")
      .prefix { !$0.hasPrefix("#") }.map { $0.dropFirst("import ".count) }.joined(separator: " ")
  }

  @Test func `are XCTest's with Quick`() {
    #expect(imports("import Quick") == "XCTest HeadlessUIKit")
    #expect(imports("import Quick", Self.ui) == "XCTest HeadlessXCUITest HeadlessUIKit")
    #expect(imports("import Quick\nimport XCTest", Self.ui) == "HeadlessXCUITest HeadlessUIKit")
    #expect(
      Ported("import Quick\nlet a = XCUIApplication()", traits: Self.ui).line(2)
        == "let a = XCUIApplication(uiKitSuite: #fileID)")
  }

  @Test(arguments: ["XCTContext.runActivity(named: a) { _ in }", "let a: XCTAttachment"])
  func `are those of activities in unit tests`(source: String) {
    #expect(imports("import XCTest\n\(source)") == "TestActivities HeadlessUIKit")
    #expect(imports("import XCTest\n\(source)", Self.ui) == "HeadlessXCUITest HeadlessUIKit")
  }

  @Test func `Observation comes with Foundation`() {
    #expect(imports("import Foundation\n@Observable class A {}") == "Observation")
    #expect(imports("import Foundation\nclass A {}") == "")
  }

  @Test func `are UIKit's with a framework whose header imports it`() {
    let traits = Module.Traits(passingUIKitOn: ["Kit"])

    #expect(imports("import Kit\nlet a = UIView()", traits) == "HeadlessUIKit")
    #expect(imports("import Other\nlet a = UIView()", traits) == "")
  }

  @Test func `Combine comes with Foundation, where the target has it`() {
    let rows: [(String, Set<String>, String?)] = [
      ("import Foundation\nclass A: ObservableObject {}", ["HeadlessCombine"], "HeadlessCombine"),
      (
        "import Foundation\nclass A { @Published var b = 1 }", ["HeadlessSwiftUI"],
        "HeadlessSwiftUI"
      ),
      ("import UIKit\nvar a: AnyCancellable?", ["HeadlessCombine"], "HeadlessCombine"),
      (
        "import CombineSchedulers\nvar a: AnySchedulerOf<DispatchQueue>", ["HeadlessCombine"],
        "HeadlessCombine"
      ),
      ("import Foundation\nclass A: ObservableObject {}", [], nil),
      ("import Foundation\nclass A {}", ["HeadlessCombine"], nil),
      ("import OpenCombine\nclass A: ObservableObject {}", ["HeadlessCombine"], nil),
      ("import SwiftUI\nclass A: ObservableObject {}", ["HeadlessCombine"], nil),
    ]
    for (source, dependencies, imported) in rows {
      let text = Ported(source, traits: Module.Traits(dependencies: dependencies)).text()
      for module in ["HeadlessCombine", "HeadlessSwiftUI"] {
        #expect(text.contains("import \(module)") == (module == imported), "\(source)")
      }
    }
  }
}
