import Foundation

extension UIView {
  /// Puts a view among the subviews, with the callbacks of the way there.
  func insert(_ view: UIView, by call: String, at index: ([UIView]) -> Int) {
    guard view !== self, !isDescendant(of: view) else {
      return ModelException.invalidArgument.raise("Can't add self as subview", by: call)
    }
    let oldSuperview = view.superview
    if oldSuperview === self { return move(view, to: index) }
    let newWindow = storedWindow
    let oldWindow = view.storedWindow
    let changesWindow = newWindow !== oldWindow
    if changesWindow { view.tellWillMove(toWindow: newWindow) }
    view.willMove(toSuperview: self)
    oldSuperview?.willRemoveSubview(view)
    // The superview of now: a callback may have changed it.
    view.superview?.drop(view)

    storedSubviews.insert(view, at: index(storedSubviews))
    view.storedSuperview = self
    if changesWindow { view.setWindow(newWindow) }
    if view.layoutIsNeeded || view.layoutIsNeededBelow { layoutIsNeededBelow = true }
    setNeedsLayout()

    if newWindow != nil || view.settledTraits != nil || settledTraits != nil { view.settleTraits() }
    if changesWindow { view.tellDidMoveToWindow() }
    view.didMoveToSuperview()
    didAddSubview(view)
  }

  /// Gives a subview another place among the subviews, which nobody hears of.
  private func move(_ view: UIView, to index: ([UIView]) -> Int) {
    storedSubviews.removeAll { $0 === view }
    storedSubviews.insert(view, at: index(storedSubviews))
  }

  /// Takes the view out of its superview, with all callbacks but the last.
  func leave(_ superview: UIView, for newSuperview: UIView?) {
    let changesWindow = storedWindow != nil
    if changesWindow { tellWillMove(toWindow: nil) }
    willMove(toSuperview: newSuperview)
    superview.willRemoveSubview(self)
    superview.drop(self)
    guard changesWindow else { return }
    setWindow(nil)
    tellDidMoveToWindow()
  }

  private func drop(_ view: UIView) {
    if let index = storedSubviews.lastIndex(where: { $0 === view }) {
      storedSubviews.remove(at: index)
    }
    view.storedSuperview = nil
    SimpleLayout.dropConstraints(between: self, and: view)
    setNeedsLayout()
  }

  /// Pushes the window down to the view and those within it.
  final func setWindow(_ window: UIWindow?) {
    if window !== storedWindow { giveUpFocusOnLeaving() }
    storedWindow = window
    for subview in storedSubviews { subview.setWindow(window) }
  }

  /// A view that leaves its window loses the focus, whatever it answers (behaviour 71).
  private func giveUpFocusOnLeaving() {
    guard let application = storedWindow?.application, application.firstResponder === self else {
      return
    }
    resignFirstResponder()
    if application.firstResponder === self { application.firstResponder = nil }
  }

  final func tellWillMove(toWindow window: UIWindow?) {
    willMove(toWindow: window)
    for subview in storedSubviews { subview.tellWillMove(toWindow: window) }
  }

  final func tellDidMoveToWindow() {
    didMoveToWindow()
    for subview in storedSubviews { subview.tellDidMoveToWindow() }
  }

  /// Tells the view and those that take its tint colour that it has changed.
  final func tellTintColorDidChange() {
    tintColorDidChange()
    for subview in storedSubviews where subview.storedTintColor == nil {
      subview.tellTintColorDidChange()
    }
  }
}
