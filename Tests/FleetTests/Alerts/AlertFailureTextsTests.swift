import FleetTestSupport
import FleetTesting
import Testing

@MainActor
@Suite("What alerts that cannot be answered say", .freshApplication)
struct AlertFailureTextsTests {
  private let cart = UIViewController()
  private let alert = UIAlertController(title: "Pay now?", message: nil, preferredStyle: .alert)

  init() {
    cart.title = "Cart"
    alert.addAction(UIAlertAction(title: "Pay", style: .default))
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    setAsAppRootWindow(cart)
  }

  @Test func `where there is no alert`() {
    expectText(
      """
      Fleet.AlertError: Cannot tap alert action 'Pay': No alert is presented.
      <UIViewController "Cart"> is in front.
      """
    ) { Fleet.screen.tapAlertAction(withTitle: "Pay") }
    expectText(
      """
      Fleet.AlertError: No alert is presented.
      <UIViewController "Cart"> is in front.
      """
    ) { _ = Fleet.screen.alert }
    expectText(
      """
      Fleet.AlertError: Cannot tap alert action 'Pay': Alert is not presented.
      <UIAlertController "Pay now?"> has to be presented by a screen that shows: \
      present(_:animated:completion:).
      """
    ) { alert.tapAlertAction(withTitle: "Pay") }
  }

  @Test func `where an alert is still to come`() {
    UIApplication.shared.mainLoop.enqueue("present", after: .milliseconds(300)) {}
    expectText(
      """
      Fleet.AlertError: No alert is presented.
      <UIViewController "Cart"> is in front. Still to come: 1 delayed block, the first in 0.30 s: \
      present.
      """
    ) { _ = Fleet.screen.alert }
  }

  @Test
  func `what cancels a popover is not shown in it, and a tap outside does it (behaviour 169)`() {
    Fleet.world.device = .iPadPro11
    setAsAppRootWindow(cart)
    let sheet = UIAlertController(title: "Sort", message: nil, preferredStyle: .actionSheet)
    var left = 0
    sheet.addAction(UIAlertAction(title: "By name", style: .default))
    sheet.addAction(UIAlertAction(title: "Leave", style: .cancel) { _ in left += 1 })
    sheet.popoverPresentationController?.sourceView = cart.view
    cart.present(sheet, animated: false)
    expectText(
      """
      Fleet.AlertError: Cannot tap alert action 'Leave': A popover does not show the action that \
      cancels.
      A tap beside <UIAlertController "Sort"> cancels: dismissByTappingOutside().
      """
    ) { sheet.tapAlertAction(withTitle: "Leave") }

    #expect(!Fleet.screen.buttons["Leave"].exists && Fleet.screen.buttons["By name"].exists)
    sheet.dismissByTappingOutside()
    #expect(left == 1 && cart.presentedViewController == nil)
  }

  @Test func `where no window shows`() {
    withFreshApplication {
      expectText(
        """
        Fleet.AlertError: Cannot tap alert action 'Pay': No alert is presented.
        No window shows: Fleet.setAsAppRootWindow(_:) shows a screen.
        """
      ) { Fleet.screen.tapAlertAction(withTitle: "Pay") }
    }
  }

  @Test func `where the action is not there, or disabled`() {
    cart.present(alert, animated: false)
    expectText(
      """
      Fleet.AlertError: No action with title 'Pya' found on alert.
      Did you mean 'Pay'? The actions of <UIAlertController "Pay now?"> are 'Pay', 'Cancel'.
      """
    ) { Fleet.screen.tapAlertAction(withTitle: "Pya") }
    alert.actions.first?.isEnabled = false
    expectText(
      """
      Fleet.AlertError: Cannot tap alert action 'Pay': Action is not enabled.
      The actions of <UIAlertController "Pay now?"> are 'Pay' (disabled), 'Cancel'.
      """
    ) { alert.tapAlertAction(withTitle: "Pay") }
  }

  @Test func `where something is in front of the alert`() {
    cart.present(alert, animated: false)
    Fleet.settle()
    let terms = UIViewController()
    terms.title = "Terms"
    alert.present(terms, animated: false)
    expectText(
      """
      Fleet.AlertError: Cannot tap alert action 'Pay': Another screen is presented over the alert.
      <UIViewController "Terms"> is in front of <UIAlertController "Pay now?">, and has to be \
      dismissed first.
      """
    ) { alert.tapAlertAction(withTitle: "Pay") }
  }

  @Test func `text fields`() {
    cart.present(alert, animated: false)
    Fleet.settle()
    expectText(
      """
      Fleet.AlertError: No text field at index 0 found on alert.
      <UIAlertController "Pay now?"> has none.
      """
    ) { alert.enter("1", intoTextFieldAt: 0) }
    alert.dismiss(animated: false)
    expectText(
      """
      Fleet.AlertError: Cannot enter text into alert: Alert is not presented.
      <UIAlertController "Pay now?"> has to be presented by a screen that shows: \
      present(_:animated:completion:).
      """
    ) { alert.enter("1", intoTextFieldAt: 0) }
    let form = UIAlertController(title: "New bird", message: nil, preferredStyle: .alert)
    form.addTextField { $0.placeholder = "Name" }
    form.addTextField { $0.placeholder = "Colour" }
    form.addTextField()
    form.addAction(UIAlertAction(title: "Add", style: .default))
    cart.present(form, animated: false)
    expectText(
      """
      Fleet.AlertError: No text field at index 3 found on alert.
      <UIAlertController "New bird"> has 3, counted from 0: 'Name', 'Colour', one without a name.
      """
    ) { form.enter("Wren", intoTextFieldAt: 3) }
  }
}
