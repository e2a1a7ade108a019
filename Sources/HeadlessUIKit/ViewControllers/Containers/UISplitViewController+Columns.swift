import Foundation

extension UISplitViewController {
  // MARK: The columns

  /// The columns of the style, from the leading edge on.
  final var orderedColumns: [Column] {
    style == .tripleColumn ? [.primary, .supplementary, .secondary] : [.primary, .secondary]
  }

  /// The screen that is shown for a column: the navigation controller around its screen.
  final func screen(for column: Column) -> UIViewController? { wraps[column] ?? columns[column] }

  /// The screens of the columns, without the compact one (behaviour 624).
  final var columnScreens: [UIViewController] {
    if isCollapsed { return [screen(for: .primary)].compactMap { $0 } }
    return orderedColumns.compactMap(screen(for:))
  }

  /// The screen that a collapsed controller shows.
  final var main: UIViewController? {
    guard style != .unspecified else { return classicScreens.first }
    return columns[.compact] != nil && !showsStack ? columns[.compact] : screen(for: .primary)
  }

  /// Whether the delegate wants the stack, although there is a compact screen.
  private var showsStack: Bool { shown.first.map { $0 === screen(for: .primary) } ?? false }

  /// Whether the controller shows its screens now.
  private var isShowing: Bool {
    appearanceState.phase == .appeared || appearanceState.phase == .appearing
  }

  /// Makes the navigation controllers around the columns' screens (behaviour 623).
  private func wrapColumns() {
    for column in orderedColumns {
      guard let screen = columns[column], wraps[column] == nil,
        !(screen is UINavigationController)
      else { continue }
      wraps[column] = UINavigationController(rootViewController: screen)
    }
  }

  final func replace(_ column: Column, by new: UIViewController?) {
    let old = screen(for: column)
    columns[column] = new
    if let wrap = wraps.removeValue(forKey: column) { wrap.setViewControllers([], animated: false) }
    guard isShowing else {
      if let old, old.parent === self { release(old) }
      return
    }
    if isCollapsed {
      if column == .primary || column == .compact {
        wrapColumns()
        show(main.map { [$0] } ?? [])
      } else if let old, let stack = screen(for: .primary) as? UINavigationController {
        stack.unnest(old, animated: false)
      }
    } else {
      wrapColumns()
      show(visibleColumns.compactMap(screen(for:)))
    }
  }

  /// Sets the screens of a classic controller.
  final func setClassic(_ screens: some Sequence<UIViewController>) {
    let old = classicScreens
    classicScreens = Array(screens.prefix(2))
    guard isShowing else {
      for screen in old
      where screen.parent === self
        && !classicScreens.contains(where: { $0 === screen })
      {
        release(screen)
      }
      for screen in classicScreens where screen.parent !== self {
        addChild(screen)
        screen.didMove(toParent: self)
      }
      return
    }
    if isCollapsed {
      collapseClassic()
    } else {
      show(visibleScreens)
    }
  }

  /// Takes out a screen that other code took for itself.
  final func didLose(_ child: UIViewController) {
    appearanceState.followers.removeAll { $0 === child }
    shown.removeAll { $0 === child }
    vanishFromHere(child)
    classicScreens.removeAll { $0 === child }
    containment.children.removeAll { $0 === child }
  }

  private func release(_ screen: UIViewController) {
    screen.willMove(toParent: nil)
    dropView(of: screen)
    screen.removeFromParent()
  }

  // MARK: Adapting to the width

  /// Collapses or expands, as the width has it.
  final func adaptToWidth() {
    let isCompact = traitCollection.horizontalSizeClass == .compact
    if style != .unspecified { wrapColumns() }
    let isFirst = shown.isEmpty
    guard isCompact != isCollapsed || isFirst else { return }
    guard isCompact else {
      if isCollapsed { return expand() }
      storedMode = suitableMode
      return show(visibleScreens)
    }
    storedIsCollapsed = true
    guard style != .unspecified else { return collapseClassic() }
    collapseColumns()
    delegate?.splitViewControllerDidCollapse(self)
  }

