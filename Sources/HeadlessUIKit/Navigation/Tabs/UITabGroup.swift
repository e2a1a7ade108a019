import Foundation

/// A tab with tabs in it.
///
/// In the bar of a tab bar controller it is one tab.
@preconcurrency @MainActor
open class UITabGroup: UITab {
  // MARK: Creating tab groups

  /// Creates a group with its tabs.
  public init(
    title: String, image: UIImage?, identifier: String, children: [UITab],
    viewControllerProvider: ((UITab) -> UIViewController)? = nil
  ) {
    self.children = children
    super.init(
      title: title, image: image, identifier: identifier,
      viewControllerProvider: viewControllerProvider)
    for child in children { child.parent = self }
  }

  // MARK: Accessing tabs

  /// The tabs of the group.
  open var children: [UITab] {
    didSet {
      for child in oldValue where child.parent === self { child.parent = nil }
      for child in children { child.parent = self }
      if let child = storedSelectedChild, child.parent !== self { selectedChild = nil }
    }
  }

  /// Returns the tab of the group, or of a group in it, that has an identifier.
  open func tab(forIdentifier identifier: String) -> UITab? {
    family.dropFirst().first { $0.identifier == identifier }
  }

  /// The tab that is selected if code has not selected any tab; `nil` means the first one.
  open var defaultChildIdentifier: String?

  /// The tab of the group that is selected; the delegate is not told when code selects one.
  open var selectedChild: UITab? {
    get { storedSelectedChild.flatMap { isShown($0) ? $0 : nil } }
    set {
      guard newValue == nil || newValue?.parent === self else { return }
      storedSelectedChild = newValue
      selectionDidChange()
    }
  }

  // MARK: Configuring a tab group

  /// The navigation controller that has the screen of the group, and on it the selected tab's.
  open var managingNavigationController: UINavigationController? {
    didSet {
      guard managingNavigationController !== oldValue else { return }
      hasFilled = false
      tabBarController?.visibleTabsDidChange()
    }
  }

  // MARK: Storage

  private final var storedSelectedChild: UITab?
  /// Whether the navigation controller has its screens.
  private(set) final var hasFilled = false

  // MARK: The model

  override var family: [UITab] { [self] + children.flatMap(\.family) }

  override var selectedLeaf: UITab { currentChild.map(\.selectedLeaf) ?? self }

  /// The selected tab, or the default one where the group has no screen itself.
  final var currentChild: UITab? {
    if let selectedChild { return selectedChild }
    guard !hasProvider else { return nil }
    return children.first { $0.identifier == defaultChildIdentifier } ?? children.first
  }

  /// Whether the screen of a tab has not been popped.
  private func isShown(_ child: UITab) -> Bool {
    guard let group = managingGroup, group.hasFilled,
      let stack = group.managingNavigationController, let screen = child.screenIfMade
    else { return true }
    return stack.viewControllers.contains { $0 === screen }
  }

  private final var managingGroup: UITabGroup? {
    managingTabGroup ?? (managingNavigationController == nil ? nil : self)
  }

  private func selectionDidChange() {
    guard let group = managingGroup else {
      tabBarController?.visibleTabsDidChange()
      return
    }
    if group.hasFilled { group.refill() }
  }

  /// Gives the navigation controller its screens.
  final func fill(animated: Bool) {
    guard !hasFilled else { return }
    refill(animated: animated)
  }

  private func refill(animated: Bool = true) {
    guard let managingNavigationController else { return }
    // The screens of the selection that was, which some of the new ones may be.
    hasFilled = false
    managingNavigationController.setViewControllers(path, animated: animated)
    hasFilled = true
  }

  /// The screens from the group's to the selected tab's.
  private var path: [UIViewController] {
    var screens = [viewController].compactMap { $0 }
    var group = self
    while let child = group.currentChild {
      if let screen = child.viewController { screens.append(screen) }
      guard let inner = child as? UITabGroup else { break }
      group = inner
    }
    return screens
  }
}
