import Testing

@MainActor
@Suite("Optional requirements and their calls")
struct OptionalRuleTests {
  private let picking = """
    @objc protocol Picking {
    @objc optional func did(_ x: Int)
    @objc optional func can(_ x: Int) -> Bool
    }

    """

  private func call(_ call: String) -> Ported { Ported(picking + call) }

  @Test func `are found in a proxy's delegate by a cast to the protocol that has them`() {
    #expect(
      Ported("_forwardToDelegate?.scrollViewDidScroll?(view)").body()
        == "(_forwardToDelegate as? any UIScrollViewDelegate)?.scrollViewDidScroll(view)")
    #expect(
      Ported(
        "@objc protocol D {\n@objc optional func f()\n}\nfunc g() { self._forwardToDelegate?.f?() }"
      ).line(4) == "func g() { (self._forwardToDelegate as? any D)?.f() }")
  }

  @Test func `of a session's delegate have defaults in Foundation`() {
    #expect(
      Ported("(d as? URLSessionTaskDelegate)?.urlSession?(s, task: t, didCompleteWithError: e)")
        .body()
        == "(d as? URLSessionTaskDelegate)?.urlSession(s, task: t, didCompleteWithError: e)")
    #expect(
      Ported("d?.urlSession?(s, didReceive: c) { _, _ in }").body()
        == "d?.urlSession(s, didReceive: c) { _, _ in }")
    #expect(
      Ported("if d?.urlSession?(s, dataTask: t, didReceive: b) == nil {}").warnings.count == 1)
    let unknown = "d.urlSession?(s, didCreateTask: t)"
    #expect(Ported(unknown).body() == unknown)
  }

  @Test func `have defaults that do nothing, or that throw`() {
    let ported = Ported(picking)

    #expect(ported.line(1) == "protocol Picking: AnyObject {")
    #expect(ported.line(2) == "func did(_ x: Int)")
    #expect(ported.line(3) == "func can(_ x: Int) throws -> Bool")
    #expect(
      ported.body().contains(
        "\nextension Picking { func did(_ x: Int) {}; "
          + "func can(_ x: Int) throws -> Bool { throw MethodNotImplemented() } }\n"))
  }

  @Test func `of a public protocol have public defaults`() {
    #expect(
      Ported("@objc public protocol P { @objc optional func f() }").body()
        .contains("extension P { public func f() {} }"))
  }

  @Test func `keep their conditions`() {
    #expect(
      Ported("@objc protocol P {\n#if os(iOS)\n@objc optional func f()\n#endif\n}").body()
        .contains("#if canImport(HeadlessUIKit)\nfunc f() {}\n#endif"))
  }

  @Test func `make a protocol one of classes, unless it is that already`() {
    #expect(
      Ported("@objc protocol A: B {}\n@objc protocol B {}\n@objc protocol C: NSObjectProtocol {}")
        .body().replacing("     ", with: "")
        == " protocol A: B {}\n protocol B: AnyObject {}\n protocol C: NSObjectProtocol {}")
  }

  @Test func `are called as methods that may throw`() {
    #expect(call("d?.did?(1)").line(5) == "d?.did(1)")
    #expect(call("if d?.can?(1) ?? true {}").line(5) == "if (try? d?.can(1)) ?? true {}")
    #expect(
      call("let a = self.b[c].d(e)?.can?(1) == true").line(5)
        == "let a = (try? self.b[c].d(e)?.can(1)) == true")
    #expect(call("let a = d.can!(1)").line(5) == "let a = (try! d.can(1))")
    #expect(call("a(\"\\(d?.can?(1) ?? b)\")").line(5) == "a(\"\\((try? d?.can(1)) ?? b)\")")
  }

  @Test func `of another module of the app are known`() {
    let ported = Ported(
      ["/Tests/T.swift": "let a = d?.can?(1)"], context: ["/App/P.swift": picking])

    #expect(ported.line(1, of: "/Tests/T.swift") == "let a = (try? d?.can(1))")
    #expect(ported.body("/App/P.swift").isEmpty)
  }

  @Test func `of UIKit are called as they are in the model`() {
    #expect(
      Ported("delegate?.scrollViewDidScroll?(self)").line(1)
        == "delegate?.scrollViewDidScroll(self)")
    #expect(
      Ported("d.tableView!(t, didSelectRowAt: p)").line(1) == "d.tableView(t, didSelectRowAt: p)")
  }

  @Test(arguments: [
    (
      "if let b = delegate!.textFieldShouldReturn?(f) {}",
      "if let b = Optional(delegate!)?.textFieldShouldReturn(f) {}"
    ),
    (
      "a(self.d[0].textFieldShouldReturn?(f) == true)",
      "a(Optional(self.d[0])?.textFieldShouldReturn(f) == true)"
    ),
    ("a = b?.d.textFieldShouldReturn?(f)", "a = b?.d.textFieldShouldReturn(f)"),
    ("a = super.textFieldShouldReturn?(f)", "a = super.textFieldShouldReturn(f)"),
    ("a = delegate!.textFieldShouldReturn!(f)", "a = delegate!.textFieldShouldReturn(f)"),
    ("delegate!.scrollViewDidScroll?(s)", "delegate!.scrollViewDidScroll(s)"),
  ])
  func `of UIKit answer an optional where the method may be missing`(call: String, written: String)
  {
    #expect(Ported(call).line(1) == written)
  }

  @Test func `of UIKit are those of a delegate, whatever closures are called`() {
    let closure = "class A { var textFieldShouldReturn: F? }\n"

    #expect(
      Ported(closure + "a = self.delegate!.textFieldShouldReturn!(f)").line(2)
        == "a = self.delegate!.textFieldShouldReturn(f)")
  }

  @Test func `of UIKit are never missing, which is told where it is asked`() {
    let told = "is never missing here: if a delegate lacks it, the model's default answers."

    #expect(
      Ported("let v = d?.viewForZooming?(in: s) ?? w").warnings == [
        "1: 'viewForZooming(in:)' \(told)"
      ])
    #expect(
      Ported("if d?.viewForZooming?(in: s) == nil {}").warnings
        == ["1: 'viewForZooming(in:)' \(told)"])
    #expect(Ported("let v = d?.viewForZooming?(in: s)").warnings == [])
  }

  @Test func `without a result are never missing, which is told where it is asked`() {
    #expect(
      call("if d?.did?(1) == nil {}").warnings
        == ["5: 'did(_:)' is never missing here, since its default does nothing."])
  }

  @Test func `are not what a closure in a property is`() {
    #expect(
      Ported("class A { var onTap: (() -> Void)?\nfunc f() { self.onTap?() } }").line(2)
        == "func f() { self.onTap?() } }")
    #expect(
      Ported("class A { var scrollViewDidScroll: F?\nfunc f() { a.scrollViewDidScroll?(s) } }")
        .line(2)
        == "func f() { a.scrollViewDidScroll?(s) } }")
  }

  @Test func `that have the name of a property are told`() {
    #expect(
      Ported("@objc protocol P { @objc optional func f() }\nclass A { var f: F? }\nd?.f?()").remarks
        == ["3: 'f' is a property and an optional method: it is taken for the method."])
  }

  @Test func `that are asked for, and not called, are told`() {
    #expect(
      call("if let f = d?.can {}").warnings == [
        "5: 'can' is an optional method: call it, and look at what comes back, "
          + "instead of asking for the method itself."
      ])
  }

  @Test func `that are properties throw where they are read, which is told`() {
    let ported = Ported("@objc protocol P {\n@objc optional var a: Int { get }\n}")

    #expect(ported.line(2) == "var a: Int { get throws }")
    #expect(
      ported.body().contains("var a: Int { get throws { throw MethodNotImplemented() } }"))
    #expect(
      ported.warnings == [
        "2: The optional property 'a' is read by 'try?' where an optional is asked for; "
          + "write it wherever else it is read."
      ])
  }

  @Test(arguments: [
    ("if let a = p.a {}", "if let a = try? p.a {}"),
    ("guard let x = self.b[0].a, y else {}", "guard let x = try? self.b[0].a, y else {}"),
    ("guard let x = p.a else {}", "guard let x = try? p.a else {}"),
    ("let x = f(p.a ?? 1)", "let x = f((try? p.a) ?? 1)"),
    ("let x = p?.a?.b", "let x = (try? p?.a)?.b"),
    ("let x = p.a!.b", "let x = (try? p.a)!.b"),
    ("let x = p.a == nil || p.a != nil", "let x = (try? p.a) == nil || (try? p.a) != nil"),
    ("let x = p.a + 1", "let x = p.a + 1"),
    ("let x = p.a ? 1 : 2", "let x = p.a ? 1 : 2"),
    ("let x = p.a != b", "let x = p.a != b"),
    ("let x = a ?? 1", "let x = a ?? 1"),
  ])
  func `that are properties are read by try? where an optional is asked for`(
    source: String, written: String
  ) {
    let own = "@objc protocol P {\n@objc optional var a: Int { get }\n}\n"

    #expect(Ported(own + source).line(4) == written)
    let other = "struct A { var a: Int? }\n"
    #expect(Ported(own + other + source).line(5) == source)
  }

  @Test func `without a result that are asked for are there`() {
    let asked = call("if let f = d.did {}")

    #expect(asked.line(5) == "if let f = Optional(d.did) {}")
    #expect(asked.warnings == ["5: 'did' is never missing here, since its default does nothing."])
    #expect(call("guard let f = d?.did else {}").line(5) == "guard let f = d?.did else {}")
  }

  @Test func `that are properties to be set must be declared, which is told`() {
    let ported = Ported("@objc protocol P {\n@objc optional var a: Int { get set }\n}")

    #expect(ported.line(2) == "var a: Int { get set }")
    #expect(
      ported.warnings == [
        "2: The optional property 'a' can be set: each class that conforms must declare it here."
      ])
  }

  @Test func `are called beside a property of their base name, where labels tell them apart`() {
    let property =
      "class A: UIViewController { let tableView = B(); let scrollViewDidScroll: F? = nil }\n"

    #expect(
      Ported(property + "d?.tableView?(t, didSelectRowAt: i)").line(2)
        == "d?.tableView(t, didSelectRowAt: i)")
    #expect(Ported(property + "d?.scrollViewDidScroll?(s)").line(2) == "d?.scrollViewDidScroll?(s)")
  }

  @Test func `are called with a closure behind the arguments, too`() {
    let methods =
      "@objc protocol P { @objc optional func f(_ x: Int, then: () -> Void); "
      + "@objc optional func g(with: () -> Bool) -> Int }\n"

    #expect(Ported(methods + "d?.f?(1) { a() }").line(2) == "d?.f(1) { a() }")
    #expect(
      Ported(methods + "b = d?.g?() { true } ?? 0").line(2) == "b = (try? d?.g() { true }) ?? 0")
    #expect(Ported(methods + "if d?.h?(1) { a() }").line(2) == "if d?.h?(1) { a() }")
  }
}
