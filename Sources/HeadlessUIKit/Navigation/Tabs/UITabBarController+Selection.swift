import Foundation

extension UITabBarController {
  // MARK: Changing the screens

  final func exchange(for new: [UIViewController]?, animated: Bool) {
    let call = "UITabBarController.setViewControllers(_:animated:)"
    var seen: Set<ObjectIdentifier> = []
    var list: [UIViewController] = []
    for viewController in new ?? [] where seen.insert(ObjectIdentifier(viewController)).inserted {
      guard !isWithin(viewController) else {
        return ModelException.invalidArgument.raise(
          "Can't add self as a child view controller", by: call)
      }
      list.append(viewController)
    }
    hasViewControllers = new != nil
    customizableViewControllers = new
    dropTabs()
    exchange(for: list.map { .screen($0) }, selecting: selectedViewController)
  }

  /// Shows tabs for something else, with one screen selected if it is there.
  final func exchange(for new: [TabEntry], selecting current: UIViewController?) {
    let open = screenOnList
    let screens = new.compactMap(\.screenIfMade)
    let left = arrangedScreens.filter { old in
      old.parent === self && !screens.contains { $0 === old }
    }
    for viewController in left { viewController.willMove(toParent: nil) }
    entries = new
    let arrived = arrangeScreens()
    let refused = screens.filter { $0.parent !== self && $0.parent !== moreIfMade }
    if !refused.isEmpty {
      entries.removeAll { entry in refused.contains { $0 === entry.screenIfMade } }
      tabItemsDidChange()
    }
    if let open, !isSelectable(open) { moreIfMade?.popToRootViewController(animated: false) }
    select(current)
    for viewController in left { part(with: viewController) }
    tellArrived(arrived)
  }

  /// Removes a screen, unless it still has to disappear.
  private func part(with viewController: UIViewController) {
    guard viewController.parent === self, viewController.appearanceState.phase == .disappeared
    else { return }
    dropView(of: viewController)
    viewController.removeFromParent()
  }

  /// Removes a screen that other code took out.
  final func didLose(_ child: UIViewController) {
    forget(child)
    guard let index = containment.children.firstIndex(where: { $0 === child }) else { return }
    containment.children.remove(at: index)
    entries.removeAll { $0.screenIfMade === child }
    let wasSelected = child === selected
    if wasSelected { selected = nil }
    let current = selectedViewController
    let arrived = child === moreIfMade ? [] : arrangeScreens()
    select(current)
    tellArrived(arrived)
  }

  /// Makes a child disappear at once: its new container must get it in the disappeared state.
  final func forget(_ child: UIViewController) {
    appearanceState.followers.removeAll { $0 === child }
    leaving.removeAll { $0 === child }
    if child === screenInView { screenInView = nil }
    vanishFromHere(child)
  }

  /// Updates the tabs in the bar.
  final func tabItemsDidChange() {
    guard let bar = tabBarIfMade else { return }
    bar.show(barEntries.compactMap(\.item))
    bar.select(selectedItem)
    (moreIfMade?.containment.children.first as? MoreListController)?.entriesDidChange()
  }

  // MARK: Selecting

  /// The obstacle between a user and a tab.
  package final func obstacle(before item: UITabBarItem) -> Refusal<Obstacle>? {
    item.isEnabled ? tabBar.obstacleAsBar : Refusal(.disabled)
  }

  /// Selects a tab as a tap does (behaviour 185); returns the refusal, if any.
  package final func userSelect(at index: Int) -> Refusal<Veto>? {
    let entries = barEntries
    guard entries.indices.contains(index) else { return nil }
    let entry = entries[index]
    if let refusal = refusal(of: entry) { return refusal }
    let viewController = entry.screen
    let previous = selectedTab
    let isSelected = viewController === selected
    // The delegate may have removed the screen.
    guard isSelectable(viewController) else { return nil }
    if let item = entry.item { tabBar(tabBar, didSelect: item) }
    moveSelection(to: viewController)
    if let tab = entry.tab {
      delegate?.tabBarController(self, didSelectTab: tab.selectedLeaf, previousTab: previous)
    } else {
      delegate?.tabBarController(self, didSelect: viewController)
    }
    if isSelected, let navigation = viewController as? UINavigationController {
      navigation.popToRootViewController(animated: true)
    }
    return nil
  }

