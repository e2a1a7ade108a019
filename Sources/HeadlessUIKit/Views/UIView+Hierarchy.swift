import Foundation

extension UIView {
  /// A position among the subviews.
  enum Depth {
    case front
    case at(Int)
    case below(UIView)
    case above(UIView)
  }

  /// Adds a view to the subviews, with all callbacks.
  ///
  /// - Parameters:
  ///   - call: The public call behind this one, which is named if the view cannot be added.
  ///   - callerLaysOut: Whether the caller lays out this view itself, so that no layout is
  ///     requested. A container that does so also makes the view's controller appear.
  final func insert(
    _ view: UIView, at depth: Depth, by call: String = "UIView.addSubview(_:)",
    callerLaysOut: Bool = false
  ) {
    guard view !== self, !isDescendant(of: view) else {
      return ModelException.invalidArgument.raise("Can't add self as subview", by: call)
    }
    let oldSuperview = view.superview
    if oldSuperview === self { return move(view, to: depth) }
    AppCall.make("addSubview(_:)", of: view, as: .mechanism) {
      take(view, from: oldSuperview, at: depth, by: call, callerLaysOut: callerLaysOut)
    }
  }

  private func take(
    _ view: UIView, from oldSuperview: UIView?, at depth: Depth, by call: String,
    callerLaysOut: Bool
  ) {
    let oldTree = view.liveTree
    let newTree = liveTree
    if newTree != nil, !mayHold(view, for: call) { return }
    // Kept alive while callbacks run.
    let oldWindow = oldTree?.window
    var moving: [UIViewController] = []
    if newTree !== oldTree, !movesControllers(of: view, callerLaysOut) {
      moving = oldTree == nil ? view.comingControllers(to: newTree) : view.beginToGo()
    }
    // Read again, because a callback may have changed the window.
    let newWindow = storedWindow
    let changesWindow = newWindow !== oldWindow
    if changesWindow {
      view.tellWillMove(toWindow: newWindow)
      oldWindow?.application.takeFocus(within: view)
    }
    view.willMove(toSuperview: self)
    oldSuperview?.willRemoveSubview(view)
    // Asked again, because a callback may have put this view into the other one.
    guard !isDescendant(of: view) else {
      ModelException.invalidArgument.raise("Can't add self as subview", by: call)
      return takeBack(moving)
    }
    // Read again, because a callback may have changed the superview.
    view.superview?.drop(view)

    storedSubviews.insert(view, at: index(for: depth))
    view.enter(self)
    if view.isPlacedByConstraints { LayoutRoot.placeChanged(of: view) }
    if changesWindow { view.checkSafeArea() }
    if view.layoutState.isNeededHereOrBelow { layoutState.needing.add(view) }
    if view.displayState.isNeededHereOrBelow {
      view.tellDisplayIsNeeded(isKept: isKept)
      // Code that lays the view out itself needs no turn to draw it.
      tree?.window?.scheduleLayout()
    }
    if view.layoutState.constraintsNeedUpdateHereOrBelow {
      view.tellConstraintsNeedUpdate(isKept: isKept)
    }
    if !callerLaysOut {
      LayoutRound.ask(because: "adding \(objectName(view))") { setNeedsLayout() }
    } else if layoutState.isNeededBelow {
      tellLayoutIsNeeded(isKept: isKept)
    }

    if newWindow != nil || view.traitState.settled != nil || traitState.settled != nil {
      view.settleTraits(within: self)
    }
    if changesWindow {
      if let newWindow { view.dress(for: newWindow) }
      view.tellDidMoveToWindow()
    }
    view.didMoveToSuperview()
    didAddSubview(view)
    if !moving.isEmpty { finish(moving, in: newWindow) }
  }

  /// Gives the view, and all views inside it, the values of their classes' proxies.
  private func dress(for window: UIWindow) {
    let appearances = window.application.appearances
    if !appearances.isEmpty { appearances.dress(self) }
  }

  private func comingControllers(to tree: ViewTree?) -> [UIViewController] {
    tree?.windowIsShown == true ? beginToCome() : []
  }

