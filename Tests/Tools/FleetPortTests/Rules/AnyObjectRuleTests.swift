import Testing

@MainActor
@Suite("Protocols where any object is asked for")
struct AnyObjectRuleTests {
  /// The type, with a use of it on the line behind.
  private func type(_ text: String, _ use: String = "a: Box<any UITextFieldDelegate>") -> String {
    let lines = Ported("\(text)\nlet \(use)").body().split(separator: "\n").dropLast()
    return lines.joined(separator: "\n")
  }

  private func squeezed(_ text: String) -> String {
    text.split(separator: " ").joined(separator: " ")
  }

  @Test(arguments: [
    (
      "struct Box<T: AnyObject> { weak var a: T? }",
      "struct Box<T > { @UIKitWeak var a: T? = nil }"
    ),
    (
      "final class Box<T> where T: AnyObject { private(set) weak var a: T? = nil { didSet { b() } } }",
      "final class Box<T> { @UIKitWeak private(set) var a: T? = nil { didSet { b() } } }"
    ),
    (
      "struct Box<T: AnyObject> { let a: T; weak var b: UIView? }",
      "struct Box<T > { let a: T; weak var b: UIView? }"
    ),
  ])
  func `are kept weakly`(source: String, written: String) {
    #expect(squeezed(type(source)) == written)
    #expect(squeezed(type(source, "a = [Box<UITextFieldDelegate>]()")) == written)
  }

  @Test func `is not demanded of a delegate`() {
    let source = "func f<P: Proxy>(_ p: P) where P.Parent: UIView, P.Delegate: AnyObject {}"
    #expect(Ported(source).body() == source.replacing("AnyObject", with: "Any"))
    let other = "func f<P: Proxy>(_ p: P) where P.Parent: AnyObject, P: AnyObject {}"
    #expect(Ported(other).body() == other)
  }

  @Test func `are objects where they are compared`() {
    let source = "struct Box<T: AnyObject> { func f() { a.b?.c() === d[0].e! && g !== h } }"

    #expect(
      squeezed(type(source))
        == "struct Box<T > { func f() { a.b?.c() as AnyObject? === d[0].e! as AnyObject? "
        + "&& g as AnyObject? !== h as AnyObject? } }")
    #expect(
      type("struct Box<T: AnyObject> {}\nextension Box { var i: I { ObjectIdentifier(a.b) } }")
        .hasSuffix("ObjectIdentifier(a.b as AnyObject) } }"))
  }

  @Test func `of the app's own are such with @objc alone`() {
    let source = "struct Box<T: AnyObject> {}\n"
    let use = "protocol P {}\nlet a: Box<any P>"

    #expect(squeezed(Ported(source + "@objc " + use).line(1)) == "struct Box<T > {}")
    #expect(Ported(source + use).line(1) == "struct Box<T: AnyObject> {}")
  }

  @Test(arguments: [
    ("struct Box<T: AnyObject> { weak var a: T? }", "a: Box<UIView>"),
    ("struct Box<A, T: AnyObject> { weak var a: T? }", "a: Box<any UITextFieldDelegate, UIView>"),
    ("struct Box<T: UIView> { weak var a: T? }", "a: Box<any UITextFieldDelegate>"),
    ("struct Box<T: AnyObject> { func f() { a === b } }", "a: Pen<any UITextFieldDelegate>"),
  ])
  func `are left alone where none is given`(source: String, use: String) {
    #expect(type(source, use) == source)
  }
}
