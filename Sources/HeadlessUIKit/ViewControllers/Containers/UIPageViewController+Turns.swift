import Foundation

extension UIPageViewController {
  /// The data source's pages beside the shown ones.
  struct Neighbours {
    var before: UIViewController??
    var after: UIViewController??
  }

  /// A reason why a user cannot turn to another page.
  package enum TurnFault {
    /// No data source names other pages, so there is no gesture.
    case noDataSource
    /// The app has switched the gestures off.
    case disabled
    /// There is no page to turn from.
    case empty
    /// The data source has no page in that direction.
    case noPage
  }

  /// Whether pages come and go with their callbacks now.
  final var isShowing: Bool { appearanceState.phase == .appeared }

  // MARK: Acts of the user

  /// Turns to another page as a user does; returns why that cannot be done.
  ///
  /// - Parameter completes: Whether the finger goes far enough; otherwise the page falls back.
  @discardableResult
  package final func userTurn(
    _ direction: NavigationDirection, completes: Bool = true
  ) -> Refusal<TurnFault>? {
    endTurn()
    guard let dataSource else { return Refusal(.noDataSource) }
    guard takesGestures else { return Refusal(.disabled) }
    guard !pages.isEmpty else { return Refusal(.empty) }
    guard let next = pagesToTurnTo(direction, from: dataSource) else {
      let method = direction == .forward ? "viewControllerAfter" : "viewControllerBefore"
      return Refusal(
        .noPage, culprit: dataSource as? NSObject, method: "pageViewController(_:\(method):)")
    }
    delegate?.pageViewController(self, willTransitionTo: next)
    let previous = pages
    let turn = PageTurn(from: previous, to: next, animated: true) { [weak self] in
      self?.userTurnEnded(direction, from: previous, completed: $0)
    }
    turn.completes = completes
    begin(turn)
    endOnLaterTurn(turn)
    return nil
  }

  private func userTurnEnded(
    _ direction: NavigationDirection, from previous: [UIViewController], completed: Bool
  ) {
    if completed, let indicator {
      indicatorPage += direction == .forward ? 1 : -1
      indicator.currentPage = indicatorPage
    }
    delegate?.pageViewController(
      self, didFinishAnimating: true, previousViewControllers: previous,
      transitionCompleted: completed)
    guard completed, pages.count == 1, let page = pages.first, transitionStyle == .scroll else {
      if completed { neighbours = Neighbours() }
      return
    }
    // The previous page is known; the page beyond is asked for (behaviour 614).
    neighbours = Neighbours()
    if direction == .forward {
      neighbours.before = .some(previous.first)
      neighbours.after = .some(
        dataSource?.pageViewController(self, viewControllerAfter: page))
    } else {
      neighbours.after = .some(previous.first)
      neighbours.before = .some(
        dataSource?.pageViewController(self, viewControllerBefore: page))
    }
  }

  /// Returns the pages in a direction: known ones, or else the data source's.
  private func pagesToTurnTo(
    _ direction: NavigationDirection, from dataSource: any UIPageViewControllerDataSource
  ) -> [UIViewController]? {
    guard let first = pages.first, let last = pages.last else { return nil }
    func after(_ page: UIViewController) -> UIViewController? {
      dataSource.pageViewController(self, viewControllerAfter: page)
    }
    func before(_ page: UIViewController) -> UIViewController? {
      dataSource.pageViewController(self, viewControllerBefore: page)
    }
    // Pages that scroll want both sides at the first movement (behaviour 614).
    if transitionStyle == .scroll || direction == .forward, neighbours.after == nil {
      neighbours.after = .some(after(last))
    }
    if transitionStyle == .scroll || direction == .reverse, neighbours.before == nil {
      neighbours.before = .some(before(first))
    }
    let known = direction == .forward ? neighbours.after : neighbours.before
    guard let next = known ?? nil, !isWithin(next) else { return nil }
    guard spineLocation == .mid else { return [next] }
    guard let other = direction == .forward ? after(next) : before(next), other !== next else {
      return nil
    }
    return direction == .forward ? [next, other] : [other, next]
  }

  // MARK: A turn

  /// Begins a turn: the new pages are the controller's at once.
  final func begin(_ turn: PageTurn) {
    endTurn()
    self.turn = turn
    pages = turn.new
    for page in turn.arriving {
      if page.parent !== self { addChild(page) }
      // The view is loaded with the controller's own, or now (behaviour 618).
      if isViewLoaded { page.loadViewIfNeeded() }
    }
    guard appearanceState.phase == .appeared || appearanceState.phase == .appearing else { return }
    for page in turn.arriving { page.beginAppearance(true, animated: turn.animated) }
    for page in turn.leaving { page.beginAppearance(false, animated: turn.animated) }
  }

  /// Ends a turn when its time has come.
  final func endOnLaterTurn(_ turn: PageTurn) {
    hostApplication.mainLoop.enqueue("a page turns") { [weak self] in
      if let self, self.turn === turn { endTurn() }
    }
  }

  /// Ends the turn that is under way, if any.
  final func endTurn() {
    guard let turn else { return }
    self.turn = nil
    if turn.completes { complete(turn) } else { takeBack(turn) }
    turn.completion(turn.completes)
  }

