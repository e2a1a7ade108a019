import Testing

@MainActor
@Suite("Overrides of responds(to:)")
struct ObjectOverrideRuleTests {
  private nonisolated static let method = "override func responds(to a: Selector!) -> Bool { true }"

  @Test(arguments: ["NSObject", "UIView"])
  func `are methods in the first class, and overrides in those below`(root: String) {
    let ported = Ported("class A: \(root) {\n\(Self.method)\n}\nclass B: A {\n\(Self.method)\n}")

    #expect(ported.line(2) == Self.method.dropFirst("override ".count).description)
    #expect(ported.line(5) == Self.method)
  }

  @Test(arguments: [
    "class A: Other {\n\(method)\n}",
    "class A: NSObject {\noverride func responds(of a: Selector!) -> Bool { true }\n}",
  ])
  func `stay where another module may have the method`(source: String) {
    #expect(Ported(source).line(2).hasPrefix("override "))
  }
}
