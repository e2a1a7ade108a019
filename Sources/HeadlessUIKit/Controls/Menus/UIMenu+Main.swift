extension UIMenu {
  /// The main menu before an app changes it: menus that have names, and the commands of editing.
  static func main() -> UIMenu {
    UIMenu(
      identifier: .root,
      children: [
        submenu("", .application, [.about, .preferences, .services, .hide, .quit]),
        submenu("File", .file, [.newScene, .openRecent, .close, .document, .print]),
        UIMenu(
          title: "Edit", identifier: .edit,
          children: [undoRedo, standardEdit]
            + [
              .find, .replace, .share, .textStyle, .spelling, .substitutions, .transformations,
              .speech, .lookup, .learn,
            ].map(place)),
        submenu("Format", .format, [.font, .text]),
        submenu("View", .view, [.toolbar, .sidebar, .fullscreen]),
        submenu("Window", .window, [.minimizeAndZoom, .bringAllToFront]),
        submenu("Help", .help, []),
      ])
  }

  private static func submenu(
    _ title: String, _ identifier: Identifier, _ places: [Identifier]
  ) -> UIMenu {
    UIMenu(title: title, identifier: identifier, children: places.map(place))
  }

  /// A menu without commands, beside which an app finds a place for its own.
  private static func place(_ identifier: Identifier) -> UIMenuElement {
    UIMenu(identifier: identifier, options: .displayInline)
  }

  private static var undoRedo: UIMenu {
    UIMenu(
      identifier: .undoRedo, options: .displayInline,
      children: [
        UIKeyCommand(
          title: "Undo", action: Selector("undo:", UIApplication.undo(_:)), input: "z",
          modifierFlags: .command),
        UIKeyCommand(
          title: "Redo", action: Selector("redo:", UIApplication.redo(_:)), input: "z",
          modifierFlags: [.command, .shift]),
      ])
  }

  private static var standardEdit: UIMenu {
    UIMenu(
      identifier: .standardEdit, options: .displayInline,
      children: [
        UIKeyCommand(title: "Cut", action: "cut:", input: "x", modifierFlags: .command),
        UIKeyCommand(title: "Copy", action: "copy:", input: "c", modifierFlags: .command),
        UIKeyCommand(title: "Paste", action: "paste:", input: "v", modifierFlags: .command),
        UICommand(title: "Delete", action: "delete:"),
        UICommand(title: "Select", action: "select:"),
        UIKeyCommand(
          title: "Select All", action: "selectAll:", input: "a", modifierFlags: .command),
      ])
  }

  /// The first key command for a key, in this menu and its submenus.
  func keyCommand(
    for input: String, _ modifiers: UIKeyModifierFlags, depth: Int = 0,
    where isPossible: (UIKeyCommand) -> Bool
  ) -> UIKeyCommand? {
    guard depth < OpenMenu.depthLimit else { return nil }
    for child in children {
      if let submenu = child as? UIMenu {
        let found = submenu.keyCommand(
          for: input, modifiers, depth: depth + 1, where: isPossible)
        if let found { return found }
      } else if let command = (child as? UIKeyCommand)?.variant(for: input, modifiers),
        isPossible(command)
      {
        return command
      }
    }
    return nil
  }
}
