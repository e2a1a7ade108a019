import Testing

@testable import FleetPort

@MainActor
@Suite("What is deferred in a source")
struct DeferredRewritingTests {
  /// For an error at the word `bad` of a source: what can be deferred, from the least to the most, with
  /// the lines that differ then.
  private func steps(_ text: String, _ message: String = "no") throws -> [String] {
    let source = DeferredSource(path: "/App/A.swift", name: "A.swift", bytes: Array(text.utf8))
    let place = try #require(text.utf8.firstRange(of: "bad".utf8)).lowerBound
    let offset = text.utf8.distance(from: text.startIndex, to: place)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    return DeferredLadder(source).steps(at: offset, message).map { entry in
      let written = String(decoding: source.rewritten([entry]).file.bytes, as: UTF8.self)
      let after = written.split(separator: "\n", omittingEmptySubsequences: false)
      #expect(after.count == lines.count)
      let changed = zip(lines, after).filter { $0 != $1 }.map { String($1).trimmed }
      return ([entry.what.words] + changed.filter { !$0.isEmpty }).joined(separator: " | ")
    }
  }

  @Test(arguments: [
    // A statement is passed over, and what follows it stays.
    (
      "class A {\n  func f() {\n    a()\n    bad()\n    b()\n  }\n}",
      [
        #"statement 2 | _deferred("A.f()", "no")"#,
        #"statement 2 and the rest | _deferred("A.f()", "no")"#,
        #"body | _deferred("A.f()", "no")"#, "the declaration",
      ]
    ),
    // Its lines stay where they are.
    (
      "func f() {\n  a(\n    bad\n  )\n  b()\n}",
      [
        #"statement 1 | _deferred("f()", "no")"#,
        #"statement 1 and the rest | _deferred("f()", "no")"#,
        #"body | _deferred("f()", "no")"#, "the declaration",
      ]
    ),
    // What follows needs the name.
    (
      "func f() -> Int {\n  let a = bad()\n  return a.b\n}",
      [
        #"statement 1 and the rest | return _deferredValue("f()", "no")"#,
        #"body | return _deferredValue("f()", "no")"#, "the declaration",
      ]
    ),
    // … but not where its type is known.
    (
      "func f() throws -> Int {\n  let a: Int = bad()\n  return a\n}",
      [
        #"statement 1 | let a: Int = _deferredValue("f()", "no")"#,
        #"statement 1 and the rest | throw _deferredError("f()", "no")"#,
        #"body | throw _deferredError("f()", "no")"#, "the declaration",
      ]
    ),
    (
      "func f() {\n  var a = B.C(bad)\n  a.d()\n}",
      [
        #"statement 1 | var a: B.C = _deferredValue("f()", "no")"#,
        #"statement 1 and the rest | _deferred("f()", "no")"#, #"body | _deferred("f()", "no")"#,
        "the declaration",
      ]
    ),
    (
      "func f() {\n  guard let a = bad else { return }\n  b(a)\n}",
      [
        #"statement 1 and the rest | _deferred("f()", "no")"#, #"body | _deferred("f()", "no")"#,
        "the declaration",
      ]
    ),
    // The end of a branch stays its end.
    (
      "func f() -> Int {\n  if a {\n    bad()\n    return 1\n  }\n  return 2\n}",
      [
        #"statement 2 | _deferred("f()", "no")"#,
        #"statement 2 and the rest | return _deferredValue("f()", "no")"#,
        #"statement 1 | _deferred("f()", "no")"#,
        #"statement 1 and the rest | return _deferredValue("f()", "no")"#,
        #"body | return _deferredValue("f()", "no")"#, "the declaration",
      ]
    ),
    (
      "func f() {\n  for a in b {\n    let c = bad\n    d(c)\n    continue\n  }\n}",
      [
        #"statement 2 and the rest | _deferred("f()", "no"); continue"#,
        #"statement 1 | _deferred("f()", "no")"#, #"body | _deferred("f()", "no")"#,
        "the declaration",
      ]
    ),
    // A body of one expression answers its type.
    (
      "func f() -> Int {\n  bad\n}",
      [
        #"statement 1 | return _deferredValue("f()", "no")"#,
        #"body | return _deferredValue("f()", "no")"#,
        "the declaration",
      ]
    ),
    (
      "var a: Int {\n  bad\n}",
      [
        #"statement 1 | return _deferredValue("a", "no")"#,
        #"body | return _deferredValue("a", "no")"#,
        "property",
      ]
    ),
    (
      "var a: Int {\n  get { 1 }\n  set { bad() }\n}",
      [
        #"statement 2 | set { _deferred("a", "no") }"#, #"body 2 | set { _deferred("a", "no") }"#,
        "property",
      ]
    ),
    // So does a closure of one expression; others keep what they answer.
    (
      "func f() {\n  let a = b.map { bad($0) }\n}",
      [
        #"statement 2 | let a = b.map { ($0, _deferredValue("f()", "no")).1 }"#,
        #"statement 1 | _deferred("f()", "no")"#, #"body | _deferred("f()", "no")"#,
        "the declaration",
      ]
    ),
    (
      "func f() {\n  Task {\n    bad()\n  }\n}",
      [
        #"statement 2 | _deferred("f()", "no")"#, #"statement 1 | _deferred("f()", "no")"#,
        #"body | _deferred("f()", "no")"#, "the declaration",
      ]
    ),
    (
      "func f() {\n  a { b -> Int in\n    c()\n    bad()\n    return 1\n  }\n}",
      [
        #"statement 3 | _deferred("f()", "no")"#,
        #"statement 3 and the rest | return _deferredValue("f()", "no")"#,
        #"statement 1 | _deferred("f()", "no")"#, #"body | _deferred("f()", "no")"#,
        "the declaration",
      ]
    ),
    (
      "func f() {\n  a {\n    if $0 { b(c: $1) { $2 } }\n    bad($0)\n    return $1\n  }\n}",
      [
        #"statement 5 | _ = $0; _deferred("f()", "no")"#,
        #"statement 5 and the rest | _ = ($0, $1); return _deferredValue("f()", "no")"#,
        #"statement 1 | _deferred("f()", "no")"#, #"body | _deferred("f()", "no")"#,
        "the declaration",
      ]
    ),
    (
      "var a: Int { get { 1 } set { bad } }",
      [
        #"statement 2 | var a: Int { get { 1 } set { _deferred("a", "no") } }"#,
        #"body 2 | var a: Int { get { 1 } set { _deferred("a", "no") } }"#, "property",
      ]
    ),
    // The statement in the closure that makes a property, before the property.
    (
      "class A {\n  let b: C = {\n    let c = C()\n    c.bad = 1\n    return c\n  }()\n}",
      [
        #"statement 2 | _deferred("A.b", "no")"#,
        #"statement 2 and the rest | return _deferredValue("A.b", "no")"#,
        #"value | let b: C = _deferredValue("A.b", "no")"#, "property",
      ]
    ),
    (
      "class A {\n  lazy var b = { () -> C in\n    bad()\n    return C()\n  }()\n}",
      [
        #"statement 1 | _deferred("A.b", "no")"#,
        #"statement 1 and the rest | return _deferredValue("A.b", "no")"#,
        #"value | lazy var b: C = _deferredValue("A.b", "no")"#, "property",
      ]
    ),
    (
      "struct A {\n  var b: Int = bad { didSet { c() } }\n}",
      [#"value | var b: Int = _deferredValue("A.b", "no") { didSet { c() } }"#, "property"]
    ),
    ("struct A {\n  static let b = bad\n}", ["property"]),
    // Stored properties get a value.
    (
      "class A {\n  let a: Int, b: Int\n  init() {\n    a = bad()\n    self.b = 1\n    super.init()\n    c()\n  }\n}",
      [
        #"statement 1 | a = _deferredValue("A.init()", "no")"#,
        #"statement 1 and the rest | a = _deferredValue("A.init()", "no") | self.b = _deferredValue("A.init()", "no")"#,
        #"body | _deferredEnd("A.init()", "no")"#, "the declaration",
      ]
    ),
    (
      "class A {\n  let a: Int\n  init() {\n    let c = bad\n    self.a = c\n  }\n}",
      [
        #"statement 1 and the rest | _deferred("A.init()", "no") | self.a = _deferredValue("A.init()", "no")"#,
        #"body | _deferredEnd("A.init()", "no")"#, "the declaration",
      ]
    ),
    (
      "class A {\n  init() throws {\n    bad()\n  }\n}",
      [
        #"statement 1 | _deferred("A.init()", "no")"#,
        #"body | throw _deferredError("A.init()", "no")"#,
        "the declaration",
      ]
    ),
    // An error of another type than the declared one cannot be thrown.
    (
      "func f() throws(B) -> Int {\n  return bad\n}",
      [
        #"statement 1 | return _deferredValue("f()", "no")"#,
        #"body | return _deferredValue("f()", "no")"#, "the declaration",
      ]
    ),
    (
      "func f() throws {\n  throw bad\n}",
      [
        #"statement 1 | throw _deferredError("f()", "no")"#,
        #"body | throw _deferredError("f()", "no")"#, "the declaration",
      ]
    ),
    // Conditions stay whole.
    (
      "func f() {\n  #if A\n  bad()\n  #else\n  b()\n  #endif\n  c()\n}",
      [
        #"statement 1 | _deferred("f()", "no")"#,
        #"body | func f() { return _deferred("f()", "no")"#, "the declaration",
      ]
    ),
    (
      "func f() {\n  bad()\n  #if A\n  b()\n  #endif\n  c()\n}",
      [
        #"statement 1 | _deferred("f()", "no")"#,
        #"statement 1 and the rest | _deferred("f()", "no")"#,
        #"body | _deferred("f()", "no")"#, "the declaration",
      ]
    ),
    // Declarations as such.
    ("class A: B, bad.C {\n}", ["conformance to bad.C | class A: B, Any {", "the declaration"]),
    ("func f(a: bad) {\n  b()\n}", ["the declaration"]),
    ("enum A {\n  case b(bad)\n  case c\n}", ["the declaration"]),
    ("import bad\nimport B\nclass A {}", ["import | import UIKit"]),
    ("import UIKit\nimport bad", ["import"]),
    ("import UIKit.bad", []), ("import class Foundation.bad", []),
    // What a parameter is by itself, before the function.
    (
      "class A {\n  func f<T>(a: [T: Int] = [:], _ b: Int = bad.c(1, 2)) {}\n}",
      [
        #"default of parameter 2 | func f<T>(a: [T: Int] = [:], _ b: Int = _deferredValue("A.f(a:_:)", "no")) {}"#,
        "the declaration",
      ]
    ),
    (
      "struct A {\n  init(a: () -> Void = { bad() }) {}\n}",
      [
        #"statement 1 | init(a: () -> Void = { _deferredValue("A.init(a:)", "no") }) {}"#,
        #"default of parameter 1 | init(a: () -> Void = _deferredValue("A.init(a:)", "no")) {}"#,
        "the declaration",
      ]
    ),
    // An attribute alone; what it would have kept, each use of the property misses.
    (
      "class A {\n  @bad(1)\n  lazy var b = 1\n}",
      ["attribute @bad", "property"]
    ),
    ("@objc @bad class A {}", ["attribute @bad | @objc  class A {}", "the declaration"]),
    (
      "class A {\n  @Kept(bad) var b: Int\n}",
      [
        #"attribute @Kept | var b: Int { get { return _deferredValue("A.b", "no") } set { _deferred("A.b", "no") } }"#,
        "property",
      ]
    ),
    (
      "@main @available(bad) class A {}",
      [
        "attribute @available | @main  class A {}", "the declaration",
      ]
    ),
    (
      "@UIApplicationMain class A: bad {}",
      [
        "conformance to bad | @UIApplicationMain class A: Any {}", "the declaration",
      ]
    ),
    // A test fails as a whole: a place in it may not be reached.
    (
      "import XCTest\nclass A {\n  func testA() {\n    if b {\n      bad()\n    }\n  }\n}",
      [
        #"body | _deferred("A.testA()", "no")"#,
        #"test | func testA() { _deferred("A.testA()", "no") }"#,
      ]
    ),
    (
      "import Testing\nstruct A {\n  @Test(arguments: [1]) func `a b`(a: bad) async {}\n}",
      [#"test | @Test func `a b`() { _deferred("A.a b(a:)", "no") }"#]
    ),
    (
      "import Testing\n@Test(bad) func a() throws {\n  b()\n}",
      [#"test | @Test func a() { _deferred("a()", "no") }"#]
    ),
    (
      "import XCTest\nclass A {\n  func testHelper(a: bad) {}\n}", ["the declaration"]
    ),
    // Tests are not taken out: they would not be missed.
    ("import XCTest\nclass A: bad {}", ["conformance to bad | class A: Any {}"]),
    ("import XCTest\nclass A: bad { func testA() {} }", []),
    (
      "import XCTest\nclass A: B, bad { func testA() {} }",
      [
        "conformance to bad | class A: B, Any { func testA() {} }"
      ]
    ),
    ("import XCTest\nfunc a(a: bad) {}", ["the declaration"]),
  ])
  func `is as little as can be`(source: String, expected: [String]) throws {
    #expect(try steps(source) == expected)
  }

  /// Of a view as little goes as can: a modifier, a view among others, never the screen around it.
  @Test(arguments: [
    (
      """
      var body: some View {
        VStack {
          Text("a")
            .bad { c() } label: { d() }
            .font(.title)
        }
        .padding()
      }
      """,
      [
        #"modifier 1 | ._deferredModifier("V.body", "no")"#,
        #"statement 2 | _deferredValue("V.body", "no")"#,
        #"statement 1 | _deferred("V.body", "no")"#,
        #"body | _deferred("V.body", "no")"#, "property",
      ]
    ),
    // What a modifier's closure does goes before the modifier.
    (
      """
      var body: some View {
        Text("a").onTapGesture {
          b()
          bad()
        }
        Text("c")
      }
      """,
      [
        #"statement 3 | _deferred("V.body", "no")"#,
        #"modifier 1 | Text("a")._deferredModifier("V.body", "no")"#,
        #"statement 1 | _deferred("V.body", "no")"#,
        #"statement 1 and the rest | _deferred("V.body", "no")"#,
        #"body | _deferred("V.body", "no")"#, "property",
      ]
    ),
    // What is no view's builder is not taken for one.
    (
      """
      @RowBuilder func a() -> [Row] {
        bad()
      }
      """,
      [
        #"statement 1 | return _deferredValue("V.a()", "no")"#,
        #"body | return _deferredValue("V.a()", "no")"#, "the declaration",
      ]
    ),
    (
      """
      func body(content: Content) -> some View {
        content.bad().padding()
      }
      """,
      [
        #"modifier 1 | content._deferredModifier("V.body(content:)", "no").padding()"#,
        #"statement 1 | _deferred("V.body(content:)", "no")"#,
        #"body | _deferred("V.body(content:)", "no")"#, "the declaration",
      ]
    ),
    // What follows an `if` is its own.
    (
      """
      @ViewBuilder func a(_ b: Int) -> some View {
        if c().d() { bad() } else { e() }
      }
      """,
      [
        #"statement 2 | if c().d() { _deferred("V.a(_:)", "no") } else { e() }"#,
        #"statement 1 | _deferred("V.a(_:)", "no")"#,
        #"body | _deferred("V.a(_:)", "no")"#, "the declaration",
      ]
    ),
    // Without a builder, it is answered.
    (
      """
      var a: some View {
        let b = bad()
        return c(b)
      }
      """,
      [
        #"statement 1 and the rest | return _deferredValue("V.a", "no")"#,
        #"body | return _deferredValue("V.a", "no")"#, "property",
      ]
    ),
  ])
  func `leaves the views around it`(member: String, expected: [String]) throws {
    #expect(try steps("import SwiftUI\nstruct V: View {\n\(member)\n}") == expected)
  }

  /// No code of the app's runs a preview, and what lists the previews names its type.
  @Test func `is of a preview what it shows`() throws {
    #expect(
      try steps("let a = 1\n#Preview { A(b: bad()) }")
        == [##"body | #Preview { _deferredValue("#Preview", "no") as UIViewController }"##])
    #expect(
      try steps("import SwiftUI\n#Preview(\"A\") {\n  let b = bad()\n  B(b)\n}\nlet a = 1")
        == [##"body | _deferred("#Preview", "no")"##])
  }

  @Test func `is a value in braces, too, that looks like observers`() throws {
    let steps = try steps("func f() {\n  var b: Int = { didSet { bad } }\n}")

    #expect(steps.contains(#"statement 1 | var b: Int = _deferredValue("f()", "no")"#), "\(steps)")
  }

  @Test func `is told by the compiler's words, too`() throws {
    #expect(
      try steps(
        "struct bad: A, Codable {\n}", "type 'bad' does not conform to protocol 'Decodable'")
        == ["conformance to Codable | struct bad: A, Any {", "the declaration"])
    #expect(
      try steps(
        "class A: B {\n  override func bad() {}\n}",
        "method does not override any method from its superclass")
        == ["override | func bad() {}", "the declaration"])
  }

  @Test func `holds until the declaration is another one`() throws {
    let text = "class A {\n  func f() { bad() }\n  func g() {}\n}"
    func source(_ text: String) -> DeferredSource {
      DeferredSource(path: "/App/A.swift", name: "A.swift", bytes: Array(text.utf8))
    }
    let entry = try #require(DeferredLadder(source(text)).steps(at: 23, "a \"b\"").first)
    func holds(_ text: String) -> Bool { !source(text).rewritten([entry]).file.deferred.isEmpty }

    #expect(entry.digest.count == 16)
    #expect(holds(text))
    #expect(holds(text.replacing("f() {", with: "f()   { // why\n   ")))
    #expect(holds(text.replacing("g() {}", with: "g() { h() }")))
    #expect(!holds(text.replacing("bad()", with: "bad(1)")))
    #expect(!holds(text.replacing("f()", with: "e()")))
    let ported = Port(Module(files: [source(text).rewritten([entry]).file], kit: .uikit)).outputs()
    let written = String(decoding: ported[0].bytes, as: UTF8.self)
    #expect(
      written.hasPrefix("import FleetDeferral\n#sourceLocation(file: \"/App/A.swift\", line: 1)\n"))
    #expect(written.contains(#"func f() { _deferred("A.f()", "a \"b\"") }"#))
  }

  @Test func `of two places the outer one is deferred`() throws {
    let text = "func f() {\n  a {\n    bad()\n    b()\n  }\n}"
    let source = DeferredSource(path: "/A.swift", name: "A.swift", bytes: Array(text.utf8))
    let steps = DeferredLadder(source).steps(at: 23, "no")

    let file = source.rewritten(steps.filter { [.statement(1), .statement(2)].contains($0.what) })
      .file

    #expect(file.deferred.map(\.what) == [.statement(1)])
    #expect(
      String(decoding: file.bytes, as: UTF8.self)
        == "func f() {\n  _deferred(\"f()\", \"no\")\n\n\n\n}")
  }
}
