import FleetTesting
import TestSupport
import Testing

@MainActor
@Suite("Presses on elements: choices without a source", .freshApplication)
struct ElementPressUnsourcedChoicesTests {
  private let page = UIViewController()

  init() { setAsAppRootWindow(page) }

  @Test(arguments: [(0.4, "12345678"), (0.5, "1234567"), (0.69, "123456"), (1, "12")])
  func `a key that is held goes on deleting`(seconds: Double, left: String) {
    let field = UITextField(frame: CGRect(x: 20, y: 100, width: 100, height: 40))
    page.view.addSubview(field)
    field.enter("123456789")
    field.tap()

    Fleet.screen.keyboards.keys["delete"].press(forDuration: seconds)

    #expect(field.text == left)
  }

  @Test(arguments: [(0.4, true, 1.0), (1, true, 3), (9, true, 5), (9, false, 1)])
  func `a stepper that is held goes on`(seconds: Double, repeats: Bool, value: Double) {
    let stepper = UIStepper(frame: CGRect(x: 20, y: 100, width: 94, height: 32))
    stepper.maximumValue = 5
    stepper.autorepeat = repeats
    page.view.addSubview(stepper)

    let received = failures { Fleet.screen.buttons["Increment"].press(forDuration: seconds) }

    #expect(stepper.value == value)
    #expect(received.isEmpty)
  }

  @Test(arguments: [(200.0, false), (500, true)])
  func `a sheet that is dragged a short way springs back`(distance: CGFloat, isGone: Bool) {
    let sheet = UINavigationController(rootViewController: UIViewController())
    page.present(sheet, animated: true)
    Fleet.settle()
    let frame = sheet.navigationBar.element.frame

    Fleet.screen.drag(
      from: CGPoint(x: frame.midX, y: frame.midY),
      to: CGPoint(x: frame.midX, y: frame.midY + distance), holding: .milliseconds(100),
      site: CallSite())

    #expect((page.presentedViewController == nil) == isGone)
  }

  @Test func `a list with a refresh control keeps its sheet where it is (behaviour 656)`() {
    let list = UITableViewController()
    list.refreshControl = UIRefreshControl()
    page.present(list, animated: true)

    list.tableView.swipeDown()

    #expect(page.presentedViewController === list)
  }
}
