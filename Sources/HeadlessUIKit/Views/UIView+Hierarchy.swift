import Foundation

extension UIView {
  /// A place among the subviews.
  enum Depth {
    case front
    case at(Int)
    case below(UIView)
    case above(UIView)
  }

  /// Puts a view among the subviews, with all callbacks.
  ///
  /// - Parameters:
  ///   - call: The call that asked for it, for what cannot be done.
  ///   - callerLaysOut: Whether the caller lays out this view, so that nothing has to ask for that. A
  ///     container that does so makes the view controller of the view appear as well.
  final func insert(
    _ view: UIView, at depth: Depth, by call: String = "UIView.addSubview(_:)",
    callerLaysOut: Bool = false
  ) {
    guard view !== self, !isDescendant(of: view) else {
      return ModelException.invalidArgument.raise("Can't add self as subview", by: call)
    }
    let oldSuperview = view.superview
    if oldSuperview === self { return move(view, to: depth) }
    let oldTree = view.liveTree
    let newTree = liveTree
    if newTree != nil, !mayHold(view, for: call) { return }
    // Held while callbacks run.
    let oldWindow = oldTree?.window
    var moving: [UIViewController] = []
    if newTree !== oldTree, !movesControllers(of: view, callerLaysOut) {
      moving = oldTree == nil ? view.comingControllers(to: newTree) : view.beginToGo()
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
    if view.layoutState.isNeededHereOrBelow { layoutState.isNeededBelow = true }
    if view.layoutState.constraintsNeedUpdateHereOrBelow {
      view.tellConstraintsNeedUpdate(isKept: isKept)
    }
    if !callerLaysOut {
      setNeedsLayout()
    } else if layoutState.isNeededBelow {
      tellLayoutIsNeeded(isKept: isKept)
    }

    if newWindow != nil || view.traitState.settled != nil || traitState.settled != nil {
      view.settleTraits(within: self)
    }
    if changesWindow { view.tellDidMoveToWindow() }
    view.didMoveToSuperview()
    didAddSubview(view)
    if !moving.isEmpty { finish(moving, in: newWindow) }
  }

  private func comingControllers(to tree: ViewTree?) -> [UIViewController] {
    tree?.windowShows == true ? beginToCome() : []
  }

  /// Whether whoever moves a subview makes its view controller, the only one there, come and go.
  private func movesControllers(of view: UIView, _ callerLaysOut: Bool) -> Bool {
    isContainer && callerLaysOut && view.storedSubviews.isEmpty
  }

  /// Has what began on the way into a window, or out of it, come to its end.
  private func finish(_ controllers: [UIViewController], in window: UIWindow?) {
    let coming = controllers.filter { $0.appearanceState.phase == .appearing }
    for controller in controllers where controller.appearanceState.phase == .disappearing {
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

  /// Takes the view out of its superview, with all callbacks.
  ///
  /// - Parameter callerLaysOut: As for `insert`, of the superview.
  final func leave(_ superview: UIView, callerLaysOut: Bool = false) {
    let changesWindow = isInWindow
    let going =
      changesWindow && !superview.movesControllers(of: self, callerLaysOut) ? beginToGo() : []
    if changesWindow {
      tellWillMove(toWindow: nil)
      tree?.application?.takeFocus(within: self)
    }
    willMove(toSuperview: nil)
    superview.willRemoveSubview(self)
    superview.drop(self, callerLaysOut: callerLaysOut)
    // Also where a callback has put the superview into a window meanwhile.
    if tree != nil { takeOverWindow(of: nil) }
    if changesWindow { tellDidMoveToWindow() }
    for controller in going where controller.appearanceState.phase == .disappearing {
      controller.endAppearance(animated: false)
    }
    didMoveToSuperview()
  }

  private func drop(_ view: UIView, callerLaysOut: Bool = false) {
    if let index = lastIndex(of: view) { storedSubviews.remove(at: index) }
    view.forgetSuperview()
    SimpleLayout.dropConstraints(between: self, and: view)
    if !callerLaysOut { setNeedsLayout() }
  }

  /// Takes the window of the superview over, with all views within this one.
  ///
  /// Each asks its superview anew, which a callback may have taken out of the window meanwhile: no
  /// view may seem to be in a window that its superview is not in, see `withSuperview`.
  final func takeOverWindow(of superview: UIView?) {
    let oldTree = tree
    let newTree = superview?.keptTree
    if let superview, newTree?.keepsViews != true { loosen(from: superview) }
    tree = newTree
    // Whoever took the focus on the way out has it no more.
    if oldTree !== newTree { oldTree?.application?.takeFocus(from: self) }
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
  final func liesWithin(_ view: UIView, isKept: Bool) -> Bool {
    var found = false
    withSuperview(isKept: isKept) { superview in
      found = superview === view || superview.liesWithin(view, isKept: isKept)
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
