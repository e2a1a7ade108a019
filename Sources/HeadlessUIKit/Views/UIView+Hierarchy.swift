import Foundation

extension UIView {
  /// Puts a view among the subviews, with the callbacks of the way there.
  func insert(_ view: UIView, by call: String, at index: ([UIView]) -> Int) {
    guard view !== self, !isDescendant(of: view) else {
      return ModelException.invalidArgument.raise("Can't add self as subview", by: call)
    }
    let oldSuperview = view.superview
    if oldSuperview === self { return move(view, to: index) }
    if storedWindow != nil, !mayHold(view, for: call) { return }
    let oldWindow = view.storedWindow
    var moving: [UIViewController] = []
    if storedWindow !== oldWindow {
      moving = oldWindow == nil ? view.comingControllers(storedWindow) : view.beginToGo()
    }
    // The window of now: a callback may have changed it.
    let newWindow = storedWindow
    let changesWindow = newWindow !== oldWindow
    if changesWindow {
      view.tellWillMove(toWindow: newWindow)
      oldWindow?.application.takeFocus(within: view)
    }
    view.willMove(toSuperview: self)
    oldSuperview?.willRemoveSubview(view)
    // The superview of now: a callback may have changed it.
    view.superview?.drop(view)

    storedSubviews.insert(view, at: index(storedSubviews))
    view.setSuperview(self)
    // The window of now, as well: it decides whether the superview is sure to live.
    if view.storedWindow !== storedWindow { view.setWindow(storedWindow) }
    if view.layoutIsNeeded || view.layoutIsNeededBelow { layoutIsNeededBelow = true }
    setNeedsLayout()

    if newWindow != nil || view.settledTraits != nil || settledTraits != nil { view.settleTraits() }
    if changesWindow { view.tellDidMoveToWindow() }
    view.didMoveToSuperview()
    didAddSubview(view)
    if !moving.isEmpty { finish(moving, in: newWindow) }
  }

  private func comingControllers(_ window: UIWindow?) -> [UIViewController] {
    window?.storedIsHidden == false ? beginToCome() : []
  }

  /// Has what began on the way into a window, or out of it, come to its end.
  private func finish(_ controllers: [UIViewController], in window: UIWindow?) {
    let coming = controllers.filter { $0.appearance == .appearing }
    for controller in controllers where controller.appearance == .disappearing {
      controller.endAppearance(animated: false)
    }
    guard !coming.isEmpty else { return }
    if let window { return window.expect(coming) }
    for controller in coming { controller.beginAppearance(false, animated: false) }
    for controller in coming { controller.endAppearance(animated: false) }
  }

  /// Gives a subview another place among the subviews, which nobody hears of.
  private func move(_ view: UIView, to index: ([UIView]) -> Int) {
    storedSubviews.removeAll { $0 === view }
    storedSubviews.insert(view, at: index(storedSubviews))
  }

  /// Takes the view out of its superview, with all callbacks but the last.
  func leave(_ superview: UIView, for newSuperview: UIView?) {
    let changesWindow = storedWindow != nil
    let going = changesWindow ? beginToGo() : []
    if changesWindow {
      tellWillMove(toWindow: nil)
      storedWindow?.application.takeFocus(within: self)
    }
    willMove(toSuperview: newSuperview)
    superview.willRemoveSubview(self)
    superview.drop(self)
    // Also where a callback has put the superview into a window meanwhile.
    if storedWindow != nil { setWindow(nil) }
    if changesWindow { tellDidMoveToWindow() }
    for controller in going where controller.appearance == .disappearing {
      controller.endAppearance(animated: false)
    }
  }

  private func drop(_ view: UIView) {
    if let index = storedSubviews.lastIndex(where: { $0 === view }) {
      storedSubviews.remove(at: index)
    }
    view.setSuperview(nil)
    SimpleLayout.dropConstraints(between: self, and: view)
    setNeedsLayout()
  }

  /// Pushes the window down to the view and those within it.
  ///
  /// A callback may have taken the superview out of the window meanwhile: no view may seem to be in
  /// a window that its superview is not in, see `withSuperview`.
  final func setWindow(_ window: UIWindow?) {
    let oldWindow = storedWindow
    let window = window == nil ? nil : storedSuperview?.storedWindow
    storedWindow = window
    // Whoever took the focus on the way out has it no more.
    if oldWindow !== window { oldWindow?.application.takeFocus(from: self) }
    for subview in storedSubviews { subview.setWindow(window) }
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
