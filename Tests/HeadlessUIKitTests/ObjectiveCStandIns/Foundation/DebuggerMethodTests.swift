import HeadlessUIKit
import TestSupport
import Testing

@MainActor @Suite("Methods for debuggers")
struct DebuggerMethodTests {
  private func text(of object: NSObject, _ method: String) -> String? {
    object.perform(Selector((method)))?.retain().takeUnretainedValue() as? String
  }

  @Test func `a view tells of itself and of all that is in it`() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 10))
    view.addSubview(UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4)))
    view.subviews.first?.tag = 7

    #expect(
      text(of: view, "recursiveDescription") == """
        <UIView; frame = (0 0; 20 10); layer = <CALayer>>
           | <UIView; frame = (1 2; 3 4); tag = 7; layer = <CALayer>>
        """)
  }

  @Test func `a screen tells of itself and of those in it`() {
    let screen = UIViewController()
    screen.addChild(UIViewController())

    #expect(
      text(of: screen, "_printHierarchy") == """
        <UIViewController>, state: disappeared, view: (view not loaded)
           | <UIViewController>, state: disappeared, view: (view not loaded)
        """)
  }

  @Test func `others have no such methods`() {
    let screen = UIViewController()
    let found = failures { _ = screen.perform(Selector(("recursiveDescription"))) }
    #expect(found.count == 1)
  }
}
