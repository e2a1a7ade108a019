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

  @Test func `are found in extensions of other files, below a base that conforms far above`() {
    let ported = Ported([
      "/App/A.swift": "class A: UIViewController {\n}\nextension A: Listing {}",
      "/App/B.swift": "class B: A {\n}\nclass C: B {\n}",
      "/App/C+Scroll.swift":
        "extension C {\nfunc scrollViewDidScroll(_ s: UIScrollView) { f() }\n}",
      "/App/Listing.swift": "protocol Listing: UITableViewDelegate {}",
    ])

    #expect(
      ported.line(2, of: "/App/A.swift") == "func scrollViewDidScroll(_ s: UIScrollView) {} }")
    #expect(ported.line(2, of: "/App/B.swift") == "}")
    #expect(
      LineMap(ported.text("/App/B.swift")).texts(of: 2, in: "/App/C+Scroll.swift").first
        == "overridefuncscrollViewDidScroll(_s:UIScrollView){f()}")
    #expect(ported.warnings == [])
  }

  @Test func `do not override what a class of another module has by default only`() {
    let ported = Ported(
      ["/T/B.swift": "class B: A {\nfunc f() {}\nfunc g() {}\n}"],
      context: [
        "/App/A.swift": "@objc protocol P { @objc optional func f(); func g() }\n"
          + "class A: NSObject, P {\nfunc g() {}\n}"
      ])

    #expect(ported.line(2, of: "/T/B.swift") == "func f() {}")
    #expect(ported.warnings.count == 1)
  }

  @Test func `of the app's own protocols are cured, also with results`() {
    let ported = Ported(
      "@objc protocol P { @objc optional func f() -> Int }\nclass A: NSObject, P {\n}\n"
        + "class B: A {\nfunc f() -> Int { 1 }\n}")

    #expect(ported.line(3) == "func f() throws -> Int { throw MethodNotImplemented() } }")
    #expect(ported.line(5) == "override func f() -> Int { 1 }")
  }

  @Test func `with a result of UIKit's answer in the base what UIKit does without them`() {
    let ported = Ported(
      base + "class B: A {\nfunc viewForZooming(in s: UIScrollView) -> UIView? { s }\n}")

    #expect(
      ported.line(2)
        == "func viewForZooming(in s: UIScrollView) -> UIView? "
        + "{ DefaultsOfUIScrollViewDelegate().viewForZooming(in: s) } }")
    #expect(ported.line(4) == "override func viewForZooming(in s: UIScrollView) -> UIView? { s }")
    #expect(
      ported.text().hasSuffix(
        "\nprivate final class DefaultsOfUIScrollViewDelegate: NSObject, UIScrollViewDelegate {}\n")
    )
    #expect(ported.warnings == [])
  }

  @Test func `with a result of a protocol that demands more are cured alike`() {
    let ported = Ported(
      "class A: UIView, UITableViewDataSource {\n}\n"
        + "class B: A {\nfunc numberOfSections(in t: UITableView) -> Int { 2 }\n}")

    #expect(
      ported.line(2)
        == "func numberOfSections(in t: UITableView) -> Int "
        + "{ DefaultsOfUITableViewDataSource().numberOfSections(in: t) } }")
    #expect(ported.line(4) == "override func numberOfSections(in t: UITableView) -> Int { 2 }")
    #expect(
      ported.text().hasSuffix(
        "\nprivate final class DefaultsOfUITableViewDataSource: NSObject, UITableViewDataSource { "
          + "func tableView(_ view: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }; "
          + "func tableView(_ view: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell "
          + "{ UITableViewCell() } }\n"))
    #expect(ported.warnings == [])
  }

  @Test(arguments: [
    (
      "UITableViewDataSource",
      "tableView(_ t: UITableView, titleForHeaderInSection s: Int) -> String?"
    ),
    (
      "UICollectionViewDataSource",
      "collectionView(_ c: UICollectionView, canMoveItemAt p: IndexPath) -> Bool"
    ),
    ("UIPageViewControllerDataSource", "presentationCount(for p: UIPageViewController) -> Int"),
    (
      "UITableViewDropDelegate",
      "tableView(_ t: UITableView, canHandle s: any UIDropSession) -> Bool"
    ),
    (
      "UICollectionViewDropDelegate",
      "collectionView(_ c: UICollectionView, canHandle s: any UIDropSession) -> Bool"
    ),
    (
      "UITableViewDragDelegate",
      "tableView(_ t: UITableView, dragSessionAllowsMoveOperation s: any UIDragSession) -> Bool"
    ),
    (
      "UICollectionViewDragDelegate",
      "collectionView(_ c: UICollectionView, dragSessionAllowsMoveOperation s: any UIDragSession) "
        + "-> Bool"
    ),
  ])
  func `of data sources and of dragging get an answer in the base`(name: String, method: String) {
    let ported = Ported("class A: UIView, \(name) {\n}\nclass B: A {\nfunc \(method) { f() }\n}")

    #expect(ported.line(2).hasPrefix("func \(method) { DefaultsOf\(name)()."))
    #expect(ported.line(4) == "override func \(method) { f() }")
    #expect(ported.text().contains("class DefaultsOf\(name): NSObject, \(name) { func "))
    #expect(ported.warnings == [])
  }

  @Test func `with a result of a protocol that nothing stands for stay, and that is told`() {
    let method = "func interruptibleAnimator(using c: C) -> any UIViewImplicitlyAnimating { f() }"
    let ported = Ported(
      "class A: NSObject, UIViewControllerAnimatedTransitioning {\n}\nclass B: A {\n\(method)\n}")

    #expect(ported.line(4) == method)
    #expect(
      ported.warnings == [
        "4: 'interruptibleAnimator(using:)' is never called here: 'A' conforms without it. It has a "
          + "result, and what 'A' would answer is not known: declare it there, and override it."
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
