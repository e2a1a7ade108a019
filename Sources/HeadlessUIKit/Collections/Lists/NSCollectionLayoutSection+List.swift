import Foundation

extension NSCollectionLayoutSection {
  /// Creates a section that is a list (behaviour 537).
  public static func list(
    using configuration: UICollectionLayoutListConfiguration,
    layoutEnvironment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection {
    let row = ListMetrics.size(ListMetrics.rowHeight)
    let section = NSCollectionLayoutSection(
      group: .vertical(layoutSize: row, subitems: [NSCollectionLayoutItem(layoutSize: row)]))
    section.list = configuration
    section.contentInsets = ListMetrics.insets(configuration.appearance)
    // The views of plain lists float.
    let floats = configuration.appearance == .plain || configuration.appearance == .sidebarPlain
    if configuration.headerMode == .supplementary {
      section.boundarySupplementaryItems.append(
        boundary(
          UICollectionView.elementKindSectionHeader, .top, floats,
          padding: configuration.headerTopPadding ?? 0))
    }
    if configuration.footerMode == .supplementary {
      section.boundarySupplementaryItems.append(
        boundary(UICollectionView.elementKindSectionFooter, .bottom, floats))
    }
    return section
  }

  private static func boundary(
    _ kind: String, _ alignment: NSRectAlignment, _ floats: Bool, padding: CGFloat = 0
  ) -> NSCollectionLayoutBoundarySupplementaryItem {
    let item = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: ListMetrics.size(ListMetrics.headerHeight), elementKind: kind,
      alignment: alignment)
    item.padding = padding
    item.pinToVisibleBounds = floats
    return item
  }
}

/// The sizes of lists, as measured with one line of text of the usual size (behaviour 539).
@MainActor
enum ListMetrics {
  static let rowHeight: CGFloat = 151 / 3
  static let headerHeight: CGFloat = 109 / 3
  /// The space below a group.
  static let groupSpace: CGFloat = 53 / 3
  /// The space beside a group with round corners.
  static let margin: CGFloat = 16

  /// Returns the least height of a view of a list that shows a list's content.
  static func leastHeight(of kind: ElementKind) -> CGFloat {
    switch kind {
    case .supplementary(UICollectionView.elementKindSectionHeader),
      .supplementary(UICollectionView.elementKindSectionFooter):
      headerHeight
    default: rowHeight
    }
  }

  static func size(_ height: CGFloat) -> NSCollectionLayoutSize {
    NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .estimated(height))
  }

  static func insets(
    _ appearance: UICollectionLayoutListConfiguration.Appearance
  ) -> NSDirectionalEdgeInsets {
    switch appearance {
    case .plain, .sidebarPlain: .zero
    case .grouped:
      NSDirectionalEdgeInsets(top: 0, leading: 0, bottom: groupSpace, trailing: 0)
    case .insetGrouped, .sidebar:
      NSDirectionalEdgeInsets(top: 0, leading: margin, bottom: groupSpace, trailing: margin)
    }
  }
}
