import FleetTesting
import Testing

/// What the app has: a shop whose cart can be checked out when it holds something.
@MainActor
private final class CartViewController: UIViewController {
  var items: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Cart"
  }

  func checkOut() {
    navigationController?.pushViewController(ReceiptViewController(items: items), animated: true)
  }
}

private final class ReceiptViewController: UIViewController {
  let items: [String]

  init(items: [String]) {
    self.items = items
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }
}

/// What its tests add: a helper of their own, which fails at the line that calls it.
extension CartViewController {
  fileprivate func tapCheckOut(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    guard Reporting.mayAct() else { return }
    guard !items.isEmpty else {
      return reportFailure(
        "Cannot check out: the cart is empty.", name: "Shop.CartError", fileID: fileID,
        filePath: filePath, line: line, column: column)
    }
    checkOut()
  }
}

@MainActor
@Suite("A shop's own tests", .freshApplication)
struct ShopTests {
  private let cart = CartViewController()
  private let navigation: UINavigationController

  init() { navigation = UINavigationController(rootViewController: cart) }

  @Test func `checking out shows the receipt`() throws {
    cart.items = ["Apples"]

    cart.tapCheckOut()

    let receipt = try #require(navigation.topViewController as? ReceiptViewController)
    #expect(receipt.items == ["Apples"])
  }

  @Test func `the screen as text says what a user sees`() {
    setAsAppRootWindow(navigation)
    Fleet.settle()

    #expect(
      Fleet.screen.description == """
        On screen: UINavigationController ▸ CartViewController "Cart"
          navigation bar #Cart
            static text "Cart"
        """)
  }

  @Test func `an empty cart cannot be checked out`() {
    let log = FailureLog()

    withFailureReporter(log) { cart.tapCheckOut() }

    #expect(log.failures.map(\.reason) == ["Cannot check out: the cart is empty."])
    #expect(log.failures.map(\.site.line) == [#line - 3])
    #expect(navigation.topViewController === cart)
  }

  @Test func `nothing more is done after a step that failed`() {
    let log = FailureLog()

    withFailureReporter(log) {
      steps("Buying") {
        cart.tapCheckOut()
        cart.items = ["Apples"]
        cart.tapCheckOut()
      }
    }

    #expect(
      log.failures.map(\.details) == ["(in 'Buying')\nand 1 further step was not taken"])
    #expect(navigation.viewControllers == [cart])
  }
}
