import FleetTesting
import TestSupport
import Testing

@MainActor
@Suite("Presses on elements", .freshApplication)
struct ElementPressTests {
  private let page = UIViewController()
  private let trace = Trace()

  init() { setAsAppRootWindow(page) }

  private func focusedField() -> UITextField {
    let field = UITextField(frame: CGRect(x: 20, y: 100, width: 100, height: 40))
    page.view.addSubview(field)
    field.tap()
    return field
  }

  // MARK: The keyboard

  @Test func `a press on a key types it, once`() {
    let field = focusedField()

    let received = failures {
      Fleet.screen.keyboards.keys["a"].press(forDuration: 2)
      Fleet.screen.keyboards.keys["b"].doubleTap()
    }

    #expect(field.text == "abb")
    #expect(received.isEmpty)
  }

  @Test func `what else a finger does on the keyboard means nothing to the app`() {
    let field = focusedField()
    let key = Fleet.screen.keyboards.keys["a"]
    let keyboard = Fleet.screen.keyboards.firstMatch

    let received = failures {
      for element in [key, keyboard] {
        element.swipeUp()
        element.swipeDown()
        element.twoFingerTap()
        element.pinch(withScale: 2)
        element.rotate(1)
        element.press(forDuration: 1, thenDragTo: keyboard)
      }
      keyboard.tap()
      keyboard.doubleTap()
      keyboard.press(forDuration: 1)
    }

    #expect(received.isEmpty)
    #expect(field.text == "")
    #expect(field.isFirstResponder)
  }

  // MARK: Parts of views

  @Test func `a press on a segment and on a tab chooses it`() {
    let filter = UISegmentedControl(items: ["All", "Mine"])
    filter.frame = CGRect(x: 20, y: 100, width: 100, height: 40)
    page.view.addSubview(filter)
    let tabs = UITabBarController()
    page.title = "Birds"
    let map = UIViewController()
    map.title = "Map"
    tabs.viewControllers = [page, map]
    setAsAppRootWindow(tabs)

    Fleet.screen.buttons["Mine"].press(forDuration: 1)
    Fleet.screen.tabBars.buttons["Map"].press(forDuration: 1)

    #expect(filter.selectedSegmentIndex == 1)
    #expect(tabs.selectedIndex == 1)
  }

  @Test func `a press on an action of an alert chooses it`() {
    let alert = UIAlertController(title: "Delete?", message: nil, preferredStyle: .alert)
    alert.addAction(
      UIAlertAction(title: "Delete", style: .destructive) { [trace] _ in trace.add("delete") })
    page.present(alert, animated: true)

    Fleet.screen.alerts.buttons["Delete"].press(forDuration: 1)

    #expect(trace.lines == ["delete"])
    #expect(!Fleet.screen.alerts.firstMatch.exists)
  }

  @Test func `a recognizer of long presses comes before a segment`() {
    let filter = UISegmentedControl(items: ["All", "Mine"])
    filter.frame = CGRect(x: 20, y: 100, width: 100, height: 40)
    filter.addGestureRecognizer(UILongPressGestureRecognizer())
    page.view.addSubview(filter)

    Fleet.screen.buttons["Mine"].press(forDuration: 1)

    #expect(filter.selectedSegmentIndex == UISegmentedControl.noSegment)
  }

  // MARK: Sheets

  private final class Judge: NSObject, UIAdaptivePresentationControllerDelegate {
    let trace: Trace
    init(_ trace: Trace) { self.trace = trace }

    func presentationControllerShouldDismiss(_ controller: UIPresentationController) -> Bool {
      trace.add("should")
      return true
    }
    func presentationControllerDidAttemptToDismiss(_ controller: UIPresentationController) {
      trace.add("attempt")
    }
    func presentationControllerWillDismiss(_ controller: UIPresentationController) {
      trace.add("will")
    }
    func presentationControllerDidDismiss(_ controller: UIPresentationController) {
      trace.add("did")
    }
  }

  @Test(arguments: [(false, ["should", "will", "did"]), (true, ["attempt"])])
  func `a swipe down on its bar dismisses a sheet, unless it is modal (behaviour 165)`(
    isModal: Bool, calls: [String]
  ) {
    let sheet = UINavigationController(rootViewController: UIViewController())
    let judge = Judge(trace)
    sheet.isModalInPresentation = isModal
    page.present(sheet, animated: true)
    sheet.presentationController?.delegate = judge
    Fleet.settle()

    Fleet.screen.navigationBars.firstMatch.swipeDown()

    #expect(trace.lines == calls)
    #expect((page.presentedViewController == nil) == !isModal)
  }

  @Test func `a swipe down leaves alone what covers the screen`() {
    let screen = UINavigationController(rootViewController: UIViewController())
    screen.modalPresentationStyle = .fullScreen
    page.present(screen, animated: true)

    Fleet.screen.navigationBars.firstMatch.swipeDown()

    #expect(page.presentedViewController === screen)
  }
}