  /// Asks the delegate about a user's tap.
  private func refusal(of entry: TabEntry) -> Refusal<Veto>? {
    let method: String
    if let tab = entry.tab {
      if delegate?.tabBarController(self, shouldSelectTab: tab.selectedLeaf) != false { return nil }
      method = "tabBarController(_:shouldSelectTab:)"
    } else {
      if delegate?.tabBarController(self, shouldSelect: entry.screen) != false { return nil }
      method = "tabBarController(_:shouldSelect:)"
    }
    return Refusal(.answeredFalse, culprit: delegate as? NSObject, method: method)
  }

  /// Whether a screen has a tab, in the bar or under More, or is More itself.
  final func isSelectable(_ screen: UIViewController) -> Bool {
    entries.contains { $0.screenIfMade === screen } || screen === moreIfMade && needsMore
  }

  /// Selects a screen, or the first one where it is not there.
  final func select(_ screen: UIViewController?) {
    guard let screen, isSelectable(screen) else {
      return moveSelection(to: barEntries.first?.screen)
    }
    guard let entry = restEntries.first(where: { $0.screenIfMade === screen }) else {
      return moveSelection(to: screen)
    }
    open(entry, animated: false)
    moveSelection(to: moreNavigationController)
  }

  /// The tab of the selected screen.
  private var selectedItem: UITabBarItem? {
    guard let selected else { return nil }
    return barEntries.first { $0.screenIfMade === selected }?.item
  }

  /// Selects a screen; it begins to appear if the controller is shown (behaviour 155).
  ///
  /// The old one then begins to disappear.
  private func moveSelection(to new: UIViewController?) {
    guard new !== selected else { return }
    // A screen that a tab has just provided.
    if let new, new.parent !== self {
      addChild(new)
      arrangedScreens.append(new)
      new.didMove(toParent: self)
    }
    let old = selected
    selected = new
    tabBarIfMade?.select(selectedItem)
    // If the controller has appeared, a separate turn lays out the new screen and the bar.
    if appearanceState.phase != .appeared || !hearsNothingOfLayout { barDidChange() }
    guard appearanceState.phase == .appeared || appearanceState.phase == .appearing else { return }
    if appearanceState.phase == .appeared, let old, let new {
      animator = delegate?.tabBarController(
        self, animationControllerForTransitionFrom: old, to: new)
      // The delegate may have selected another tab.
      guard new === selected else { return }
    }
    let animated = animator != nil
    new?.beginAppearance(true, animated: animated)
    if let old {
      if !leaving.contains(where: { $0 === old }) { leaving.append(old) }
      old.beginAppearance(false, animated: animated)
    }
    guard !isTurnDue else { return }
    isTurnDue = true
    hostApplication.mainLoop.enqueue("a tab is selected") { [link] in
      (link.controller as? UITabBarController)?.endSelection()
    }
  }

  /// Ends the transition that the selection began.
  private func endSelection() {
    isTurnDue = false
    // While the controller itself appears or disappears, its screens do so with it.
    guard appearanceState.phase == .appeared, animationContainer == nil else { return }
    if let animator, let old = screenInView, let selected, old !== selected {
      self.animator = nil
      return animate(by: animator, from: old, to: selected)
    }
    animator = nil
    finishSelection(animated: false)
  }

  private func finishSelection(animated: Bool) {
    putSelectedInView()
    let selected = selected
    selected?.isAppearing(animated: animated)
    loadedView?.layoutIfNeeded()
    endLeaving(animated: animated)
    guard selected === self.selected, appearanceState.phase == .appeared else { return }
    if selected?.appearanceState.phase == .appearing {
      selected?.endAppearance(animated: animated)
    }
  }

  // MARK: Animators of the delegate

  private func animate(
    by animator: any UIViewControllerAnimatedTransitioning, from old: UIViewController,
    to new: UIViewController
  ) {
    guard let view = loadedView else { return finishSelection(animated: true) }
    let interactor = delegate?.tabBarController(self, interactionControllerFor: animator)
    let container = UIView(frame: view.bounds)
    container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.insertSubview(container, at: 0)
    new.loadViewIfNeeded()
    if let content = old.loadedView {
      container.addSubview(content)
      new.loadedView?.frame = content.frame
    }
    animationContainer = container
    let coordinator = TransitionCoordinator(from: old, to: new)
    presentationState.coordinator = coordinator
    let context = TransitionContext(
      of: animator, in: container, from: old, to: new,
      finalFrame: old.loadedView?.frame ?? view.bounds, coordinator: coordinator
    ) { [self] in endAnimation(from: old, to: new, coordinator, completed: $0) }
    coordinator.run(in: container)
    context.begin(drivenBy: interactor)
    guard animationContainer === container, new.loadedView?.storedWindow != nil else { return }
    new.isAppearing(animated: true)
    container.layoutIfNeeded()
  }

