import Foundation

/// The menu of a row or an item as before iOS 13, for which a delegate allows the commands.
@MainActor
struct CopyMenu {
  private let cell: UIView
  private let allows: (Selector, UIMenuController) -> Bool
  private let perform: (Selector, UIMenuController) -> Void

  init(
    cell: UIView, allows: @escaping (Selector, UIMenuController) -> Bool,
    perform: @escaping (Selector, UIMenuController) -> Void
  ) {
    self.cell = cell
    self.allows = allows
    self.perform = perform
  }

  /// Shows the menu, if it has anything to choose from.
  func open(in application: UIApplication) -> ItemMenu.Answer {
    let controller = application.menuController
    let shown = controller.show(from: cell) { [weak controller] in
      controller.map { elements(for: $0, application) } ?? []
    }
    guard let shown else { return .nothingAllowed }
    let menu = ItemMenu(nil) { _ in
    } end: { _ in
    }
    menu.menu = shown
    return .open(menu)
  }

  /// The system's commands, which the delegate performs, then the app's own, which the cell performs.
  private func elements(
    for controller: UIMenuController, _ application: UIApplication
  ) -> [UIMenuElement] {
    let standard = EditMenu.copyCommands.filter { allows($0.action, controller) }.map { command in
      UIAction(title: command.title) { _ in perform(command.action, controller) }
    }
    let own = (controller.menuItems ?? []).filter { item in
      allows(item.action, controller) && cell.canPerformAction(item.action, withSender: controller)
    }.map { item in
      UIAction(title: item.title) { _ in
        application.sendAction(item.action, to: cell, from: controller, for: nil)
      }
    }
    return standard + own
  }
}
