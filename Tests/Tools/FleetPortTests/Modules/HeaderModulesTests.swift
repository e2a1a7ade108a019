import FleetPort
import Testing

@MainActor
@Suite("Modules that a header imports")
struct HeaderModulesTests {
  private func imports(_ source: String, _ modules: [String], has dependencies: Set<String> = [])
    -> [Substring]
  {
    let traits = Module.Traits(dependencies: dependencies, headerModules: modules)
    return Ported(source, traits: traits).text().split(separator: "\n").filter {
      $0.hasPrefix("import")
    }
  }

  @Test func `are those of each source`() {
    #expect(imports("class A: UIView {}\n", ["UIKit"]) == ["import HeadlessUIKit"])
    #expect(imports("import UIKit\n", ["UIKit"]) == ["import HeadlessUIKit"])
    #expect(imports("class A {}\n", ["Kit"]) == ["import Kit"])
    #expect(imports("class A {}\n", []) == [])
  }

  @Test func `are those that stand in for them`() {
    #expect(
      imports("class A {}\n", ["CoreData"], has: ["HeadlessCoreData"])
        == ["import HeadlessCoreData"])
  }
}
