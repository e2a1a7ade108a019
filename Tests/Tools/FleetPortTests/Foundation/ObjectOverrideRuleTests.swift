import Testing

@MainActor
@Suite("Overrides of what each object has on a device")
struct ObjectOverrideRuleTests {
  private nonisolated static let method = "override func responds(to a: Selector!) -> Bool { true }"

  @Test(arguments: ["NSObject", "UIView"])
  func `are methods in the first class, and overrides in those below`(root: String) {
    let ported = Ported("class A: \(root) {\n\(Self.method)\n}\nclass B: A {\n\(Self.method)\n}")

    #expect(ported.line(2) == Self.method.dropFirst("override ".count).description)
    #expect(ported.line(5) == Self.method)
  }

  @Test(arguments: [
    ("class A: NSObject {\noverride var accessibilityValue: String? { nil }\n}", false),
    ("class A: NSObject {\noverride func accessibilityActivate() -> Bool { true }\n}", false),
    ("class A: UIView {\noverride var accessibilityValue: String? { nil }\n}", true),
    ("class A: NSObject {\noverride var description: String { \"\" }\n}", true),
  ])
  func `of accessibility are what Foundation's objects do not have`(source: String, stays: Bool) {
    #expect(Ported(source).line(2).hasPrefix("override ") == stays)
  }

  @Test(arguments: [
    "class A: Other {\n\(method)\n}",
    "class A: NSObject {\noverride func responds(of a: Selector!) -> Bool { true }\n}",
  ])
  func `stay where another module may have the method`(source: String) {
    #expect(Ported(source).line(2).hasPrefix("override "))
  }
}
