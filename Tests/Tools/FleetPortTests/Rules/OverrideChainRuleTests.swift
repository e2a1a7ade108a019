import Testing

@MainActor
@Suite("Overrides of what an extension declares")
struct OverrideChainRuleTests {
  private static let form = "/App/Form.swift"

  /// What an extension of `UIViewController` becomes with the classes behind it.
  private func ported(_ member: String, _ classes: String) -> Ported {
    Ported("extension UIViewController {\n\(member)\n}\n\(classes)")
  }

  @Test func `are called by a chain of casts, and call the extension's body as super`() {
    let ported = ported(
      "@objc func refresh(_ animated: Bool = true) { g() }",
      "class A: UIViewController {\noverride func refresh(_ animated: Bool) "
        + "{ super.refresh() }\n}")
    let casts =
      "if let uiKitSelf = self as? A { return uiKitSelf.uiKitOverride_refresh(animated) }; "
      + "return self.uiKitBody_refresh(animated) }"

    #expect(
      ported.line(2) == "func uiKitBody_refresh(_ animated: Bool = true) { g() }")
    #expect(ported.line(3).hasSuffix("func refresh(_ animated: Bool = true) { \(casts) }"))
    #expect(
      ported.line(5) == "func uiKitOverride_refresh(_ animated: Bool) { super.uiKitBody_refresh() }"
    )
    #expect(ported.warnings.isEmpty)
  }

  @Test func `override each other where one class descends from another`() {
    let ported = ported(
      "@objc func refresh() {}",
      "class A: UITableViewController {\noverride func refresh() {}\n}\n"
        + "class B: A {\nfunc f() { super.refresh() }\n}\n"
        + "class C: B {\noverride func refresh() { super.refresh() }\n}\n"
        + "class D: UIViewController {\n@objc override func refresh() {}\n"
        + "func f() { super.refresh() }\n}")

    #expect(ported.line(3).contains("self as? A "))
    #expect(ported.line(3).contains("self as? D "))
    #expect(!ported.line(3).contains("self as? C "))
    #expect(ported.line(8) == "func f() { super.uiKitOverride_refresh() }")
    #expect(
      ported.line(11) == "override func uiKitOverride_refresh() { super.uiKitOverride_refresh() }")
    #expect(ported.line(15) == "func f() { super.uiKitBody_refresh() }")
  }

  @Test func `may be of a class that the library gives another name`() {
    let ported = Ported(
      "#if canImport(AppKit)\ntypealias Picture = NSImageView\n#else\ntypealias Picture = UIImageView\n"
        + "#endif\nextension Picture {\n@objc func preloads() -> Bool { true }\n}\n"
        + "class A: UIImageView {\noverride func preloads() -> Bool { false }\n}\n"
        + "class B: Picture {\noverride func preloads() -> Bool { super.preloads() }\n}")

    #expect(ported.warnings.isEmpty)
    for line in [
      "if let uiKitSelf = self as? A { return uiKitSelf.uiKitOverride_preloads() }",
      "if let uiKitSelf = self as? B { return uiKitSelf.uiKitOverride_preloads() }",
      "func uiKitOverride_preloads() -> Bool { super.uiKitBody_preloads() }",
    ] {
      #expect(ported.text().contains(line))
    }
  }

  @Test func `may stand in extensions of UIKit's classes, each by a name of its own`() {
    let ported = Ported(
      "extension UIView {\nfunc mark() {}\n}\n"
        + "extension UIControl {\noverride func mark() { super.mark() }\n}\n"
        + "extension UIButton {\noverride func mark() { super.mark() }\n}\n"
        + "class Key: UIButton {\noverride func mark() { super.mark() }\n}\n"
        + "class Row: UIView {\noverride func mark() { super.mark() }\n}")

    #expect(ported.warnings.isEmpty)
    let casts = ["Key", "UIButton", "UIControl", "Row"].map { name in
      let own = name.hasPrefix("UI") ? "\(name)_" : ""
      return "if let uiKitSelf = self as? \(name) { return uiKitSelf.uiKitOverride_\(own)mark() }; "
    }
    let chain = "func mark() { \(casts.joined())return self.uiKitBody_mark() } }"
    #expect(ported.line(3) == chain)
    #expect(ported.line(5) == "func uiKitOverride_UIControl_mark() { super.uiKitBody_mark() }")
    #expect(
      ported.line(8)
        == "func uiKitOverride_UIButton_mark() { super.uiKitOverride_UIControl_mark() }")
    #expect(ported.line(11) == "func uiKitOverride_mark() { super.uiKitOverride_UIButton_mark() }")
    #expect(ported.line(14) == "func uiKitOverride_mark() { super.uiKitBody_mark() }")
  }

  @Test func `may stand in a private class of the same file`() {
    let ported = ported(
      "func f() {}",
      "private class A: UIViewController {}\nprivate extension A {\noverride func f() {}\n}")

    #expect(ported.warnings.isEmpty)
    #expect(ported.line(6) == "func uiKitOverride_f() {}")
  }

  @Test func `may be properties, with what sets them`() {
    let ported = ported(
      "@objc var tint: UIColor? { .red }\nvar gap: Int { get { 1 } set { f(newValue) } }",
      "class A: UIViewController {\noverride var tint: UIColor? { super.tint }\n"
        + "override var gap: Int { get { super.gap } set { super.gap = newValue } }\n}")

    #expect(ported.line(2) == "var uiKitBody_tint: UIColor? { .red }")
    #expect(ported.line(3) == "var uiKitBody_gap: Int { get { 1 } set { f(newValue) } }")
    let accessors = [
      "var tint: UIColor? { if let uiKitSelf = self as? A { return uiKitSelf.uiKitOverride_tint }; ",
      "return self.uiKitBody_tint }; ",
      "var gap: Int { get { if let uiKitSelf = self as? A { return uiKitSelf.uiKitOverride_gap }; ",
      "return self.uiKitBody_gap } set { if let uiKitSelf = self as? A ",
      "{ uiKitSelf.uiKitOverride_gap = newValue; return }; ",
      "self.uiKitBody_gap = newValue; return } } }",
    ]
    #expect(ported.line(4).hasSuffix(accessors.joined()))
    #expect(ported.line(6) == "var uiKitOverride_tint: UIColor? { super.uiKitBody_tint }")
  }

  @Test(arguments: [
    ("func f(a b: inout Int) throws -> Int { b }", "try", "f(a: &b)"),
    ("func f(_ a: @autoclosure () -> Int) async {}", "await", "f(a())"),
    ("func f(_ a: Int, with b: Int) async throws {}", "try await", "f(a, with: b)"),
  ])
  func `get all that the member is called with`(member: String, mark: String, call: String) {
    let name = call.replacing("f(", with: "uiKitOverride_f(")
    let head = member.prefix { $0 != "{" }
    let ported = ported(member, "class A: UIViewController {\noverride \(head){ g() }\n}")

    #expect(ported.line(3).contains("{ return \(mark) uiKitSelf.\(name) }"))
    #expect(ported.warnings.isEmpty)
  }

  @Test func `of classes ask for the class`() {
    #expect(
      ported(
        "@objc class func make() {}",
        "class A: UIViewController {\noverride class func make() {}\n}"
      ).line(3)
        == "class func make() { if let uiKitSelf = self as? A.Type { return "
        + "uiKitSelf.uiKitOverride_make() }; return self.uiKitBody_make() } }")
  }

  @Test func `of no actor stay so`() {
    let ported = Ported(
      "extension NSObject {\n@objc func f() {}\n}\nclass A: UIView {\noverride func f() {}\n}")

    #expect(ported.line(5) == "nonisolated func uiKitOverride_f() {}".drop { $0 == " " })
  }

  @Test func `stand under their conditions`() {
    let ported = ported(
      "@objc func f() {}",
      "#if DEBUG\nclass A: UIViewController {\noverride func f() {}\n}\n#endif")

    #expect(
      ported.body().contains(
        "func f() { \n#if DEBUG\nif let uiKitSelf = self as? A { return uiKitSelf.uiKitOverride_f() }"
          + "\n#endif\nreturn self.uiKitBody_f() }"))
  }

  @Test func `stay in the app's own extension, where what it uses is private`() {
    let ported = Ported([
      "/App/A.swift": "class A: UIView {\n}\nprivate let limit = 2",
      Self.form:
        "private let limit = 1\nextension A {\n@objc func f() { g(limit) }\n}\n"
        + "class B: A {\n}\nextension B {\noverride func f() { super.f() }\n}",
    ])

    #expect(ported.warnings.isEmpty)
    #expect(ported.line(3, of: Self.form) == "func uiKitBody_f() { g(limit) }")
    #expect(ported.line(8, of: Self.form) == "func uiKitOverride_f() { super.uiKitBody_f() }")
  }

  @Test func `are found where the class that is extended stands in another module`() {
    let ported = Ported(
      [
        Self.form:
          "extension Base {\n@objc func f() {}\n}\nclass A: Base {\noverride func f() {}\n}"
      ],
      context: ["/Core/Base.swift": "open class Base: UIView {}"])

    #expect(ported.warnings.isEmpty)
    #expect(ported.line(2, of: Self.form) == "func uiKitBody_f() {}")
  }

  private static let told =
    "'f' is in an extension of UIView, and 'A' overrides it, which takes the Objective-C runtime: "
    + "declare it in a class of your own."

  @Test(arguments: [
    ("func f(_: Int) {}", "class A: UIView {\noverride func f(_: Int) {}\n}"),
    ("func f() -> Self { self }", "class A: UIView {\noverride func f() -> Self { self }\n}"),
    ("func f(_ a: Int...) {}", "class A: UIView {\noverride func f(_ a: Int...) {}\n}"),
    ("func f() {}", "class A<T>: UIView {\noverride func f() {}\n}"),
    ("func f() {}", "func g() {\nclass A: UIView {\noverride func f() {}\n}\n}"),
    ("var f: Int { 1 }", "class A: UIView {\noverride var f: Int { get { 1 } set {} }\n}"),
    ("var f: Int { get { 1 } set {} }", "class A: UIView {\noverride var f: Int { didSet {} }\n}"),
    ("var f: Int { get throws { 1 } }", "class A: UIView {\noverride var f: Int { 1 }\n}"),
  ])
  func `are told where no cast can reach them`(member: String, type: String) {
    let ported = Ported("extension UIView {\n@objc \(member)\n}\n\(type)")

    #expect(ported.warnings == ["2: \(Self.told)"])
    #expect(!ported.body().contains("uiKitBody"))
  }

  @Test func `are told where the class or the extension stands out of reach`() {
    let extension_ = "extension UIView {\n@objc func f() {}\n}"
    let type = "class A: UIView {\noverride func f() {}\n}"

    #expect(
      Ported(["/App/V.swift": extension_, Self.form: "private \(type)"]).warnings
        == ["2: \(Self.told)"])
    #expect(
      Ported([Self.form: type], context: ["/Core/V.swift": "public " + extension_]).warnings
        == ["2: \(Self.told)"])
  }

  @Test(arguments: [
    "private extension UIView {\nfunc f() {}\n}", "extension UIControl {\nfunc f() {}\n}",
    "extension UIView {\nfunc f(_ a: Int) {}\n}", "extension UIView {\nstatic func f() {}\n}",
  ])
  func `are none where a class between declares the member, or none is overridden`(
    other: String
  ) {
    let ported = Ported([
      "/App/V.swift": other,
      Self.form: "class A: UIView {\nfunc f() {}\n}\nclass B: A {\noverride func f() {}\n}",
    ])

    #expect(ported.warnings.isEmpty)
    #expect(ported.line(5, of: Self.form) == "override func f() {}")
    #expect(!ported.body("/App/V.swift").contains("uiKitBody"))
  }

  @Test func `leave calls of another member of the name as they are`() {
    let ported = ported(
      "@objc func f(with a: Int) {}",
      "class A: UIViewController {\noverride func f(with a: Int) { super.f(b: { c(d: 1) }) }\n}")

    #expect(ported.line(5) == "func uiKitOverride_f(with a: Int) { super.f(b: { c(d: 1) }) }")
  }
}