  /// Returns whether the caller makes the controller of its only subview appear and disappear.
  private func movesControllers(of view: UIView, _ callerLaysOut: Bool) -> Bool {
    isContainer && callerLaysOut && view.storedSubviews.isEmpty
  }

  /// Ends the appearance transitions that began on the way into a window, or out of it.
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

  /// Returns view controllers to where they were before they began to appear or disappear.
  private func takeBack(_ controllers: [UIViewController]) {
    for controller in controllers {
      let appears = controller.appearanceState.phase == .disappearing
      guard appears || controller.appearanceState.phase == .appearing else { continue }
      controller.beginAppearance(appears, animated: false)
      controller.endAppearance(animated: false)
    }
  }

  /// Moves a subview to another position among the subviews, without a callback.
  private func move(_ view: UIView, to depth: Depth) {
    if let index = index(of: view) { storedSubviews.remove(at: index) }
    storedSubviews.insert(view, at: index(for: depth))
  }

  private func index(for depth: Depth) -> Int {
    switch depth {
    case .front: storedSubviews.count
    case .at(let index): min(max(0, index), storedSubviews.count)
    case .below(let sibling): index(of: sibling) ?? storedSubviews.count
    case .above(let sibling): index(of: sibling).map { $0 + 1 } ?? storedSubviews.count
    }
  }

  /// Returns the position of a view among the subviews.
  final func index(of view: UIView) -> Int? { storedSubviews.place(of: view) }

  /// Takes the view out of its superview, with all callbacks.
  ///
  /// - Parameter callerLaysOut: Whether the caller lays out the superview itself, as for `insert`.
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
    // `changesWindow` does not decide this: a callback may have put the superview into a window.
    if tree != nil { takeOverWindow(of: nil) }
    if changesWindow { tellDidMoveToWindow() }
    for controller in going where controller.appearanceState.phase == .disappearing {
      controller.endAppearance(animated: false)
    }
    didMoveToSuperview()
  }

  private func drop(_ view: UIView, callerLaysOut: Bool = false) {
    if let index = index(of: view) { storedSubviews.remove(at: index) }
    layoutState.needing.forget(view)
    layoutState.needingConstraints.forget(view)
    displayState.needing.forget(view)
    view.forgetSuperview()
    LayoutRound.ask(because: "removing \(objectName(view))") {
      LayoutRoot.dropConstraints(between: self, and: view)
      if view.isPlacedByConstraints { LayoutRoot.contentChanged(of: self) }
      if !callerLaysOut { setNeedsLayout() }
    }
  }

  /// Adopts the window of the superview, for this view and all views within it.
  ///
  /// Each view asks its superview again, because a callback may have taken that out of the window
  /// meanwhile. No view may seem to be in a window that its superview is not in, see
  /// `withSuperview`.
  final func takeOverWindow(of superview: UIView?) {
    let oldTree = tree
    let newTree = superview?.keptTree
    if let superview, newTree?.keepsViews != true { loosen(from: superview) }
    tree = newTree
    // A callback may have given a view the focus on the way out, so it is taken away again.
    if oldTree !== newTree { oldTree?.application?.takeFocus(from: self) }
    for subview in storedSubviews where subview.hasSuperview(at: self) {
      subview.takeOverWindow(of: self)
    }
  }

  /// Makes all views within this one find their superviews by weak links.
  final func loosenSubviews() {
    for subview in storedSubviews {
      subview.loosen(from: self)
      subview.loosenSubviews()
    }
  }

  /// Returns whether the view is inside another one.
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
    followWindow()
    didMoveToWindow()
    for subview in storedSubviews { subview.tellDidMoveToWindow() }
  }

  /// Tells the view that its tint has changed, and so tells the views that inherit the tint.
  final func tellTintColorDidChange() {
    AppCall.make("tintColorDidChange()", of: self, as: .mechanism) {
      tintColorDidChange()
      for subview in storedSubviews where subview.displayState.tintColor == nil {
        subview.tellTintColorDidChange()
      }
    }
  }
}
