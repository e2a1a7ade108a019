import Testing

@testable import FleetPort

@Suite("Properties of Realm's objects")
struct RealmPropertyRuleTests {
  private func body(_ text: String, _ products: Set<String> = ["HeadlessRealmSwift"]) -> String {
    Ported(text, traits: Module.Traits(dependencies: products)).body()
      .split(separator: " ", omittingEmptySubsequences: true).joined(separator: " ")
  }

  @Test(arguments: [
    ("class A: Object { @objc dynamic var a = 0 }", "@W var a = 0"),
    (
      "class A: RealmSwift.Object { @objc dynamic private(set) var a: B? }",
      "@W private(set) var a: B?"
    ),
    (
      "class A: EmbeddedObject { dynamic var a = 0 { didSet { b() } } }",
      "@W var a = 0 { didSet { b() } }"
    ),
    ("class A: Object {}; class B: A { @objc dynamic var a = \"\" }", "@W var a = \"\""),
    ("class A: Object { @Persisted var a = 0 }", nil), ("class A: Object { var a = 0 }", nil),
    ("class A: Object { @objc dynamic var a: Int { 0 } }", nil),
    ("class A: Object { @objc dynamic lazy var a = 0 }", nil),
    ("class A: NSObject { @objc dynamic var a = 0 }", nil),
    ("class Object {}; class A: Object { @objc dynamic var a = 0 }", nil),
  ])
  func `get a wrapper where Realm makes accessors`(source: String, kept: String?) {
    let body = body(source)
    guard let kept else {
      #expect(!body.contains("@HeadlessRealmSwift"), "\(body)")
      return
    }
    let wanted = kept.replacing("@W", with: "@HeadlessRealmSwift.Persisted")
    #expect(body.contains("{ \(wanted)"), "\(body)")
    #expect(!self.body(source, ["HeadlessUIKit"]).contains("@HeadlessRealmSwift"))
  }

  @Test func `both modules are the product, and Realm is a type`() {
    let uses = "let a = (Realm.Configuration(), RealmSwift.List<Int>())"
    let product = "import HeadlessRealmSwift"
    #expect(
      body("import Realm\nimport RealmSwift\n" + uses)
        == "\(product)\n\(product)\n" + uses.replacing("RealmSwift", with: "HeadlessRealmSwift"))
  }
}
