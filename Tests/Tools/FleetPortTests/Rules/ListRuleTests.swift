import Testing

@MainActor
@Suite("Lists of members")
struct ListRuleTests {
  private func list(_ members: String, of head: String = "class A: UIViewController") -> [String] {
    entries(Ported("\(head) {\n\(members)\n}").body())
  }

  private func entries(_ text: String) -> [String] {
    text.split(separator: "list.append(").dropFirst().map { part in
      let end = part.firstRange(of: "); ")?.lowerBound ?? part.firstRange(of: ")\n")?.lowerBound
      return String(part[..<(end ?? part.endIndex)])
    }
  }

  @Test(arguments: ["@available(*, unavailable)", "@available(iOS, unavailable, message: \"b\")"])
  func `leave out what is unavailable`(attribute: String) {
    let member = "@IBInspectable var a: Int { get { 1 } set {} }"

    #expect(!Ported("class A: UIView {\n\(attribute) \(member)\n}").body().contains(".property"))
    #expect(
      Ported("class A: UIView {\n@available(iOS 15, *) \(member)\n}").body().contains(".property"))
  }

  @Test func `leave out what can be set alone`() {
    #expect(
      list("@objc var a: Int { @available(*, unavailable) get { 1 } set { b(c.unavailable) } }")
        == [])
    #expect(
      list("@objc var a: Int { set { b(c.unavailable) } get { 1 } }")
        == [#".property("a", \A.a)"#])
  }

  @Test func `have outlets, inspectable properties and actions`() {
    #expect(
      list(
        """
        @IBOutlet private weak var label: UILabel!
        @IBInspectable var radius: CGFloat = 1
        @IBAction private func save(_ sender: Any) {}
        @IBAction func cancel() {}
        @IBSegueAction func make(_ coder: NSCoder) -> UIViewController? { nil }
        @objc func touch(_ b: UIButton, with event: UIEvent) {}
        @objc var isOn = true
        func plain() {}
        """) == [
          #".property("label", \A.label)"#, #".property("radius", \A.radius)"#,
          #".method("save:", A.save(_:))"#, #".method("cancel", A.cancel)"#,
          #".segueAction("make:", A.make(_:))"#, #".method("touch:with:", A.touch(_:with:))"#,
          #".property("isOn", \A.isOn)"#,
        ])
  }

  @Test func `stand before the brace, on its line`() {
    #expect(
      Ported("class A: UIViewController {\n@IBAction func a() {}\n}\nlet b = 1").body()
        == "class A: UIViewController {\n          func a() {}\n"
        + "override class var objectiveCMembers: [Selector.Method] { "
        + "var list: [Selector.Method] = super.objectiveCMembers; "
        + "list.append(.method(\"a\", A.a)); return list } }\nlet b = 1")
  }

  @Test func `stand on lines of their own where the brace does not begin its line`() {
    let ported = Ported("class A: UIView { @objc func a() {} } // }\nlet b = 1")

    #expect(LineMap(ported.text()).texts(of: 2, in: "/App/Form.swift") == ["letb=1"])
    #expect(LineMap(ported.text()).texts(of: 1, in: "/App/Form.swift").last == "}//}")
  }

  @Test func `leave out what no message can call`() {
    #expect(
      list(
        """
        @objc func a() async {}
        @objc func b() throws {}
        @objc func c(_ x: inout Int) {}
        @objc func d(_ x: () -> Void) {}
        @objc func e(_ x: Int, _ y: Int, _ z: Int) {}
        @objc func f(_ x: Int, _ y: Int) {}
        @objc static func g() {}
        @objc class func h() {}
        @objc init() {}
        """) == [])
  }

  @Test(arguments: [
    ("_ sender: UIButton", "f()", ", unused: UIButton()"),
    ("sender: UITapGestureRecognizer", "", ", unused: UITapGestureRecognizer()"),
    ("_ sender: UIBarButtonItem?", "f()", ", unused: nil"),
    ("_ sender: UIButton", "f(sender)", ""), ("_ sender: UIButton", "f(\"\\(sender)\")", ""),
    ("_ sender: Any", "f()", ""), ("_ sender: UIView", "f()", ""), ("_ sender: Int", "f()", ""),
    ("_ sender: Own", "f()", ""), ("_ s: UIButton, event: UIEvent", "f()", ""),
  ])
  func `say what a method gets that does nothing with its sender`(
    parameter: String, body: String, written: String
  ) {
    let entries = list("@objc func a(\(parameter)) { \(body) }\nclass Own: UIButton {}")
    #expect(entries.count == 1)
    #expect(entries.first?.hasSuffix(")\(written))") == true)
  }

  @Test func `say nothing of that where a subclass may use the sender`() {
    #expect(
      entries(
        Ported(
          "class A: UIView { @objc func a(_ s: UIButton) {} }\n"
            + "class B: A { override func a(_ s: UIButton) { f(s) } }"
        ).body()
      ).allSatisfy { !$0.contains("unused") })
  }

  @Test func `tell overloads apart`() {
    #expect(
      list("@objc func a() {}\n@objc func a(_ x: Int) -> Bool { true }") == [
        ".method(\"a\", A.a as (A) -> () -> Void)", ".method(\"a:\", A.a(_:))",
      ])
  }

  @Test func `have the members that a class with @objcMembers shows`() {
    #expect(
      list(
        "func a() {}\nprivate func b() {}\n@nonobjc func c() {}\noverride func viewDidLoad() {}",
        of: "@objcMembers class A: UIViewController") == [".method(\"a\", A.a)"])
  }

  @Test func `have the members of an @objc extension`() {
    let ported = Ported("class A: UIView {}\n@objc extension A { func b() {} }")

    #expect(entries(ported.body()) == [".method(\"b\", A.b)"])
  }

  @Test func `keep the conditions of their members`() {
    let body = Ported(
      "class A: UIView {\n#if os(iOS)\n@objc func a() {}\n#else\n@objc func b() {}\n#endif\n}"
    ).body()

    #expect(
      body.contains(
        "#if canImport(HeadlessUIKit)\nlist.append(.method(\"a\", A.a))\n#endif\n"
          + "#if !(canImport(HeadlessUIKit))\nlist.append(.method(\"b\", A.b))\n#endif\n"))
  }

  @Test(arguments: ["NSObject", "Operation", ""])
  func `are a class's own where its superclass has none`(base: String) {
    let head = base.isEmpty ? "class A" : "class A: \(base)"
    let body = Ported("\(head) {\n@objc func a() {}\n}").body()

    #expect(body.hasPrefix(base.isEmpty ? "class A: Sel" : "class A: \(base), SelectorResponder {"))
    #expect(
      body.contains(
        "\nclass var objectiveCMembers: [Selector.Method] { var list: [Selector.Method] = []; "))
  }

  @Test func `add to those of a superclass`() {
    let body = Ported(
      "class A: NSObject {\n@objc func a() {}\n}\nclass B: A {\n@objc func b() {}\n}"
    ).body()

    #expect(body.contains("class B: A {\n"))
    #expect(body.contains("override class var objectiveCMembers"))
  }

  @Test func `are as visible as their class`() {
    #expect(
      Ported("open class A: UIView {\n@objc func a() {}\n}").body()
        .contains("override open class var objectiveCMembers"))
  }

  @Test func `that are written by hand stay alone`() {
    let source =
      "class A: UIView {\nfunc a() {}\noverride class var objectiveCMembers: [X] { [] }\n}"

    #expect(
      Ported(source.replacing("func a", with: "@objc func a")).body()
        == source.replacing("func a", with: "      func a"))
  }

  @Test func `have what responds(to:) may be asked for, where somebody asks`() {
    let source =
      "class A: UIView, UIScrollViewDelegate {\nfunc viewForZooming(in s: UIScrollView) -> UIView? { s }\n}"

    #expect(entries(Ported(source).body()) == [])
    #expect(
      entries(Ported(source + "\nlet b = a.responds(to: c)").body())
        == [".method(\"viewForZoomingIn:\", A.viewForZooming(in:))"])
  }
}