  /// Collapses the secondary screen onto the primary one (behaviour 626).
  private func collapseClassic() {
    let primary =
      delegate?.primaryViewController(forCollapsing: self) ?? classicScreens.first
    guard let primary else { return show([]) }
    let secondary = classicScreens.dropFirst().first
    show([primary])
    classicScreens = [primary]
    collapsedSecondary = secondary
    guard let secondary, secondary !== primary else { return }
    if delegate?.splitViewController(self, collapseSecondary: secondary, onto: primary) == true {
      if secondary.parent === self { release(secondary) }
      return
    }
    primary.collapseSecondaryViewController(secondary, for: self)
  }

  /// Makes one stack of the columns, as far as the delegate wants it (behaviour 628).
  private func collapseColumns() {
    let proposed: Column = columns[.compact] == nil ? topmostColumn : .compact
    let top =
      delegate?.splitViewController(
        self, topColumnForCollapsingToProposedTopColumn: proposed) ?? proposed
    if top == .compact, let compact = columns[.compact] { return show([compact]) }
    guard let primary = screen(for: .primary) else { return show([]) }
    show([primary])
    guard let stack = primary as? UINavigationController else { return }
    nest(upTo: top, in: stack, animated: false)
  }

  /// The last column that has a screen.
  private var topmostColumn: Column { orderedColumns.last { columns[$0] != nil } ?? .secondary }

  private func nest(upTo top: Column, in stack: UINavigationController, animated: Bool) {
    for column in orderedColumns.dropFirst() where column.rawValue <= top.rawValue {
      guard let screen = screen(for: column), screen.parent !== stack else { continue }
      stack.nest(screen, animated: animated && column == top)
    }
  }

  /// Makes columns of the stack (behaviour 627, 628).
  private func expand() {
    storedIsCollapsed = false
    if style == .unspecified {
      let primary = delegate?.primaryViewController(forExpanding: self) ?? classicScreens.first
      guard let primary else { return }
      let secondary =
        delegate?.splitViewController(self, separateSecondaryFrom: primary)
        ?? primary.separateSecondaryViewController(for: self)
      classicScreens = [primary] + [secondary].compactMap { $0 }
      storedMode = suitableMode
    } else {
      if let stack = screen(for: .primary) as? UINavigationController {
        for column in orderedColumns.dropFirst().reversed() {
          if let screen = screen(for: column) { stack.unnest(screen, animated: false) }
        }
      }
      let proposed = suitableMode
      let mode =
        delegate?.splitViewController(
          self, displayModeForExpandingToProposedDisplayMode: proposed) ?? proposed
      storedMode = mode == .automatic ? proposed : mode
    }
    show(visibleScreens)
    if style != .unspecified { delegate?.splitViewControllerDidExpand(self) }
  }

  // MARK: The stack

  /// Shows a column of a stack (behaviour 629).
  final func showInStack(_ column: Column) {
    guard let stack = screen(for: .primary) as? UINavigationController, stack === main else {
      return
    }
    wrapColumns()
    if let screen = screen(for: column), screen.parent === stack {
      stack.popToViewController(screen, animated: true)
    } else if column == .primary {
      let own = stack.viewControllers.last { page in
        !orderedColumns.contains { $0 != .primary && screen(for: $0) === page }
      }
      if let own { stack.popToViewController(own, animated: true) }
    } else {
      nest(upTo: column, in: stack, animated: true)
    }
  }

  /// Hides a column of a stack, if it is on top (behaviour 629).
  final func hideInStack(_ column: Column) {
    guard column != .primary, let stack = screen(for: .primary) as? UINavigationController,
      let screen = screen(for: column), stack.topViewController === screen
    else { return }
    stack.popViewController(animated: true)
  }

  // MARK: The display mode

  /// The mode that the app prefers, or that suits the width (behaviour 632).
  final var suitableMode: DisplayMode {
    let isTriple = style == .tripleColumn
    switch preferredDisplayMode {
    case .automatic:
      let width = loadedView?.bounds.width ?? UIScreen.main.bounds.width
      return isTriple && width >= Self.widthForThree ? .twoBesideSecondary : .oneBesideSecondary
    case .twoBesideSecondary, .twoOverSecondary, .twoDisplaceSecondary:
      return isTriple ? preferredDisplayMode : .oneBesideSecondary
    default: return preferredDisplayMode
    }
  }

  /// The width from which on three columns lie beside each other.
  private static var widthForThree: CGFloat { 954.5 }

  /// The columns that are shown in the mode.
  private var visibleColumns: [Column] { visibleColumns(in: storedMode) }