  private func complete(_ turn: PageTurn) {
    for page in turn.leaving { page.willMove(toParent: nil) }
    if isViewLoaded { putPagesInView() }
    let comes = isShowing || appearanceState.phase == .appearing
    if comes {
      for page in turn.arriving { page.isAppearing(animated: turn.animated) }
      if isShowing { loadedView?.layoutIfNeeded() }
    }
    for page in turn.leaving { dropPage(page) }
    let leaving = {
      for page in turn.leaving where page.appearanceState.phase == .disappearing {
        page.endAppearance(animated: turn.animated)
      }
    }
    // Pages that curl go before the new ones are there (behaviour 616, 617).
    if transitionStyle == .pageCurl { leaving() }
    if isShowing { for page in turn.arriving { page.endAppearance(animated: turn.animated) } }
    if transitionStyle == .scroll { leaving() }
    for page in turn.leaving where page.parent === self { page.removeFromParent() }
    unseen += turn.arriving
    if isShowing { tellUnseen() }
  }

  /// Tells pages that they have a parent, after they have appeared (behaviour 618).
  final func tellUnseen() {
    let pages = unseen
    unseen = []
    for page in pages where page.parent === self { page.didMove(toParent: self) }
  }

  /// Brings the old pages back, because the user let go too early (behaviour 616, 617).
  private func takeBack(_ turn: PageTurn) {
    pages = turn.old
    let animated = turn.animated
    if transitionStyle == .pageCurl {
      for page in turn.arriving { page.beginAppearance(false, animated: animated) }
    }
    for page in turn.leaving {
      page.beginAppearance(true, animated: animated)
      if transitionStyle == .scroll { page.endAppearance(animated: animated) }
    }
    if transitionStyle == .scroll {
      for page in turn.arriving { page.beginAppearance(false, animated: animated) }
    }
    for page in turn.arriving {
      page.willMove(toParent: nil)
      dropPage(page)
      page.endAppearance(animated: animated)
      if page.parent === self { page.removeFromParent() }
    }
    if transitionStyle == .pageCurl {
      for page in turn.leaving { page.endAppearance(animated: animated) }
    }
  }

  /// Takes out a page that other code took for itself.
  final func didLose(_ child: UIViewController) {
    appearanceState.followers.removeAll { $0 === child }
    pages.removeAll { $0 === child }
    vanishFromHere(child)
    dropPage(child)
    containment.children.removeAll { $0 === child }
  }

  // MARK: Laying out

  /// Adds the views of the pages to the view.
  final func putPagesInView() {
    guard let pageHolder else { return }
    for page in pages where page.parent === self {
      page.loadViewIfNeeded()
      guard let view = page.loadedView, view.superview !== pageHolder else { continue }
      pageHolder.addSubview(view)
    }
    layOutPages()
  }

  private func dropPage(_ page: UIViewController) {
    guard let view = page.loadedView, view.superview === pageHolder else { return }
    view.removeFromSuperview()
  }

  /// Makes the pages fill the view, above the dots.
  final func layOutPages() {
    guard let view = loadedView, let pageHolder else { return }
    var bounds = view.bounds
    if let indicator {
      let height = Self.indicatorHeight
      indicator.frame = CGRect(x: 0, y: bounds.maxY - height, width: bounds.width, height: height)
      bounds.size.height = max(0, bounds.height - height)
    }
    if let scrollView {
      scrollView.frame = bounds
      scrollView.contentSize = bounds.size
    }
    let count = CGFloat(max(1, pages.count))
    let isBeside = navigationOrientation == .horizontal
    let size = CGSize(
      width: isBeside ? bounds.width / count : bounds.width,
      height: isBeside ? bounds.height : bounds.height / count)
    for (index, page) in pages.enumerated() {
      guard let content = page.loadedView, content.superview === pageHolder else { continue }
      content.frame = CGRect(
        origin: CGPoint(
          x: isBeside ? size.width * CGFloat(index) : 0,
          y: isBeside ? 0 : size.height * CGFloat(index)), size: size)
    }
  }

  // MARK: The dots

  /// The height of the dots below pages that scroll.
  private static var indicatorHeight: CGFloat { 37 }

  /// Asks how many pages there are, after code has set them (behaviour 619).
  final func askForIndicator() {
    guard transitionStyle == .scroll, let dataSource else { return }
    let count = dataSource.presentationCount(for: self)
    let index = dataSource.presentationIndex(for: self)
    guard count > 0 else {
      indicator?.removeFromSuperview()
      indicator = nil
      return
    }
    let dots = indicator ?? makeIndicator()
    dots.numberOfPages = count
    dots.currentPage = index
    indicatorPage = index
    indicator = dots
    if let view = loadedView {
      if dots.superview !== view { view.addSubview(dots) }
      view.setNeedsLayout()
    }
  }

  private func makeIndicator() -> UIPageControl {
    let dots = UIPageControl()
    dots.addAction(
      UIAction { [weak self, weak dots] _ in
        guard let self, let dots else { return }
        indicatorWasTapped(dots)
      }, for: .valueChanged)
    return dots
  }

  private func indicatorWasTapped(_ dots: UIPageControl) {
    let forward = dots.currentPage > indicatorPage
    // The turn itself moves the dots.
    dots.currentPage = indicatorPage
    userTurn(forward ? .forward : .reverse)
  }
}
