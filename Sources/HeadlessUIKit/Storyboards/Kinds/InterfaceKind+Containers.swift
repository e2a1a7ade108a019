// Views that contain others: scroll views, stacks, tables and collection views.
import Interfaces

extension InterfaceKind {
  @MainActor static let scrollView = InterfaceKind(
    UIScrollView.self, scrolling(), roles: scrollingRoles())

  @MainActor
  static func scrolling<View: UIScrollView>(
    _ more: [String: @MainActor @Sendable (View, InterfaceValue) -> Void] = [:]
  ) -> [String: @MainActor @Sendable (View, InterfaceValue) -> Void] {
    let attributes: [String: @MainActor @Sendable (View, InterfaceValue) -> Void] = [
      "alwaysBounceHorizontal": { $0.alwaysBounceHorizontal = $1.bool },
      "alwaysBounceVertical": { $0.alwaysBounceVertical = $1.bool },
      "bounces": { $0.bounces = $1.bool },
      "bouncesZoom": { $0.bouncesZoom = $1.bool },
      "canCancelContentTouches": { $0.canCancelContentTouches = $1.bool },
      "contentInsetAdjustmentBehavior": {
        $0.contentInsetAdjustmentBehavior = $1.named(.automatic)
      },
      "delaysContentTouches": { $0.delaysContentTouches = $1.bool },
      "directionalLockEnabled": { $0.isDirectionalLockEnabled = $1.bool },
      "indicatorStyle": { $0.indicatorStyle = $1.named(.default) },
      "keyboardDismissMode": { $0.keyboardDismissMode = $1.named(.none) },
      "maximumZoomScale": { $0.maximumZoomScale = $1.number },
      "minimumZoomScale": { $0.minimumZoomScale = $1.number },
      "pagingEnabled": { $0.isPagingEnabled = $1.bool },
      "scrollEnabled": { $0.isScrollEnabled = $1.bool },
      "scrollsToTop": { $0.scrollsToTop = $1.bool },
      "showsHorizontalScrollIndicator": { $0.showsHorizontalScrollIndicator = $1.bool },
      "showsVerticalScrollIndicator": { $0.showsVerticalScrollIndicator = $1.bool },
    ]
    return attributes.merging(more) { _, new in new }
  }

  @MainActor
  private static func scrollingRoles<View: UIScrollView>(
    _ more: [String: @MainActor @Sendable (View, InterfaceElement) -> Void] = [:]
  ) -> [String: @MainActor @Sendable (View, InterfaceElement) -> Void] {
    let roles: [String: @MainActor @Sendable (View, InterfaceElement) -> Void] = [
      "contentInset": { $0.contentInset = $1.insets },
      "scrollIndicatorInsets": {
        $0.horizontalScrollIndicatorInsets = $1.insets
        $0.verticalScrollIndicatorInsets = $1.insets
      },
    ]
    return roles.merging(more) { _, new in new }
  }

  @MainActor static let stackView = InterfaceKind(
    UIStackView.self,
    [
      "alignment": { $0.alignment = $1.named(.fill) },
      "axis": { $0.axis = $1.named(.horizontal) },
      "baselineRelativeArrangement": { $0.isBaselineRelativeArrangement = $1.bool },
      "distribution": { $0.distribution = $1.named(.fill) },
      "layoutMarginsRelativeArrangement": { $0.isLayoutMarginsRelativeArrangement = $1.bool },
      "spacing": { $0.spacing = $1.number },
    ],
    others: ["spacingType"],
    finish: { stack, element, _ in
      // The file keeps the last number beside the type, but the type counts.
      if element["spacingType"] == "standard" { stack.spacing = UIStackView.spacingUseSystem }
    })

  @MainActor static let visualEffectView = InterfaceKind(
    UIVisualEffectView.self,
    finish: { view, element, _ in view.effect = element.children.lazy.compactMap(\.effect).first })

  // MARK: Tables

  @MainActor static let tableView = InterfaceKind(
    UITableView.self,
    scrolling([
      "allowsMultipleSelection": { $0.allowsMultipleSelection = $1.bool },
      "allowsMultipleSelectionDuringEditing": {
        $0.allowsMultipleSelectionDuringEditing = $1.bool
      },
      "allowsSelection": { $0.allowsSelection = $1.bool },
      "allowsSelectionDuringEditing": { $0.allowsSelectionDuringEditing = $1.bool },
      "estimatedRowHeight": { $0.estimatedRowHeight = $1.height },
      "estimatedSectionFooterHeight": { $0.estimatedSectionFooterHeight = $1.height },
      "estimatedSectionHeaderHeight": { $0.estimatedSectionHeaderHeight = $1.height },
      "rowHeight": { $0.rowHeight = $1.height },
      "sectionFooterHeight": { $0.sectionFooterHeight = $1.height },
      "sectionHeaderHeight": { $0.sectionHeaderHeight = $1.height },
      "sectionHeaderTopPadding": { $0.sectionHeaderTopPadding = $1.height },
      "sectionIndexMinimumDisplayRowCount": { $0.sectionIndexMinimumDisplayRowCount = $1.int },
      "separatorInsetReference": { $0.separatorInsetReference = $1.named(.fromCellEdges) },
      "separatorStyle": { $0.separatorStyle = $1.named(.singleLine, ["none": .none]) },
    ]),
    roles: scrollingRoles([
      "sectionIndexBackgroundColor": { $0.sectionIndexBackgroundColor = $1.color },
      "sectionIndexColor": { $0.sectionIndexColor = $1.color },
      "sectionIndexTrackingBackgroundColor": {
        $0.sectionIndexTrackingBackgroundColor = $1.color
      },
      "separatorColor": { if let color = $1.color { $0.separatorColor = color } },
      "separatorInset": { $0.separatorInset = $1.insets },
    ]),
    others: ["dataMode", "style"],
    finish: { table, element, builder in builder.fill(table, element) })

  @MainActor static let tableViewCell = InterfaceKind(
    UITableViewCell.self,
    [
      "accessoryType": { $0.accessoryType = $1.named(.none) },
      "editingAccessoryType": { $0.editingAccessoryType = $1.named(.none) },
      "indentationLevel": { $0.indentationLevel = $1.int },
      "indentationWidth": { $0.indentationWidth = $1.number },
      "selectionStyle": { $0.selectionStyle = $1.named(.default) },
      "shouldIndentWhileEditing": { $0.shouldIndentWhileEditing = $1.bool },
      "showsReorderControl": { $0.showsReorderControl = $1.bool },
    ],
    roles: ["separatorInset": { $0.separatorInset = $1.insets }],
    others: [
      "detailTextLabel", "focusStyle", "hidesAccessoryWhenEditing", "imageView", "reuseIdentifier",
      "rowHeight", "style", "textLabel",
    ],
    finish: { cell, element, builder in builder.fill(cell, element) })

  // MARK: Collections

  @MainActor static let collectionView = InterfaceKind(
    UICollectionView.self,
    scrolling([
      "allowsMultipleSelection": { $0.allowsMultipleSelection = $1.bool },
      "allowsSelection": { $0.allowsSelection = $1.bool },
      "prefetchingEnabled": { $0.isPrefetchingEnabled = $1.bool },
    ]),
    roles: scrollingRoles(), others: ["dataMode"],
    finish: { collection, element, builder in builder.fill(collection, element) })

  @MainActor static let collectionViewCell = InterfaceKind(
    UICollectionViewCell.self, others: ["reuseIdentifier"],
    finish: { cell, element, builder in builder.fill(cell, element) })
}
