/// What shows and goes together, such as the views of a row of a list.
///
/// One with others within it shows while any of them does.
@MainActor
final class RowStage {
  private let outer: RowStage?
  private(set) var isShown = false
  private var shownWithin = 0
  private var appearances: [Weak<Appearance>] = []

  init(within outer: RowStage? = nil) { self.outer = outer }

  /// Lets something hear when what it belongs to shows and goes.
  func add(_ appearance: Appearance, _ updates: Updates) {
    appearances.append(Weak(appearance))
    if isShown { appearance.setVisible(true, updates) }
  }

  /// It comes into sight again, and has not gone in between.
  func showAgain(_ updates: Updates) {
    for appearance in appearances { appearance.object?.appearAgain(updates) }
  }

  /// Shows it, or lets it go.
  func setShown(_ isShown: Bool, _ updates: Updates) {
    guard self.isShown != isShown else { return }
    self.isShown = isShown
    appearances.removeAll { $0.object == nil }
    for appearance in appearances { appearance.object?.setVisible(isShown, updates) }
    outer?.shownWithin += isShown ? 1 : -1
    outer.map { $0.setShown($0.shownWithin > 0, updates) }
  }
}
