import Testing

@MainActor
@Suite("Attributes")
struct AttributeRuleTests {
  @Test(arguments: [
    "@objc", "@objcMembers", "@nonobjc", "@IBAction", "@IBSegueAction", "@IBOutlet",
    "@IBInspectable", "@IBDesignable", "@UIApplicationMain", "@main", "@objc(name:)",
    "@objc (name:)",
    "dynamic",
  ])
  func `of Objective-C become blanks, so that columns stay`(attribute: String) {
    let blanks = String(repeating: " ", count: attribute.count)

    #expect(
      Ported("struct A {\n\(attribute) let a = 1\n}").body() == "struct A {\n\(blanks) let a = 1\n}"
    )
  }

  @Test func `of Swift stay`() {
    let source = "@MainActor @available(iOS 15, *) final class A { @Published var x = 1 }"

    #expect(Ported(source).body() == source)
  }

  @Test func `named dynamic are left where they are no modifiers`() {
    let source = "struct A { let dynamic = 1; func f() { g(dynamic: dynamic) } }"

    #expect(Ported(source).body() == source)
  }

  @Test func `of an outlet leave everything else as it is`() {
    let ported = Ported(
      "class A: UIViewController {\n@IBOutlet private(set) weak var label: UILabel! { didSet { f() } }\n}"
    )

    #expect(ported.line(2) == "private(set) weak var label: UILabel! { didSet { f() } }")
  }

  @Test func `that give a class another name are told`() {
    #expect(
      Ported("@objc(PHForm) class Form: UIViewController {}").warnings == [
        "1: Storyboards that say 'PHForm' find the class after "
          + "UIStoryboard.register(Form.self, forClassName: \"PHForm\")."
      ])
  }

  @Test func `that Core Data needs are removed and told`() {
    let ported = Ported(
      "class A: NSObject {\n@NSManaged var a: Int\n@NSCopying var b: NSString?\n}")

    #expect(ported.line(2) == "var a: Int")
    #expect(
      ported.warnings == [
        "2: '@NSManaged' is removed, and this is a plain property: let the target depend on "
          + "'.product(name: \"HeadlessCoreData\", package: \"Fleet\")'.",
        "3: '@NSCopying' is removed: the property keeps what it is given, not a copy.",
      ])
  }
}
