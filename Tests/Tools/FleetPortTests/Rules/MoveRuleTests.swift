import Testing

@MainActor
@Suite("Overrides in extensions")
struct MoveRuleTests {
  @Test func `are moved into the class, and keep their lines`() {
    let ported = Ported([
      "/App/A.swift": "class A: UIViewController {\n  let x = 1\n}\nlet y = 1",
      "/App/B.swift":
        "\nextension A {\n  override func viewDidLoad() {\n    f()\n  }\n}\nlet z = 1",
    ])
    let (map, other) = (LineMap(ported.text("/App/A.swift")), LineMap(ported.text("/App/B.swift")))

    #expect(map.texts(of: 3, in: "/App/B.swift") == ["overridefuncviewDidLoad(){"])
    #expect(map.texts(of: 4, in: "/App/B.swift") == ["f()"])
    #expect(map.texts(of: 4, in: "/App/A.swift") == ["lety=1"])
    #expect(other.texts(of: 3, in: "/App/B.swift") == [""])
    #expect(other.texts(of: 7, in: "/App/B.swift") == ["letz=1"])
  }

  @Test func `take along what they override in an extension`() {
    let ported = Ported(
      "class A: UIView {\n}\nextension A {\n@objc func f() {}\n}\nclass B: A {\noverride func f() {}\n}"
    )

    #expect(LineMap(ported.text()).texts(of: 4, in: "/App/Form.swift") == ["funcf(){}", ""])
    #expect(ported.line(4).isEmpty == false)
  }

  @Test func `are moved as they are rewritten`() {
    let ported = Ported(
      "class A: UIView {\n}\nextension A {\noverride func didMoveToWindow() { g(#selector(f)) }\n}")

    #expect(ported.body().contains("override func didMoveToWindow() { g(Selector(\"f\", A.f)) }"))
    #expect(!ported.body().contains("#selector"))
  }

  @Test func `keep their conditions and what the extension says of all members`() {
    let ported = Ported(
      "open class A: UIView {\n}\n#if os(iOS)\n@available(iOS 15, *) public extension A {\n"
        + "override func didMoveToWindow() {}\n}\n#endif")

    #expect(ported.body().contains("\n#if canImport(HeadlessUIKit)\n#sourceLocation("))
    #expect(
      ported.body().contains(
        "\n@available(iOS 15, *) public override func didMoveToWindow() {}\n#endif\n"))
  }

  private let start =
    "overrides, or is overridden, in an extension, which takes the "
    + "Objective-C runtime: move it into the class."

  @Test func `take along what is private to their file, where nobody else has the name`() {
    let ported = Ported([
      "/App/A.swift": "public class A: NSLayoutConstraint {\n}",
      "/App/B.swift":
        "public extension A {\noverride var description: String { f() + name }\n}\n"
        + "private func f() -> String { \"a\" }\nextension A {\nfileprivate var name: String { \"b\" }\n}",
    ])

    #expect(ported.warnings.isEmpty)
    #expect(
      ported.body("/App/A.swift").contains(
        "\npublic override var description: String { f() + name }\n"))
    #expect(ported.line(4, of: "/App/B.swift") == "func f() -> String { \"a\" }")
    #expect(ported.line(6, of: "/App/B.swift") == "var name: String { \"b\" }")
  }

  @Test(arguments: [
    "private let limit = 1\n",
    "private func limit() -> Hidden { Hidden() }; private struct Hidden {}\n",
    "private enum limit {}\n",
  ])
  func `stay where they use what only their file may see, and that is told`(source: String) {
    let other = source.contains("let") ? "let limit = 2" : ""
    let ported = Ported([
      "/App/A.swift": "class A: UIView {\n}\n\(other)",
      "/App/B.swift": source + "extension A {\noverride func didMoveToWindow() { f(limit) }\n}",
    ])

    #expect(ported.line(3, of: "/App/B.swift") == "override func didMoveToWindow() { f(limit) }")
    #expect(
      ported.warnings
        == ["3: 'didMoveToWindow' \(start) It uses 'limit', which is private to its file."])
  }

  @Test func `move though a private extension in their file overrides the same`() {
    let ported = Ported([
      "/App/A.swift": "class A: UIView {\n}",
      "/App/B.swift":
        "extension A {\noverride func didMoveToWindow() { super.didMoveToWindow() }\n}\n"
        + "private extension B {\noverride func didMoveToWindow() {}\n}\nclass B: UIView {\n}",
    ])

    #expect(ported.warnings.isEmpty)
    #expect(ported.body("/App/A.swift").contains("{ super.didMoveToWindow() }"))
  }

  @Test func `stay in an extension of a class of UIKit's, and that is told`() {
    #expect(
      Ported("extension UIView {\nopen override var description: String { \"\" }\n}").warnings == [
        "2: 'description' is overridden in an extension of UIView, which takes the Objective-C "
          + "runtime: override it in a class of your own."
      ])
  }

  @Test func `stay in a private extension of another file, and that is told`() {
    #expect(
      Ported([
        "/App/A.swift": "class A: UIView {\n}",
        "/App/B.swift": "private extension A {\noverride func didMoveToWindow() {}\n}",
      ]).warnings == ["2: 'didMoveToWindow' \(start) It is private to its file."])
  }

  @Test func `stay in an extension with conditions, and that is told`() {
    #expect(
      Ported(
        "class A<T>: UIView {\n}\nextension A where T: B {\noverride func didMoveToWindow() {}\n}"
      )
      .warnings == ["4: 'didMoveToWindow' \(start) The extension has conditions."])
  }
}
