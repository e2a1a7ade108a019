import Foundation

/// The edit menu of a view: the commands for the selection.
@MainActor
enum EditMenu {
  /// Opens the menu as a user does, by tapping the caret or the selection.
  ///
  /// Returns `nil` if there is no command, or if the view gave up the focus meanwhile.
  static func open(from view: some UIView & UITextInput) -> OpenMenu? {
    guard let range = view.selectedTextRange else { return nil }
    let application = view.hostApplication
    let mainLoop = application.mainLoop
    let suggested = suggestedElements(for: view)
    let menu =
      view.editMenu(for: range, suggestedActions: suggested) ?? UIMenu(children: suggested)
    guard !menu.children.isEmpty, view.isFirstResponder else { return nil }
    MenuAnimator.run(in: mainLoop) { view.willPresentEditMenu(animator: $0) }
    return OpenMenu(menu, from: view, in: application) { [weak view] in
      MenuAnimator.run(in: mainLoop) { view?.willDismissEditMenu(animator: $0) }
    }
  }

  /// Returns the commands that a responder, the view itself if not another one, can perform now.
  static func suggestedElements(
    for view: UIView, from responder: UIResponder? = nil
  ) -> [UIMenuElement] {
    let start = responder ?? view
    let possible = commands.filter { start.target(forAction: $0.action, withSender: $0) != nil }
    let standard = UIMenu(
      identifier: .standardEdit, options: .displayInline, children: possible)
    let root = UIMenu(identifier: .root, children: [standard])
    let built = view.hostApplication.menuState.systems.context.build(root, by: view)
    validate(built, from: start)
    return built.children.filter { ($0 as? UIMenu)?.children.isEmpty != true }
  }

  /// Asks the performers of a menu's commands to validate them.
  private static func validate(_ menu: UIMenu, from view: UIResponder, depth: Int = 0) {
    guard depth < OpenMenu.depthLimit else { return }
    for child in menu.children {
      if let submenu = child as? UIMenu {
        validate(submenu, from: view, depth: depth + 1)
      } else if let command = child as? UICommand {
        let target = view.target(forAction: command.action, withSender: command)
        (target as? UIResponder)?.validate(command)
      }
    }
  }

  /// The commands of the menu that a row or an item had before iOS 13.
  static var copyCommands: [UICommand] { Array(commands.prefix(3)) }

  /// The commands of each edit menu.
  static var commands: [UICommand] {
    [
      UICommand(title: "Cut", action: "cut:"), UICommand(title: "Copy", action: "copy:"),
      UICommand(title: "Paste", action: "paste:"), UICommand(title: "Delete", action: "delete:"),
      UICommand(title: "Select", action: "select:"),
      UICommand(title: "Select All", action: "selectAll:"),
    ]
  }
}
