/// What happens when a view appears on the screen, and when it disappears.
@MainActor
final class Appearance {
  private(set) var isVisible = false
  private let changed: @MainActor (Bool) -> Void

  init(_ changed: @escaping @MainActor (Bool) -> Void) { self.changed = changed }

  /// Lets it happen after all that has changed is evaluated.
  func setVisible(_ isVisible: Bool, _ updates: Updates) {
    guard self.isVisible != isVisible else { return }
    self.isVisible = isVisible
    updates.later { [changed] in changed(isVisible) }
  }

  /// Lets it happen once more that the view appears, which has not disappeared in between.
  func appearAgain(_ updates: Updates) {
    guard isVisible else { return setVisible(true, updates) }
    updates.later { [changed] in changed(true) }
  }
}
