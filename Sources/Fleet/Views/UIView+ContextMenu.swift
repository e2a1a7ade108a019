import FailureReporting
public import HeadlessUIKit

extension UIView {
  /// Opens the view's menu the way a user does, and chooses an item.
  ///
  /// The menu is a button's own, or else that of the view's `UIContextMenuInteraction`, or the
  /// nearest superview's. A long press opens it; a tap does where the menu is a button's primary
  /// action. Items of submenus are found too. Records a failure when a user could not reach the
  /// view, when it has no menu, or when no item of that title can be chosen.
  ///
  /// ```swift
  /// final class Menu: NSObject, UIContextMenuInteractionDelegate {
  ///   func contextMenuInteraction(
  ///     _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ///   ) -> UIContextMenuConfiguration? {
  ///     UIContextMenuConfiguration(actionProvider: { _ in
  ///       UIMenu(children: [UIAction(title: "Copy") { _ in print("Copied") }])
  ///     })
  ///   }
  /// }
  ///
  /// @MainActor func copyPhoto() {
  ///   let menu = Menu()
  ///   let photo = UIView()
  ///   photo.addInteraction(UIContextMenuInteraction(delegate: menu))
  ///   photo.chooseMenuItem(withTitle: "Copy")  // Copied
  /// }
  /// ```
  public func chooseMenuItem(
    withTitle title: String, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    choosing(menuItemTitled: title).perform(at: CallSite(fileID, filePath, line, column))
  }

  /// The choice of an item of the menu that the view opens.
  final func choosing(menuItemTitled title: String) -> Act {
    if let button = self as? UIButton, button.menu != nil || nearestContextMenuInteraction == nil {
      return button.choosing(itemOfButtonMenuTitled: title)
    }
    return inContextMenu { [self] open in
      guard let menu = open.menu else {
        return Fault(.control, kind: .missing, ContextMenuWords.noItems(self))
      }
      return MenuWords(menu: menu, of: self, name: .control).choose(title)
    }
  }

  /// Presses the view for long, and taps the preview above its context menu.
  ///
  /// Records a failure when a user could not reach the view, or when it has no context menu with a
  /// preview.
  ///
  /// ```swift
  /// let photo = UIView()
  /// photo.tapContextMenuPreview()
  /// ```
  public func tapContextMenuPreview(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    tappingContextMenuPreview.perform(at: CallSite(fileID, filePath, line, column))
  }

  /// A tap on the preview above the context menu.
  final var tappingContextMenuPreview: Act {
    inContextMenu { [self] open in
      guard open.hasPreview else {
        return Fault(.control, kind: .missing, ContextMenuWords.noPreview(self))
      }
      open.tapPreview()
      return nil
    }
  }

  /// Opens the context menu, does something in it, and closes it if it still shows.
  private final func inContextMenu(_ act: @escaping (ItemMenu) -> Fault?) -> Act {
    Act(on: self, saying: ContextMenuWords.gesture(self)) { [self] _ in
      guard let interaction = nearestContextMenuInteraction, let owner = interaction.view else {
        return Fault(.control, kind: .missing, ContextMenuWords.noInteraction(self))
      }
      let middle = CGPoint(x: bounds.midX, y: bounds.midY)
      switch interaction.open(at: convert(middle, to: owner)) {
      case .none, .nothingAllowed:
        return Fault(.control, kind: .missing, ContextMenuWords.noMenu(self))
      case .empty: return Fault(.control, kind: .missing, ContextMenuWords.empty(self))
      case .open(let open):
        let fault = act(open)
        open.close()
        return fault
      }
    }
  }
}
