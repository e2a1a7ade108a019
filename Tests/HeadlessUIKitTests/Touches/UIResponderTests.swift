import HeadlessUIKit
import HeadlessUIKitTestSupport
import TestSupport
import Testing

@MainActor
@Suite("UIResponder", .ownApplication)
struct UIResponderTests {
  final class Delegate: UIResponder, UIApplicationDelegate {}

  /// A view that takes the focus, and gives it up, when it is told so.
  final class FocusView: UIView {
    var takesFocus = true
    var givesFocusUp = true
    var resignations = 0

    override var canBecomeFirstResponder: Bool { takesFocus }
    override var canResignFirstResponder: Bool { givesFocusUp }

    override func resignFirstResponder() -> Bool {
      resignations += 1
      return super.resignFirstResponder()
    }
  }

  private let window = UIWindow()
  private let root = UIViewController()
  private let field = FocusView()
  private let other = FocusView()

  init() {
    root.view.addSubview(field)
    root.view.addSubview(other)
    window.rootViewController = root
    window.makeKeyAndVisible()
  }

  // MARK: The chain

  private func chain(from responder: UIResponder) -> [UIResponder] {
    Array(sequence(first: responder) { $0.next })
  }

  @Test func `is followed by the next up to the app's delegate (behaviour 31)`() {
    let delegate = Delegate()
    let application = UIApplication.shared
    application.delegate = delegate

    #expect(
      chain(from: field) == [field, root.view, root, window, application, delegate])
  }

  @Test func `is followed by the scene where the window has one (behaviour 31)`() {
    let scene = UIWindowScene(
      session: UISceneSession(), connectionOptions: UIScene.ConnectionOptions())
    window.windowScene = scene

    #expect(chain(from: root) == [root, window, scene, UIApplication.shared])
  }

  @Test func `hands touches to the next unless it takes them itself`() {
    final class TouchView: UIView {
      var calls: [String] = []
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        calls.append("began")
      }
      override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        calls.append("moved")
      }
      override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        calls.append("ended")
      }
      override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        calls.append("cancelled")
      }
    }
    let outer = TouchView()
    let inner = UIView()
    outer.addSubview(inner)

    inner.touchesBegan([], with: nil)
    inner.touchesMoved([], with: nil)
    inner.touchesEnded([], with: nil)
    inner.touchesCancelled([], with: nil)

    #expect(outer.calls == ["began", "moved", "ended", "cancelled"])
  }

  @Test func `has no input views and no key commands of its own`() {
    #expect(field.inputView == nil)
    #expect(field.inputAccessoryView == nil)
    #expect(field.keyCommands == nil)
  }

  // MARK: The first responder

  @Test func `does not take the focus unless it can (behaviour 32)`() {
    let view = UIView()
    root.view.addSubview(view)

    #expect(!view.canBecomeFirstResponder)
    #expect(!view.becomeFirstResponder())
    #expect(!view.isFirstResponder)
    #expect(UIApplication.shared.firstResponder == nil)
  }

  @Test func `does not take the focus outside of a window (behaviour 48)`() {
    let loose = FocusView()

    #expect(!loose.becomeFirstResponder())
    #expect(!loose.isFirstResponder)
  }

  @Test func `takes the focus, and again without a word (behaviour 50)`() {
    #expect(field.becomeFirstResponder())
    #expect(field.isFirstResponder)
    #expect(field.becomeFirstResponder())

    #expect(UIApplication.shared.firstResponder === field)
    #expect(field.resignations == 0)
  }

  @Test func `takes the focus from whoever has it`() {
    field.becomeFirstResponder()

    #expect(other.becomeFirstResponder())

    #expect([field, other].map(\.isFirstResponder) == [false, true])
    #expect(field.resignations == 1)
  }

  @Test func `does not get the focus where its holder keeps it (behaviour 45)`() {
    field.becomeFirstResponder()
    field.givesFocusUp = false

    #expect(!other.becomeFirstResponder())
    #expect(!field.resignFirstResponder())

    #expect([field, other].map(\.isFirstResponder) == [true, false])
  }

  @Test func `leaves the focus alone where it cannot take it (behaviour 44)`() {
    field.becomeFirstResponder()
    other.takesFocus = false

    #expect(!other.becomeFirstResponder())

    #expect(field.isFirstResponder)
    #expect(field.resignations == 0)
  }

  @Test func `gives the focus up`() {
    field.becomeFirstResponder()

    #expect(field.resignFirstResponder())

    #expect(!field.isFirstResponder)
    #expect(UIApplication.shared.firstResponder == nil)
  }

  @Test func `loses the focus with its window, although it would keep it (behaviour 71)`() {
    field.becomeFirstResponder()
    field.givesFocusUp = false

    root.view.removeFromSuperview()

    #expect(field.window == nil)
    #expect(!field.isFirstResponder)
    #expect(field.resignations == 1)
    #expect(UIApplication.shared.firstResponder == nil)
  }

  @Test func `loses the focus when it moves to another window (behaviour 71)`() {
    let second = UIWindow()
    second.isHidden = false
    field.becomeFirstResponder()

    second.addSubview(field)

    #expect(field.window === second)
    #expect(!field.isFirstResponder)
    #expect(field.resignations == 1)
  }

  @Test func `keeps the focus when a view beside it goes`() {
    field.becomeFirstResponder()

    other.removeFromSuperview()

    #expect(field.isFirstResponder)
  }

  @Test func `loses the focus when it dies`() {
    do {
      let short = FocusView()
      root.view.addSubview(short)
      short.becomeFirstResponder()
      short.removeFromSuperview()
      #expect(UIApplication.shared.firstResponder == nil)
    }

    #expect(field.becomeFirstResponder())
  }

  // MARK: Ending an editing session

  @Test func `gives the focus up where the view around it ends editing (behaviour 64)`() {
    field.becomeFirstResponder()

    #expect(other.endEditing(false))
    #expect(field.isFirstResponder)
    #expect(root.view.endEditing(false))

    #expect(!field.isFirstResponder)
  }

  @Test func `keeps it where it must, unless that is forced (behaviour 64)`() {
    field.becomeFirstResponder()
    field.givesFocusUp = false

    #expect(!root.view.endEditing(false))
    #expect(field.isFirstResponder)
    #expect(window.endEditing(true))

    #expect(!field.isFirstResponder)
  }

  // MARK: Actions

  @Test func `performs the actions that it lists, and finds the responder that does`() {
    final class Form: UIViewController {
      override class var objectiveCMembers: [Selector.Method] { [.method("save", Form.save)] }
      func save() {}
    }
    let form = Form()
    form.view.addSubview(field)

    #expect(form.canPerformAction("save", withSender: nil))
    #expect(!form.canPerformAction("print", withSender: nil))
    #expect(!field.canPerformAction("save", withSender: nil))
    #expect(field.target(forAction: "save", withSender: nil) as? Form === form)
    #expect(field.target(forAction: "print", withSender: nil) == nil)
  }
}
