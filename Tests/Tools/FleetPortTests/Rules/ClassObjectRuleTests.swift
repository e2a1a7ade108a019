import Testing

@MainActor
@Suite("Classes as objects")
struct ClassObjectRuleTests {
  private static let sender = "class S { init(a: AnyObject, b: AnyObject?) {} }"
  private static let function = "func f(_ a: Int, _ b: AnyObject) {}"

  @Test(arguments: [
    (
      "static func g() { S(a: self, b: self) }",
      "static func g() { S(a: (self as AnyObject), b: (self as AnyObject)) }"
    ),
    ("class func g() { h { f(1, self) } }", "class func g() { h { f(1, (self as AnyObject)) } }"),
    ("func g() { f(a(1, 2), A.self) }", "func g() { f(a(1, 2), (A.self as AnyObject)) }"),
    ("func g() { v(A.self, 1) }", "func g() { v((A.self as AnyObject), 1) }"),
    ("let a: AnyObject = A.self", "let a: AnyObject = (A.self as AnyObject)"),
    ("let a: AnyObject? = A.self; f()", "let a: AnyObject? = (A.self as AnyObject); f()"),
    ("let a: AnyObject = A.self as AnyObject", "let a: AnyObject = A.self as AnyObject"),
    ("let a: Any = A.self", "let a: Any = A.self"), ("a = b == A.self", "a = b == A.self"),
    ("func g() { S(a: self, b: nil) }", "func g() { S(a: self, b: nil) }"),
    ("static func g() { f(self.a, 1) }", "static func g() { f(self.a, 1) }"),
    ("static func g() { k(self) }", "static func g() { k(self) }"),
  ])
  func `are given where any object is asked for`(source: String, written: String) {
    let ported = Ported(
      "\(Self.sender); \(Self.function)\nclass A {\n\(source)\n}\nfunc k(_ a: Any) {}"
        + "\nfunc v(_ a: AnyObject..., b: Int) {}")

    #expect(ported.line(3) == written)
  }

  @Test func `are not given where some function of that name asks for another type`() {
    let source = "class A { static func g() { f(1, self) } }; func f(_ a: Int, _ b: A.Type) {}"

    #expect(Ported("\(Self.function)\n\(source)").line(2) == source)
  }
}
