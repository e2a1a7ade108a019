import Foundation

/// An open context menu of a row, or of an item of a collection view.
@MainActor
package final class ItemMenu {
  /// The result of a long press on a row.
  package enum Answer {
    /// Its menu is open.
    case open(ItemMenu)
    /// The delegate returns no configuration.
    case none
    /// The configuration contains neither elements nor a preview.
    case empty
    /// There is no context menu, and the delegate allows no command in the menu from before iOS 13.
    case nothingAllowed
  }

  /// The menu, or `nil` if the row only has a preview.
  package internal(set) var menu: OpenMenu?
  private let preview: UIViewController?
  private let performPreview: (MenuAnimator) -> Void
  private let end: (MenuAnimator) -> Void
  /// Whether the user can still choose from the menu.
  private(set) var isOpen = true
  /// Called once, when the menu has closed.
  var didClose: () -> Void = {}

  /// Creates a menu, which tells the delegate through closures.
  init(
    _ preview: UIViewController?, performPreview: @escaping (MenuAnimator) -> Void,
    end: @escaping (MenuAnimator) -> Void
  ) {
    self.preview = preview
    self.performPreview = performPreview
    self.end = end
  }

  /// Whether there is a preview that the user can tap.
  package var hasPreview: Bool { preview != nil }

  /// Taps the preview as a user does: the delegate turns it into a screen, and the menu closes.
  package func tapPreview() {
    guard isOpen else { return }
    let animator = MenuAnimator(preview: preview)
    performPreview(animator)
    close()
    animator.run()
  }

  /// Closes the menu (behaviour 123).
  package func close() {
    guard isOpen else { return }
    isOpen = false
    menu?.close()
    let animator = MenuAnimator(preview: preview)
    end(animator)
    didClose()
    animator.run()
  }
}
