import Testing

@testable import FleetPort

@MainActor
@Suite("Statements and declarations")
struct SyntaxReaderTests {
  /// The statements of the only function, each without its line breaks.
  private func statements(_ body: String) -> [String] {
    let source = "class A {\n  func f() {\n\(body)\n  }\n}"
    let outline = SyntaxOutline(SourceFile(path: "/A.swift", bytes: Array(source.utf8)))
    guard let item = outline.named.first(where: { $0.name == "A.f()" })?.item else { return [] }
    return outline.statements(of: item).map { statement in
      outline.file.text(statement.range.lowerBound, statement.range.upperBound)
        .split { $0 == "\n" }.map { String($0).trimmed }.joined(separator: " ")
    }
  }

  @Test(arguments: [
    ("a()\nb()", ["a()", "b()"]),
    ("a(); b()", ["a()", "b()"]),
    ("a\n  .b()\n  .c()\nd()", ["a .b() .c()", "d()"]),
    ("let x =\n  a\n  + b\n  ?? c\n-d", ["let x = a + b ?? c", "-d"]),
    ("x = y!\n!z", ["x = y!", "!z"]),
    ("x = a as? B\ntry? c()", ["x = a as? B", "try? c()"]),
    ("let x = try?\n  a()\nb()", ["let x = try? a()", "b()"]),
    ("x = a &&\n  b\nc", ["x = a && b", "c"]),
    ("x = a\n  ? b\n  : c\nd", ["x = a ? b : c", "d"]),
    ("a(b,\n  c)\n(d)", ["a(b, c)", "(d)"]),
    ("a { b() }\n  c: { d() }\ne()", ["a { b() } c: { d() }", "b()", "d()", "e()"]),
    ("a {\n  b()\n  c()\n}.d()\ne()", ["a { b() c() }.d()", "b()", "c()", "e()"]),
    ("a.map { (b: C) -> D in e(b) }", ["a.map { (b: C) -> D in e(b) }", "e(b)"]),
    ("a { [weak self] b, c in d() }", ["a { [weak self] b, c in d() }", "d()"]),
    ("a { for b in c { d() } }", ["a { for b in c { d() } }", "for b in c { d() }", "d()"]),
    (
      "if a {\n  b()\n}\nelse {\n  c()\n}\nd()", ["if a { b() } else { c() }", "b()", "c()", "d()"]
    ),
    ("if a\n{\n  b()\n}\nc()", ["if a { b() }", "b()", "c()"]),
    (
      "guard let a = b,\n  c else { return }\nd()",
      ["guard let a = b, c else { return }", "return", "d()"]
    ),
    ("do {\n  a()\n} catch {\n  b()\n}\nc()", ["do { a() } catch { b() }", "a()", "b()", "c()"]),
    (
      "repeat {\n  a()\n} while b\nwhile c { d() }",
      ["repeat { a() } while b", "a()", "while c { d() }", "d()"]
    ),
    (
      "switch a {\ncase .b, .c(let d) where d: e()\ncase .f:\n  g()\n  h()\n@unknown default: break\n}\ni()",
      [
        "switch a { case .b, .c(let d) where d: e() case .f: g() h() @unknown default: break }",
        "e()",
        "g()", "h()", "break", "i()",
      ]
    ),
    (
      "switch a {\ncase .b:\n  if case .c = d { e() }\n}",
      ["switch a { case .b: if case .c = d { e() } }", "if case .c = d { e() }", "e()"]
    ),
    ("#if X\na()\n#else\nb()\n#endif\nc()", ["a()", "b()", "c()"]),
    ("let s = \"\\(a { b() }) {\"\nc()", ["let s = \"\\(a { b() }) {\"", "b()", "c()"]),
    (
      "@A var b = 1\nvar c: Int { d() }\ne()", ["@A var b = 1", "var c: Int { d() }", "d()", "e()"]
    ),
    (
      "func g(\n  _ a: Int\n) throws -> Int\nwhere B: C {\n  d()\n}\ne()",
      ["func g( _ a: Int ) throws -> Int where B: C { d() }", "d()", "e()"]
    ),
    ("return\n", ["return"]),
    ("a = b ? { c() } : { d() }", ["a = b ? { c() } : { d() }", "c()", "d()"]),
    (
      "label: for a in b {\n  continue label\n}",
      ["label: for a in b { continue label }", "continue label"]
    ),
    (
      "x = a < b\ny = c > d\nz = [A]()\nf(g<H>.self)",
      ["x = a < b", "y = c > d", "z = [A]()", "f(g<H>.self)"]
    ),
  ])
  func `are cut where the compiler cuts them`(body: String, expected: [String]) {
    #expect(statements(body) == expected)
  }

  @Test func `declarations have names`() {
    let source = """
      import UIKit.UIView
      @main
      public final class A<T>: B, C where T: D {
        @objc(x) private(set)
        weak var a: E? { didSet { a1() } }
        let b = 1, c = 2
        lazy var d: F = {
          F()
        }()
        init?(a: Int, _ b: Int = 1) {}
        deinit { e1() }
        subscript(i: Int) -> Int { 1 }
        static func + (a: A, b: A) -> A { a }
        class func f() async throws -> [G] {}
        enum H: Int { case i = 1, j; var k: Int { 1 } }
      }
      extension A.H { func l<M>(m: M) {} }
      let n = 1
      typealias O = P
      """
    let outline = SyntaxOutline(SourceFile(path: "/A.swift", bytes: Array(source.utf8)))

    #expect(
      outline.named.map(\.name) == [
        "import UIKit.UIView", "A", "A.a", "A.b", "A.d", "A.init(a:_:)", "A.deinit",
        "A.subscript(i:)", "A.+(a:b:)", "A.f()", "A.H", "A.H.case i", "A.H.k", "A.H", "A.H.l(m:)",
        "n", "O",
      ])
    #expect(outline.bodyCount == 8)
  }
}
