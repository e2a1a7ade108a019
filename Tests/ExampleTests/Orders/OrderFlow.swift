import HeadlessSwiftUI

/// The way through the app: UIKit's navigation, with SwiftUI's screens.
@MainActor
final class OrderFlow {
  let navigationController = UINavigationController()
  let order: Order

  init(order: Order) {
    self.order = order
    show(MenuView(order: order) { [unowned self] in checkOut() }, title: "Menu")
  }

  private func show<Screen: View>(_ screen: Screen, title: String) {
    let controller = UIHostingController(rootView: screen)
    controller.title = title
    navigationController.pushViewController(
      controller, animated: !navigationController.viewControllers.isEmpty)
  }

  private func checkOut() {
    show(CheckoutView(order: order) { [unowned self] in pay() }, title: "Check-out")
  }

  private func pay() {
    order.pay()
    let title = "Order \(order.number ?? 0)"
    show(ReceiptView(order: order) { [unowned self] in startAgain() }, title: title)
  }

  private func startAgain() {
    order.clear()
    navigationController.popToRootViewController(animated: true)
  }
}
