/// What the views of a screen say of its bars, and the bars that show it.
@MainActor
final class ScreenBars {
  private weak var host: Host?
  private var parts: [BarPart] = []
  private var isDirty = false
  private(set) var words = BarWords()
  /// Which bars the views have hidden or shown before.
  private var told: Set<ToolbarPlacement> = []
  /// The bar above the keyboard.
  private(set) var keyboardBar: UIToolbar?
  /// Called when the views say something else.
  var changed: (@MainActor () -> Void)?
  /// Whether the bars belong to a stack of SwiftUI's, and show what the views say and no more.
  var isOfStack = false

  init(_ host: Host) { self.host = host }

  // MARK: What views say

  func add(_ part: BarPart) {
    parts.append(part)
    change(part)
  }

  func remove(_ part: BarPart) {
    parts.removeAll { $0 === part }
    setNeedsApply()
  }

  func change(_ part: BarPart) {
    part.change()
    setNeedsApply()
  }

  private func setNeedsApply() {
    guard !isDirty else { return }
    isDirty = true
    host?.updates.later { [weak self] in self?.apply() }
  }

  // MARK: Showing it

  /// Shows what the views say now: those around have the last word.
  func apply() {
    guard isDirty else { return }
    isDirty = false
    for part in parts { part.look() }
    let old = words
    words = parts.enumerated().sorted {
      ($1.element.depth, $0.offset) < ($0.element.depth, $1.offset)
    }
    .reduce(BarWords()) { $0.under($1.element.words) }
    words.entries = parts.flatMap(\.words.entries)
    if let changed {
      show()
      return changed()
    }
    guard let controller = host?.controller else { return }
    apply(to: controller.navigationItem, instead: old)
    apply(to: controller, instead: old)
    show()
  }

  private func apply(to item: UINavigationItem, instead old: BarWords) {
    if words.title != old.title { item.title = words.title }
    if words.subtitle != old.subtitle { item.subtitle = words.subtitle }
    if words.largeTitleMode != old.largeTitleMode {
      item.largeTitleDisplayMode = words.largeTitleMode ?? .automatic
    }
    if words.style != old.style { item.style = words.style ?? .navigator }
    if words.hidesBackButton != old.hidesBackButton {
      item.hidesBackButton = words.hidesBackButton ?? false
    }
    if words.search !== old.search {
      item.searchController = words.search
      item.hidesSearchBarWhenScrolling = !words.isSearchAlwaysShown
    }
    let (left, right) = (buttons(.leading), buttons(.trailing))
    if item.leftBarButtonItems ?? [] != left, !left.isEmpty || !old.entries.isEmpty {
      item.leftItemsSupplementBackButton = true
      item.leftBarButtonItems = left
    }
    // UIKit counts these from the right.
    let fromRight = Array((right + more).reversed())
    if item.rightBarButtonItems ?? [] != fromRight, !fromRight.isEmpty || !old.entries.isEmpty {
      item.rightBarButtonItems = fromRight
    }
    let title = words.entries.last { $0.bar == .title }?.view
    let oldTitle = old.entries.last { $0.bar == .title }?.view
    if title !== oldTitle { item.titleView = title }
  }

  private func buttons(_ bar: ToolbarItemPlacement.Bar) -> [UIBarButtonItem] {
    words.entries.filter { $0.bar == bar }.map(\.item)
  }

  /// The button of the menu with the items that are needed less.
  private var more: [UIBarButtonItem] {
    let views = words.entries.filter { $0.bar == .more }.map(\.view)
    guard !views.isEmpty else { return [] }
    let button = moreButton ?? UIBarButtonItem()
    moreButton = button
    button.image = UIImage(systemName: "ellipsis.circle")
    button.accessibilityLabel = "More"
    button.menu = UIMenu(children: [
      UIDeferredMenuElement.uncached { $0(views.flatMap(\.menuElements)) }
    ])
    return [button]
  }

  private var moreButton: UIBarButtonItem?

  private func apply(to controller: UIViewController, instead old: BarWords) {
    let bottom = buttons(.bottom)
    if controller.toolbarItems ?? [] != bottom, !bottom.isEmpty || !old.entries.isEmpty {
      controller.setToolbarItems(bottom, animated: false)
    }
    let keys = buttons(.keyboard)
    guard keys != keyboardBar?.items ?? [] else { return }
    let bar = keyboardBar ?? UIToolbar()
    bar.items = keys
    bar.sizeToFit()
    keyboardBar = keys.isEmpty ? nil : bar
    host?.view.window?.hostApplication.firstResponder?.reloadInputViews()
  }

  // MARK: Which bars show

  /// Hides and shows the bars around the screen, if it is the one that they are about.
  func show() {
    guard let controller = host?.controller else { return }
    if let stack = controller.parent as? UINavigationController,
      stack.topViewController === controller
    {
      if let shows = shows(.navigationBar, or: true) {
        stack.setNavigationBarHidden(!shows, animated: false)
      }
      let hasItems = words.entries.contains { $0.bar == .bottom }
      if hasItems { told.insert(.bottomBar) }
      if let shows = shows(.bottomBar, or: hasItems) {
        stack.setToolbarHidden(!shows, animated: false)
      }
    }
    if let tabs = controller.tabBarController,
      let shows = shows(.tabBar, or: host?.around?.bars.words.shown[.tabBar] ?? true),
      tabs.isTabBarHidden == shows
    {
      tabs.isTabBarHidden = !shows
    }
  }

  /// Whether a bar is to show; `nil` where the views have never said anything of it.
  private func shows(_ bar: ToolbarPlacement, or usual: Bool) -> Bool? {
    if let shows = words.shown[bar] ?? words.shown[.automatic] {
      told.insert(bar)
      return shows
    }
    return isOfStack || told.contains(bar) ? usual : nil
  }
}
