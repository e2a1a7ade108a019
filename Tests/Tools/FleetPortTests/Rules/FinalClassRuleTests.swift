import Testing

@MainActor
@Suite("Final classes")
struct FinalClassRuleTests {
  @Test func `have public members where they say open`() {
    #expect(
      Ported(
        "final class A: UIView {\nopen var a = 1\nopen override func b() {}\n}\n"
          + "extension A {\nopen func c() {}\n}"
      ).body()
        == "final class A: UIView {\npublic var a = 1\npublic override func b() {}\n}\n"
        + "extension A {\npublic func c() {}\n}")
  }

  @Test func `leave others, and the classes in them, as they are`() {
    let source =
      "open class A {\nopen var a = 1\n}\nfinal class B {\nopen class C {\nopen var c = 1\n}\n}"
    #expect(Ported(source).body() == source)
  }
}
