import FleetPort
import Testing

@MainActor
@Suite("The outline of a file")
struct OutlineTests {
  private func outline(_ source: String) -> [String] {
    let file = SourceFile(path: "/App/A.swift", bytes: Array(source.utf8))
    return file.declarations.flatMap { lines($0, depth: 0) }
  }

  private func lines(_ declaration: Declaration, depth: Int) -> [String] {
    let indent = String(repeating: "  ", count: depth)
    var line = "\(indent)\(declaration.keyword) \(declaration.fullName)"
    if let result = declaration.result { line += " -> \(result)" }
    if let type = declaration.type { line += ": \(type)" }
    if !declaration.inherited.isEmpty {
      line += " : \(declaration.inherited.joined(separator: ", "))"
    }
    return [line] + declaration.members.flatMap { lines($0, depth: depth + 1) }
  }

  @Test func `has types with what they inherit, and their members`() {
    #expect(
      outline(
        """
        public final class A<T: B>: C<T>, D where T: E {
          @IBOutlet private(set) weak var label: UILabel!
          class func make(_ x: Int, with y: [String: Int] = [:]) -> A<T>? { nil }
          struct Inner { let a: (Int) -> Void }
        }
        extension A.Inner: F { subscript(x: Int) -> Int { x } }
        extension A.Inner? { func f() {} }
        """) == [
          "class A : C<T>, D", "  var label: UILabel!", "  func make(_:with:) -> A<T>?",
          "  struct Inner", "    let a: (Int) -> Void", "extension A.Inner : F",
          "  subscript subscript(x:) -> Int", "extension A.Inner?", "  func f",
        ])
  }

  @Test func `has cases and other names of types`() {
    #expect(
      outline(
        """
        indirect enum A: Int {
          case a = 1, b = -2, `default`
          case c(d: [Int], (E) -> F)
          indirect case g
          typealias H<T> = [T: Int]
          func i() { switch self { case .a: break; default: break } }
        }
        typealias J = K.L?
        """) == [
          "enum A : Int", "  case a", "  case b", "  case default", "  case c", "  case g",
          "  typealias H: [T: Int]", "  func i", "typealias J: K.L?",
        ])
  }

  @Test func `has each variable of a line that declares several`() {
    #expect(
      outline("class A { @IBOutlet var a: UILabel!, b: UIView!\n var c, d: Int }") == [
        "class A", "  var a: UILabel!", "  var b: UIView!", "  var c: Int", "  var d: Int",
      ])
  }

  @Test func `leaves out what stands in functions and closures`() {
    #expect(
      outline(
        """
        class A {
          func f() { func g() {}; class B { var x = 1 } }
          lazy var view: UIView = { let v = UIView(); return v }()
          var n: Int { didSet { let old = oldValue } }
        }
        """) == ["class A", "  func f", "  var view: UIView", "  var n: Int"])
  }

  @Test func `reads attributes and modifiers of a declaration only`() {
    let file = SourceFile(
      path: "/A.swift",
      bytes: Array("@objc(a:) @MainActor public func f() {}\n@Sendable\nlet x = 1".utf8))

    #expect(file.declarations.first?.attributes.map(\.text) == ["@objc", "@MainActor"])
    #expect(file.declarations.first?.attributes.first?.argument == "a:")
    #expect(file.declarations.first?.modifiers.map(\.text) == ["public"])
  }

  @Test func `takes words that are names for names`() {
    #expect(
      outline(
        """
        let a = b.init(x), c = d.self.class
        func open() { actor.run(); extension.x() }
        enum E { case `class`, open, actor }
        """) == ["let a", "func open", "enum E", "  case class", "  case open", "  case actor"])
  }

  @Test func `reads both branches of a condition`() {
    #expect(
      outline("class A {\n#if X\n func f() {}\n#else\n func g() {}\n#endif\n}") == [
        "class A", "  func f", "  func g",
      ])
  }

  @Test func `reads operators, and generic functions with requirements`() {
    #expect(
      outline("func == <T>(a: T, b: T) -> Bool where T: P {}\nfunc <(a: A, b: A) -> Bool { true }")
        == [
          "func ==(a:b:) -> Bool", "func <(a:b:) -> Bool",
        ])
  }

  @Test func `goes on behind a brace that closes nothing`() {
    #expect(outline("class A {}\n}\nclass B {}") == ["class A", "class B"])
  }
}