  private func visibleColumns(in mode: DisplayMode) -> [Column] {
    switch mode {
    case .secondaryOnly: [.secondary]
    case .twoBesideSecondary, .twoOverSecondary, .twoDisplaceSecondary: orderedColumns
    default: Array(orderedColumns.suffix(2))
    }
  }

  private var visibleScreens: [UIViewController] {
    guard style == .unspecified else { return visibleColumns.compactMap(screen(for:)) }
    return storedMode == .secondaryOnly && classicScreens.count > 1
      ? Array(classicScreens.suffix(1)) : classicScreens
  }

  /// Shows other columns, and tells the delegate (behaviour 630).
  final func change(to mode: DisplayMode) {
    guard mode != storedMode else { return }
    guard isShowing else {
      storedMode = mode
      return
    }
    delegate?.splitViewController(self, willChangeTo: mode)
    let old = visibleColumns
    let new = visibleColumns(in: mode)
    if style != .unspecified {
      for column in old where !new.contains(column) {
        delegate?.splitViewController(self, willHide: column)
      }
      for column in new where !old.contains(column) {
        delegate?.splitViewController(self, willShow: column)
      }
    }
    storedMode = mode
    show(visibleScreens)
  }

  final func showBeside(_ column: Column) {
    guard orderedColumns.contains(column), !visibleColumns.contains(column) else { return }
    change(
      to: column == .primary && style == .tripleColumn
        ? .twoBesideSecondary
        : .oneBesideSecondary)
  }

  final func hideBeside(_ column: Column) {
    guard column != .secondary, visibleColumns.contains(column) else { return }
    let stays = style == .tripleColumn && column == .primary
    change(to: stays ? .oneBesideSecondary : .secondaryOnly)
  }

  /// Shows or hides the primary column, as its button does.
  final func toggleMode() {
    guard !isCollapsed else { return }
    let target = delegate?.targetDisplayModeForAction(in: self) ?? .automatic
    let other: DisplayMode =
      storedMode == .secondaryOnly ? .oneBesideSecondary : .secondaryOnly
    change(to: target == .automatic ? other : target)
  }

  // MARK: Showing screens

  /// Replaces the shown screens, without a transition.
  private func show(_ screens: [UIViewController]) {
    let going = shown.filter { screen in !screens.contains { $0 === screen } }
    let coming = screens.filter { screen in !shown.contains { $0 === screen } }
    for screen in going where isShowing { screen.beginAppearance(false, animated: false) }
    for screen in screens where screen.parent !== self {
      addChild(screen)
      screen.didMove(toParent: self)
    }
    shown = screens
    for screen in coming where isShowing { screen.beginAppearance(true, animated: false) }
    for screen in going {
      dropView(of: screen)
      if screen.appearanceState.phase == .disappearing { screen.endAppearance(animated: false) }
      if screen.parent === self { release(screen) }
    }
    guard isViewLoaded else { return }
    putColumnsInView()
    guard appearanceState.phase == .appeared else { return }
    for screen in coming { screen.isAppearing(animated: false) }
    loadedView?.layoutIfNeeded()
    for screen in coming where screen.appearanceState.phase == .appearing {
      screen.endAppearance(animated: false)
    }
  }

  /// Adds the views of the shown columns.
  final func putColumnsInView() {
    guard let view = loadedView else { return }
    for screen in shown {
      screen.loadViewIfNeeded()
      guard let content = screen.loadedView, content.superview !== view else { continue }
      view.addSubview(content)
    }
    layOutColumns()
  }

  /// Lays the columns out beside each other, the last one with the rest of the width.
  final func layOutColumns() {
    guard let view = loadedView else { return }
    let bounds = view.bounds
    let isMirrored =
      (primaryEdge == .trailing)
      != (view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
    var start: CGFloat = 0
    for (index, screen) in shown.enumerated() {
      guard let content = screen.loadedView, content.superview === view else { continue }
      let isLast = index == shown.count - 1
      let isPrimary = shown.count == 3 ? index == 0 : style != .tripleColumn
      let width =
        isLast
        ? bounds.width - start
        : isPrimary ? primaryColumnWidth : supplementaryColumnWidth
      let frame = CGRect(
        x: isMirrored ? bounds.width - start - width : start, y: 0, width: max(0, width),
        height: bounds.height)
      if content.frame != frame { content.frame = frame }
      start += width
    }
  }
}
