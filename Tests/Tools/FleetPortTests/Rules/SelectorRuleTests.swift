import Testing

@MainActor
@Suite("#selector and #keyPath")
struct SelectorRuleTests {
  private func selector(_ expression: String, _ members: String = "") -> String {
    Ported("class Form: UIViewController {\nlet s = \(expression)\n\(members)\n}").line(2)
      .replacing("let s = ", with: "")
  }

  @Test func `carry the method of the class around`() {
    #expect(
      selector("#selector(save)", "@objc func save() {}") == "Selector(\"save\", Form.save)")
    #expect(
      selector("#selector(self.save(_:))", "@objc func save(_ s: Any) {}")
        == "Selector(\"save:\", Form.save(_:))")
    #expect(
      selector("#selector(save)", "@objc func save(sender: Any) {}")
        == "Selector(\"saveWithSender:\", Form.save)")
  }

  @Test func `carry a method with three parameters, which tells how something has ended`() {
    let end = "@objc func image(_ i: UIImage, didFinish e: Error?, context: UnsafeRawPointer) {}"
    #expect(
      selector("#selector(image(_:didFinish:context:))", end)
        == "Selector(\"image:didFinish:context:\", Form.image(_:didFinish:context:))")
    #expect(
      selector("#selector(a(_:b:c:d:))", "@objc func a(_ a: A, b: A, c: A, d: A) {}")
        == "Selector(\"a:b:c:d:\")")
    #expect(
      selector("#selector(presenter.save(_:forEvent:))") == "Selector(\"save:forEvent:\")")
  }

  @Test func `carry the method of a class further out`() {
    let section = "enum Section { var action: Selector { #selector(save) } }\n"
    #expect(
      Ported("class Form: UIView {\n\(section)@objc func save() {}\n}").line(2)
        == "enum Section { var action: Selector { Selector(\"save\", Form.save) } }")
    #expect(
      Ported(
        "class Form: UIView {\nclass Row: UIView { let s = #selector(save) }\n@objc func save() {}\n}"
      ).line(2).contains("Selector(\"save\", Form.save)"))
  }

  @Test func `carry the method of a class that is named`() {
    #expect(
      Ported(
        "let s = #selector(Form.save)\nclass Form: UIView { @objc(keep:) func save(_ x: Any) {} }"
      )
      .line(1) == "let s = Selector(\"keep:\", Form.save)")
    #expect(
      selector("#selector(UIView.endEditing)") == "Selector(\"endEditing:\", UIView.endEditing)")
  }

  @Test func `say which of several methods they mean`() {
    let members = "@objc func save() {}\n@objc func save(_ sender: Any) {}"

    #expect(
      selector("#selector(save as () -> Void)", members)
        == "Selector(\"save\", Form.save as (Form) -> () -> Void)")
    #expect(
      selector("#selector((save) as (Any) -> Void)", members)
        == "Selector(\"save:\", Form.save as (Form) -> (Any) -> Void)")
    #expect(
      selector("#selector(Form.save(_:) as (Form) -> (Any) -> Void)", members)
        == "Selector(\"save:\", Form.save(_:) as (Form) -> (Any) -> Void)")
  }

  @Test func `name the type that an extension extends, and nested ones by their own names`() {
    #expect(
      Ported(
        "extension Outer.Form { func f() { a(#selector(save)) }\n@objc private func save() {} }"
      )
      .line(1) == "extension Outer.Form { func f() { a(Selector(\"save\", Outer.Form.save)) }")
    #expect(
      Ported("class A: UIView { class B: UIView {\nlet s = #selector(c)\n} }").line(2)
        == "let s = Selector(\"c\", B.c)")
  }

  @Test func `carry the method of a value`() {
    #expect(
      selector("#selector(presenter.view.save(_:))")
        == "Selector(\"save:\", of: presenter.view) { $0.save(_:) }")
  }

  @Test(arguments: [
    ("#selector(self?.save)", "Selector(\"save\", Form.save)"),
    ("#selector(self!.save)", "Selector(\"save\", Form.save)"),
    ("#selector(view?.end(_:))", "Selector(\"end:\", of: (view)!) { $0.end(_:) }"),
    ("#selector(self?.view.end(_:))", "Selector(\"end:\", of: (self?.view)!) { $0.end(_:) }"),
  ])
  func `carry the method of what may be missing`(expression: String, written: String) {
    #expect(selector(expression, "@objc func save() {}") == written)
  }

  @Test func `find a name in literals, too`() {
    #expect(
      Ported("class A: UIView {\nlet s = \"\\(#selector(b)) \\(#keyPath(A.c))\"\n}").line(2)
        == "let s = \"\\(Selector(\"b\", A.b)) \\(\"c\")\"")
  }

  @Test func `keep the lines that they stand on`() {
    #expect(
      Ported("class A: UIView {\nlet s = #selector(\n  b\n)\nlet t = 1\n}").line(5) == "let t = 1")
  }

  @Test func `have only a name where no message can call the method`() {
    #expect(selector("#selector(a(_:b:c:d:))") == "Selector(\"a:b:c:d:\")")
    #expect(
      Ported("extension UITableViewDelegate {\nfunc f() { g(#selector(h)) }\n}").line(2)
        == "func f() { g(Selector(\"h\")) }")
    #expect(Ported("let s = #selector(save)").line(1) == "let s = Selector(\"save\")")
  }

  @Test func `of a method of the type have only a name, and that is told`() {
    let ported = Ported("class A: UIView {\nlet s = #selector(b)\n@objc static func b() {}\n}")

    #expect(ported.line(2) == "let s = Selector(\"b\")")
    #expect(ported.warnings == ["2: 'b' is a method of the type: no target can be sent it."])
  }

  @Test func `get and set properties`() {
    #expect(selector("#selector(getter: Form.isOn)") == "Selector(\"isOn\")")
    #expect(selector("#selector(setter: isOn)") == "Selector(\"setIsOn:\")")
    #expect(
      selector("#selector(getter: isOn)", "@objc(on) var isOn = true") == "Selector(\"on\")")
  }

  @Test(arguments: ["#selector(1)", "#keyPath()", "#keyPath"])
  func `that cannot be read stay, and that is told`(expression: String) {
    let ported = Ported("let a = \(expression)")
    let name = expression.prefix { $0 != "(" }

    #expect(ported.line(1) == "let a = \(expression)")
    #expect(ported.warnings == ["1: This '\(name)' could not be read, and stays."])
  }

  @Test func `of key paths become their texts`() {
    #expect(Ported("let a = #keyPath(Form.label.text)").line(1) == "let a = \"label.text\"")
    #expect(Ported("let a = #keyPath(self.title)").line(1) == "let a = \"title\"")
    #expect(Ported("let a = #keyPath(XCUIElement.label)").line(1) == "let a = \"label\"")
    #expect(Ported("let a = #keyPath(title)").line(1) == "let a = \"title\"")
    #expect(
      Ported("a(#keyPath(UIApplication.shared.delegate))").line(1)
        == "a(\"sharedApplication.delegate\")")
  }

  @Test func `of a class property have the class's type`() {
    #expect(Ported("a(\\UIApplication.shared)").line(1) == "a(\\UIApplication.Type.shared)")
    #expect(Ported("a(\\UIApplication.delegate)").line(1) == "a(\\UIApplication.delegate)")
  }

  @Test func `of the class of the application are known by name`() {
    let idiom = "a = UIApplication.value(forKeyPath: #keyPath(UIApplication.shared))"

    #expect(Ported(idiom).warnings == [])
  }

  @Test(arguments: [
    ("#selector(P.f)", "Selector(\"f\", optionalOf: { $0 is any P.Type })"),
    ("#selector(P.g(_:))", "Selector(\"g:\", P.g(_:))"),
    (
      "#selector(UIScrollViewDelegate.scrollViewDidScroll(_:))",
      "Selector(\"scrollViewDidScroll:\", optionalOf: { $0 is any UIScrollViewDelegate.Type })"
    ),
    (
      "#selector(UIScrollViewDelegate.scrollViewDidScroll)",
      "Selector(\"scrollViewDidScroll:\", optionalOf: { $0 is any UIScrollViewDelegate.Type })"
    ),
  ])
  func `of optional methods are names where somebody asks who has them`(
    source: String, written: String
  ) {
    let protocols = "@objc protocol P { @objc optional func f(); func g(_ x: Int) }\n"
    let text = Ported(protocols + "let a = b.responds(to: \(source))").line(2)

    #expect(text == "let a = b.responds(to: \(written))")
    #expect(!Ported(protocols + "let a = \(source)").line(2).contains("optionalOf"))
  }

  @Test func `of optional methods are told where the classes that are asked list none`() {
    let source =
      "let a = b.responds(to: #selector(UIScrollViewDelegate.scrollViewDidScroll(_:)))"
    func warnings(_ app: String) -> [String] {
      Ported(["/Tests/T.swift": source], context: ["/App/A.swift": app]).warnings
    }

    #expect(
      warnings("class A: UIView {}") == [
        "1: 'scrollViewDidScroll:' is optional, and the classes of imported modules do not list who "
          + "has it, as nobody asks 'responds(to:)' there: the answer for them is false. Call the "
          + "method instead."
      ])
    #expect(warnings("let a = b.responds(to: c)") == [])
    #expect(Ported(source).warnings == [])
  }

  @Test func `of the type of an object are those of the object`() {
    let source = "class A: UIView {\n@objc func f(_ x: Int) {}\nfunc g() { a(#selector(B)) }\n}"

    #expect(
      Ported(source.replacing("B", with: "type(of: self).f")).line(3)
        == "func g() { a(Selector(\"f:\", A.f)) }")
    #expect(
      Ported(source.replacing("B", with: "type( of: self ).f(_:)")).line(3)
        == "func g() { a(Selector(\"f:\", A.f(_:))) }")
    #expect(
      Ported(source.replacing("B", with: "type(of: b.c).f(_:)")).line(3)
        == "func g() { a(Selector(\"f:\", of: b.c) { $0.f(_:) }) }")
  }
}
