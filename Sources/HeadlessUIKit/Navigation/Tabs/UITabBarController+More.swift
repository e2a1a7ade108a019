import Foundation

// With more screens than fit into the bar, its last tab is More: a navigation controller with a list
// of the rest. A screen that is open there is a child of that navigation controller.
extension UITabBarController {
  /// How many tabs fit into the bar.
  private var capacity: Int {
    traitCollection.horizontalSizeClass == .regular ? Self.regularCapacity : Self.compactCapacity
  }

  private static var compactCapacity: Int { 5 }
  private static var regularCapacity: Int { 8 }

  /// Whether some of the screens have no room in the bar.
  final var needsMore: Bool { entries.count > Self.compactCapacity && entries.count > capacity }

  /// The number of screens with their own tabs in the bar.
  private var ownTabCount: Int { needsMore ? capacity - 1 : entries.count }

  /// The entries with a tab in the bar, from left to right.
  final var barEntries: [TabEntry] {
    guard needsMore else { return entries }
    return entries.prefix(ownTabCount) + [.screen(moreNavigationController)]
  }

  /// The entries in the list of More.
  final var restEntries: [TabEntry] {
    needsMore ? Array(entries.dropFirst(ownTabCount)) : []
  }

  /// The items of the list of More.
  package final var itemsUnderMore: [UITabBarItem] { restEntries.compactMap(\.item) }

  /// The list of More, if it is the screen at the top there.
  package final var listOfMore: UITableView? {
    (moreIfMade?.topViewController as? MoreListController)?.tableView
  }

  /// The screen that is open under More.
  final var openScreen: UIViewController? {
    guard let screen = screenOnList else { return nil }
    return entries.contains { $0.screenIfMade === screen } ? screen : nil
  }

  /// The screen directly on the list of More.
  final var screenOnList: UIViewController? { moreIfMade?.containment.children.dropFirst().first }

  final func makeMore() -> UINavigationController {
    let more = UINavigationController(rootViewController: MoreListController())
    more.tabBarItem = UITabBarItem(tabBarSystemItem: .more, tag: 0)
    moreIfMade = more
    return more
  }

  // MARK: Opening screens

  /// Opens a screen on the list of More.
  final func open(_ entry: TabEntry, animated: Bool) {
    let screen = entry.screen
    let more = moreNavigationController
    guard screen !== openScreen, !more.isWithin(screen) else { return }
    more.popToRootViewController(animated: false)
    handOver(screen)
    more.nest(screen, animated: animated)
  }

  /// Releases a screen, which More takes.
  private func handOver(_ screen: UIViewController) {
    guard screen.parent === self else { return }
    forget(screen)
    if screen === selected { selected = nil }
    containment.children.removeAll { $0 === screen }
    screen.containment.parentLink = nil
  }

  /// Takes back the screens that were popped from the list.
  final func takeBackScreens() {
    for screen in entries.compactMap(\.screenIfMade) where screen.parent == nil {
      takeBack(screen)
    }
  }

  private func takeBack(_ screen: UIViewController) {
    containment.children.append(screen)
    screen.containment.parentLink = link
    if containment.isOnStage { screen.enterStage() }
    regainBar(screen)
  }

  /// Gives a navigation controller its bar back, which was More's while it was open there.
  final func regainBar(_ screen: UIViewController) {
    guard let stack = screen as? UINavigationController, stack.isViewLoaded else { return }
    stack.putBarsInView()
    stack.barsDidChange()
  }

  // MARK: Following the number of screens and the width

  /// Shows More or not, as the screens have room.
  final func adaptMore() {
    guard arrangedTabCount != ownTabCount else { return }
    let current = selectedViewController
    let arrived = arrangeScreens()
    select(current)
    tellArrived(arrived)
  }

  /// Tells screens that they have become children, if they still are.
  final func tellArrived(_ screens: [UIViewController]) {
    for screen in screens where screen.parent === self { screen.didMove(toParent: self) }
  }

  /// Makes children of the screens with their own tabs, and of More if it is shown.
  ///
  /// - Returns: The screens that have become children, which are to be told.
  final func arrangeScreens() -> [UIViewController] {
    let needsMore = needsMore
    arrangedTabCount = ownTabCount
    var arrived: [UIViewController] = []
    let rest = restEntries.compactMap(\.screenIfMade)
    for screen in entries.compactMap(\.screenIfMade) where screen.parent !== self {
      let isOpen = screen === openScreen
      if isOpen, needsMore, rest.contains(where: { $0 === screen }) { continue }
      addChild(screen)
      if isOpen { regainBar(screen) }
      arrived.append(screen)
    }
    let screens = entries.compactMap(\.screenIfMade)
    // Other children of the app, such as a player above the bar, stay.
    let others = containment.children.filter { child in
      child !== moreIfMade && !(screens + arrangedScreens).contains { $0 === child }
    }
    arrangedScreens = screens
    var children = screens.filter { $0.parent === self }
    if needsMore {
      let more = moreNavigationController
      if more.parent !== self {
        takeIn(more)
        more.didMove(toParent: self)
      }
      children.append(more)
    }
    children += others
    containment.children = children
    removeUnneededMore()
    tabItemsDidChange()
    return arrived
  }

  /// Removes More from the controller, once its list has disappeared.
  final func removeUnneededMore() {
    guard let more = moreIfMade, !needsMore, more.parent === self,
      more.appearanceState.phase == .disappeared
    else { return }
    more.willMove(toParent: nil)
    dropView(of: more)
    more.removeFromParent()
  }
}
