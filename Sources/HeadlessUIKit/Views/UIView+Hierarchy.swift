import Foundation

extension UIView {
  /// A place among the subviews.
  enum Depth {
    case front
    case at(Int)
    case below(UIView)
    case above(UIView)
  }

  /// Puts a view among the subviews, with the callbacks of the way there.
  func insert(_ view: UIView, by call: String, at depth: Depth) {
    guard view !== self, !isDescendant(of: view) else {
      return ModelException.invalidArgument.raise("Can't add self as subview", by: call)
    }
    let oldSuperview = view.superview
    if oldSuperview === self { return move(view, to: depth) }
    let oldPlace = view.livePlace
    let place = livePlace
    if place != nil, !mayHold(view, for: call) { return }
    // Held while callbacks run.
    let oldWindow = oldPlace?.windowIfAlive
    var moving: [UIViewController] = []
    if place !== oldPlace, !seesToControllers(of: view) {
      moving = oldPlace == nil ? view.comingControllers(to: place) : view.beginToGo()
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

    storedSubviews.insert(view, at: index(for: depth))
    view.enter(self)
    if view.layoutIsNeeded || view.layoutIsNeededBelow { layoutIsNeededBelow = true }
    if view.constraintsNeedUpdate || view.constraintsNeedUpdateBelow {
      view.tellConstraintsNeedUpdate(isShown: isKept)
    }
    if !view.movesQuietly {
      setNeedsLayout()
    } else if layoutIsNeededBelow {
      tellLayoutIsNeeded(isShown: isKept)
    }

    if newWindow != nil || view.settledTraits != nil || settledTraits != nil {
      view.settleTraits(within: self)
    }
    if changesWindow { view.tellDidMoveToWindow() }
    view.didMoveToSuperview()
    didAddSubview(view)
    if !moving.isEmpty { finish(moving, in: newWindow) }
  }

  private func comingControllers(to place: WindowPlace?) -> [UIViewController] {
    place?.windowShows == true ? beginToCome() : []
  }

  /// Whether the one view controller of a subview comes and goes as a container has it do.
  private func seesToControllers(of view: UIView) -> Bool {
    isContainer && view.movesQuietly && view.storedSubviews.isEmpty
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
  private func move(_ view: UIView, to depth: Depth) {
    storedSubviews.removeAll { $0 === view }
    storedSubviews.insert(view, at: index(for: depth))
  }

  private func index(for depth: Depth) -> Int {
    switch depth {
    case .front: storedSubviews.count
    case .at(let index): min(max(0, index), storedSubviews.count)
    case .below(let sibling): lastIndex(of: sibling) ?? storedSubviews.count
    case .above(let sibling): lastIndex(of: sibling).map { $0 + 1 } ?? storedSubviews.count
    }
  }

  /// Where a subview stands among the others.
  final func lastIndex(of view: UIView) -> Int? {
    // A loop: the check of a closure's actor costs more than the rest.
    var index = storedSubviews.count
    while index > 0 {
      index -= 1
      if storedSubviews[index] === view { return index }
    }
    return nil
  }

  /// Takes the view out of its superview, with all callbacks but the last.
  func leave(_ superview: UIView, for newSuperview: UIView?) {
    let changesWindow = isInWindow
    let going = changesWindow && !superview.seesToControllers(of: self) ? beginToGo() : []
    if changesWindow {
      tellWillMove(toWindow: nil)
      windowPlace?.application?.takeFocus(within: self)
    }
    willMove(toSuperview: newSuperview)
    superview.willRemoveSubview(self)
    superview.drop(self)
    // Also where a callback has put the superview into a window meanwhile.
    if windowPlace != nil { takeOverWindow(of: nil) }
    if changesWindow { tellDidMoveToWindow() }
    for controller in going where controller.appearance == .disappearing {
      controller.endAppearance(animated: false)
    }
  }

  private func drop(_ view: UIView) {
    if let index = lastIndex(of: view) { storedSubviews.remove(at: index) }
    view.forgetSuperview()
    SimpleLayout.dropConstraints(between: self, and: view)
    if !view.movesQuietly { setNeedsLayout() }
  }

  /// Takes the window of the superview over, with all views within this one.
  ///
  /// Each asks its superview anew, which a callback may have taken out of the window meanwhile: no
  /// view may seem to be in a window that its superview is not in, see `withSuperview`.
  final func takeOverWindow(of superview: UIView?) {
    let oldPlace = windowPlace
    let place = superview?.keptPlace
    if let superview, place?.keepsViews != true { loosen(from: superview) }
    windowPlace = place
    // Whoever took the focus on the way out has it no more.
    if oldPlace !== place { oldPlace?.application?.takeFocus(from: self) }
    for subview in storedSubviews where subview.hasSuperview(at: self) {
      subview.takeOverWindow(of: self)
    }
  }

  /// Has all views within this one find their superviews without the window's help.
  final func loosenSubviews() {
    for subview in storedSubviews {
      subview.loosen(from: self)
      subview.loosenSubviews()
    }
  }

  /// Whether the view lies within another one.
  final func liesWithin(_ view: UIView, isShown: Bool) -> Bool {
    var found = false
    withSuperview(isShown: isShown) { superview in
      found = superview === view || superview.liesWithin(view, isShown: isShown)
    }
    return found
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
