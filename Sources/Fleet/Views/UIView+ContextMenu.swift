import FailureReporting
public import HeadlessUIKit

extension UIView {
  /// Opens the view's menu the way a user does, and chooses an item.
  ///
  /// The menu is a button's own, or else that of the view's `UIContextMenuInteraction`, or of the
  /// nearest one around it. A long press opens it; a tap does where the menu is a button's primary
  /// action. Items of submenus are found too. Records a failure when a user could not reach the view,
  /// when it has no menu, or when no item of that title can be chosen.
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
    chooseMenuItem(titled: title, at: CallSite(fileID, filePath, line, column))
  }

  final func chooseMenuItem(titled title: String, at site: CallSite) {
    if let button = self as? UIButton, button.menu != nil || nearestContextMenuInteraction == nil {
      return button.chooseItemOfButtonMenu(withTitle: title, at: site)
    }
    withContextMenu(at: site) { open in
      guard let menu = open.menu else {
        return ContextMenuWords.noItems(self).report(.control, at: site)
      }
      MenuWords(menu: menu, of: self, name: .control).choose(title)?.report(at: site)
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
    let site = CallSite(fileID, filePath, line, column)
    withContextMenu(at: site) { open in
      guard open.hasPreview else {
        return ContextMenuWords.noPreview(self).report(.control, at: site)
      }
      open.tapPreview()
    }
  }

  /// Opens the context menu, does something in it, and closes it if it still shows.
  private func withContextMenu(at site: CallSite, _ act: (RowMenu) -> Void) {
    Gesture.perform(on: self, saying: ContextMenuWords.gesture(self), at: site) { _ in
      guard let interaction = nearestContextMenuInteraction, let owner = interaction.view else {
        return ContextMenuWords.noInteraction(self).report(.control, at: site)
      }
      let middle = CGPoint(x: bounds.midX, y: bounds.midY)
      switch interaction.open(at: convert(middle, to: owner)) {
      case .none, .nothingAllowed: ContextMenuWords.noMenu(self).report(.control, at: site)
      case .empty: ContextMenuWords.empty(self).report(.control, at: site)
      case .open(let open):
        act(open)
        open.close()
      }
    }
  }
}
