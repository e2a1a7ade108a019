import FleetPort
import Testing

@MainActor
@Suite("Overrides of a formatter's methods")
struct FormatterRuleTests {
  private let traits = Module.Traits(dependencies: ["HeadlessFoundation"])
  private nonisolated static let object =
    "override func getObjectValue(_ a: P?, for b: String, errorDescription c: P?) -> Bool { true }"
  private nonisolated static let range =
    "override func getObjectValue(_ a: P?, for b: String, range c: R?) throws {}"

  @Test(arguments: [
    ("Formatter", object, "UIKitObjectReading"), ("NumberFormatter", range, "UIKitRangeReading"),
  ])
  func `are methods of the first class, which says that it has them`(
    root: String, method: String, protocolName: String
  ) {
    let ported = Ported(
      "class A: \(root) {\n\(method)\n}\nclass B: A {\n\(method)\n}", traits: traits)

    #expect(ported.line(1) == "class A: \(root), HeadlessFoundation.\(protocolName) {")
    #expect(ported.line(2) == method.dropFirst("override ".count).description)
    #expect(ported.line(4) == "class B: A {")
    #expect(ported.line(5) == method)
    #expect(ported.text().hasPrefix("import HeadlessFoundation\n"))
  }

  @Test func `are found by Foundation's name where the module has such a class`() {
    let ported = Ported(
      "class Formatter {}\nclass A: Foundation.Formatter {\n\(Self.object)\n}", traits: traits)

    #expect(
      ported.line(2) == "class A: Foundation.Formatter, HeadlessFoundation.UIKitObjectReading {")
    #expect(ported.line(3) == Self.object.dropFirst("override ".count).description)
  }

  @Test func `of what nothing else calls are methods alone`() {
    let method =
      "override func isPartialStringValid(_ a: P, newEditingString b: P?, errorDescription c: P?) "
      + "-> Bool { true }"
    let ported = Ported("class A: Formatter {\n\(method)\n}", traits: traits)

    #expect(ported.line(1) == "class A: Formatter {")
    #expect(ported.line(2) == method.dropFirst("override ".count).description)
  }

  @Test func `call what Foundation does by another name`() {
    let source = "super.getObjectValue(a, for: b, errorDescription: c)"

    #expect(
      Ported(source, traits: traits).body()
        == "super.uiKitGetObjectValue(a, for: b, errorDescription: c)")
    #expect(Ported("a.getObjectValue(b)", traits: traits).body() == "a.getObjectValue(b)")
  }

  @Test(arguments: [
    "class A: Other {\n\(object)\n}",
    "class A: Formatter {\noverride func getObjectValue(_ a: P?) -> Bool { true }\n}",
  ])
  func `stay where another class may have the method`(source: String) {
    #expect(Ported(source, traits: traits).body() == source)
    #expect(Ported("class A: Formatter {\n\(Self.object)\n}").line(2) == Self.object)
  }
}