  private func endAnimation(
    from old: UIViewController, to new: UIViewController, _ coordinator: TransitionCoordinator,
    completed: Bool
  ) {
    guard let container = animationContainer else { return }
    animationContainer = nil
    if !completed, selected === new {
      // The tab that was left is selected again.
      selected = old
      leaving.removeAll { $0 === old }
      tabBarIfMade?.select(selectedItem)
      new.beginAppearance(false, animated: true)
      new.endAppearance(animated: true)
      old.beginAppearance(true, animated: true)
    }
    if let content = old.loadedView, content.isDescendant(of: container), old !== selected {
      content.removeFromSuperview()
    }
    finishSelection(animated: true)
    if let content = new.loadedView, content.isDescendant(of: container) {
      content.removeFromSuperview()
    }
    container.removeFromSuperview()
    part(with: coordinator)
    coordinator.finish(cancelled: !completed)
  }

  final func endLeaving(animated: Bool = false) {
    let controllers = leaving
    leaving = []
    for controller in controllers where controller !== selected {
      if controller.appearanceState.phase == .disappearing {
        controller.endAppearance(animated: animated)
      }
      if !containment.children.contains(where: { $0 === controller }) { part(with: controller) }
    }
    removeUnneededMore()
  }

  // MARK: Laying out the views

  final func addTabBar() {
    guard let view = loadedView, !tabBar.isSubview(of: view) else { return }
    view.addSubview(tabBar)
  }

  /// Puts the view of the selected screen behind the bar, and removes any other.
  final func putSelectedInView() {
    guard loadedView != nil else { return }
    addTabBar()
    selected?.loadViewIfNeeded()
    if let screenInView, screenInView !== selected { dropView(of: screenInView) }
    screenInView = selected
    if let selected { holdView(of: selected) }
    arrange()
  }

  /// Lays out the bar at its edge, or beyond it if it is hidden, and the screen behind it.
  final func arrange(_ safeArea: UIEdgeInsets? = nil) {
    guard let view = loadedView else { return }
    let bounds = view.bounds
    let safeArea = safeArea ?? view.safeAreaInsets
    let bar = tabBar
    let isBarHidden = hidesTabBar
    let height = UITabBar.height(in: view)
    if hasBarAtTop {
      bar.frame = CGRect(
        x: 0, y: isBarHidden ? -height : safeArea.top, width: bounds.width, height: height)
    } else {
      let height = height + safeArea.bottom
      bar.frame = CGRect(
        x: 0, y: bounds.height - (isBarHidden ? 0 : height), width: bounds.width, height: height)
    }
    guard let screenInView, let content = screenInView.loadedView, content.isSubview(of: view)
    else { return }
    let covered = isBarHidden ? safeArea : addingBar(to: safeArea)
    content.frame = bounds.inset(
      by: screenInView.edgesLeftToBars(covered, isOpaque: !bar.isTranslucent && !isBarHidden))
  }

  final func barDidChange() {
    loadedView?.setNeedsLayout()
    screenInView?.loadedView?.setNeedsLayout()
  }

  /// Whether there is no bar at the bottom.
  package final var hidesTabBar: Bool { tabBar.isHidden || whyBarIsAway != nil }

  /// Why the controller has put the bar away: a pushed screen hides it, or it was told so itself.
  final var whyBarIsAway: Refusal<Obstacle>? {
    if let hider {
      return Refusal(.hidden, culprit: hider, method: "hidesBottomBarWhenPushed")
    }
    return isTabBarHidden ? Refusal(.hidden) : nil
  }

  /// The pushed screen that hides the bar.
  package final var hider: UIViewController? {
    let navigation = selected as? UINavigationController
    guard let top = navigation?.topScreen, top.navigationState.hidesBottomBar else {
      return nil
    }
    return navigation?.screensAcross.first { $0.navigationState.hidesBottomBar } ?? top
  }

  /// Whether the bar is at the top, as on a tablet where the app has much of the screen.
  private var hasBarAtTop: Bool {
    let screen = hostApplication.screen
    return hostApplication.device.system.hasTabsAtTop && screen.device.isPad
      && screen.traitCollection.horizontalSizeClass == .regular
  }

  /// The safe area without the bar.
  final var safeAreaBesideBar: UIEdgeInsets {
    let insets = loadedView?.safeAreaInsets ?? .zero
    return hidesTabBar ? insets : addingBar(to: insets)
  }

  private func addingBar(to safeArea: UIEdgeInsets) -> UIEdgeInsets {
    var insets = safeArea
    let height = UITabBar.height(in: loadedView)
    if hasBarAtTop { insets.top += height } else { insets.bottom += height }
    return insets
  }
}
