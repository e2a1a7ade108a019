import Testing

@MainActor
@Suite("Silent subclasses")
struct SilentSubclassRuleTests {
  private let base = "class A: UIView, UIScrollViewDelegate {\n}\n"

  @Test func `override the method that the class which conforms is given`() {
    let ported = Ported(
      base + "class B: A {\nfunc scrollViewDidScroll(_ s: UIScrollView) { f() }\n}")

    #expect(ported.line(2) == "func scrollViewDidScroll(_ s: UIScrollView) {} }")
    #expect(ported.line(4) == "override func scrollViewDidScroll(_ s: UIScrollView) { f() }")
    #expect(
      ported.remarks == [
        "4: 'scrollViewDidScroll(_:)' would never be called: 'A' conforms, and is given the method."
      ])
    #expect(ported.warnings == [])
  }

  @Test func `override it each, where there are several`() {
    let method = "func scrollViewDidScroll(_ s: UIScrollView) {}"
    let ported = Ported(base + "class B: A {\n\(method)\n}\nclass C: A {\n\(method)\n}")

    #expect(ported.line(4) == "override \(method)")
    #expect(ported.line(7) == "override \(method)")
    #expect(ported.body().split(separator: method).count == 4)
  }

  @Test func `may have it in an extension, which is moved`() {
    let ported = Ported(
      base + "class B: A {\n}\nextension B {\nfunc scrollViewDidScroll(_ s: UIScrollView) {}\n}")

    #expect(
      LineMap(ported.text()).texts(of: 6, in: "/App/Form.swift")
        == ["overridefuncscrollViewDidScroll(_s:UIScrollView){}", ""])
  }

  @Test func `are found where the base conforms to a protocol that inherits, in an extension`() {
    let ported = Ported(
      "class A: UIView {\n}\nextension A: UITableViewDelegate {}\n"
        + "class B: A {\nfunc scrollViewDidScroll(_ s: UIScrollView) {}\n}")

    #expect(ported.line(2) == "func scrollViewDidScroll(_ s: UIScrollView) {} }")
  }

  @Test func `of the app's own protocols are cured, also with results`() {
    let ported = Ported(
      "@objc protocol P { @objc optional func f() -> Int }\nclass A: NSObject, P {\n}\n"
        + "class B: A {\nfunc f() -> Int { 1 }\n}")

    #expect(ported.line(3) == "func f() throws -> Int { throw MethodNotImplemented() } }")
    #expect(ported.line(5) == "override func f() -> Int { 1 }")
  }

  @Test func `with a result of UIKit's stay, and that is told`() {
    let ported = Ported(
      base + "class B: A {\nfunc viewForZooming(in s: UIScrollView) -> UIView? { s }\n}")

    #expect(ported.line(4) == "func viewForZooming(in s: UIScrollView) -> UIView? { s }")
    #expect(
      ported.warnings == [
        "4: 'viewForZooming(in:)' is never called here: 'A' conforms without it. It has a result, and "
          + "what 'A' would answer is not known: declare it there, and override it."
      ])
  }

  @Test func `of a class in another module stay, and that is told`() {
    #expect(
      Ported(
        ["/T/B.swift": "class B: A {\nfunc scrollViewDidScroll(_ s: UIScrollView) {}\n}"],
        context: ["/App/A.swift": base]
      ).warnings == [
        "2: 'scrollViewDidScroll(_:)' is never called here: 'A' conforms without it. "
          + "'A' is in another module: declare it there, and override it."
      ])
  }

  @Test func `are not those that conform themselves, or override`() {
    let source =
      "class A: UIView {}\nclass B: A, UIScrollViewDelegate {\nfunc scrollViewDidScroll(_ s: S) {}\n}"

    #expect(Ported(source).body() == source)
  }
}
