/// A column of a split view, and what its views can do to the next one.
@MainActor
final class SplitColumn {
  let place: UISplitViewController.Column
  private weak var split: UISplitViewController?
  private(set) weak var controller: ColumnController?
  private(set) weak var screen: ScreenController?
  weak var next: SplitColumn? {
    didSet { next?.controller?.hasLeft = { [weak self] in self?.nextHasLeft() } }
  }
  /// Called when the user has gone back from the next column.
  var hasReturned: (@MainActor () -> Void)?

  init(
    _ place: UISplitViewController.Column, of split: UISplitViewController,
    _ controller: ColumnController, _ screen: ScreenController
  ) {
    self.place = place
    self.split = split
    self.controller = controller
    self.screen = screen
  }

  /// Has the column be as wide as a view in it says; the last one gets what the others leave.
  func take(_ width: ColumnWidthModifier) {
    let automatic = UISplitViewController.automaticDimension
    switch place {
    case .primary:
      split?.preferredPrimaryColumnWidth = width.ideal
      split?.minimumPrimaryColumnWidth = width.least ?? automatic
      split?.maximumPrimaryColumnWidth = width.most ?? automatic
    case .supplementary:
      split?.preferredSupplementaryColumnWidth = width.ideal
      split?.minimumSupplementaryColumnWidth = width.least ?? automatic
      split?.maximumSupplementaryColumnWidth = width.most ?? automatic
    case .secondary, .compact: break
    }
  }

  /// The user has selected something in the column: where the columns are one stack, the next one comes.
  func selectionChanged() {
    guard let split, split.isCollapsed, let next else { return }
    split.show(next.place)
  }

  private func nextHasLeft() { if split?.isCollapsed == true { hasReturned?() } }

  /// Shows a screen in the next column, in place of what is there; `nil` shows that again.
  func showNext(_ screen: ScreenController?) {
    guard let next, let controller = next.controller, let own = next.screen else { return }
    controller.setViewControllers([screen ?? own], animated: false)
    if screen != nil { split?.show(next.place) }
  }
}

private struct SplitColumnKey: EnvironmentKey { static var defaultValue: SplitColumn? { nil } }

extension EnvironmentValues {
  /// The column that the views are in, without a stack between.
  var splitColumn: SplitColumn? {
    get { self[SplitColumnKey.self] }
    set { self[SplitColumnKey.self] = newValue }
  }
}
