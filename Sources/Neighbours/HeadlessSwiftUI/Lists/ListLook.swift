/// The sizes of a list: a grouped list's are measured (behaviour 1112).
@MainActor
struct ListLook: Equatable {
  let kind: ListKind
  /// How wide the list is.
  let width: CGFloat
  private let isNew = UIDevice.current.system.major >= 26

  init(kind: ListKind, width: CGFloat) {
    self.kind = kind
    self.width = width
  }

  var appearance: UICollectionLayoutListConfiguration.Appearance {
    switch kind {
    case .plain, .inset: .plain
    case .grouped: .grouped
    case .insetGrouped: .insetGrouped
    case .sidebar: .sidebar
    }
  }

  /// The space at the sides of what is not grouped, and of groups.
  private var margin: CGFloat { !isNew && width >= 393 ? 20 : 16 }

  private static let groupSpace: CGFloat = 53 / 3

  var hasRoundCorners: Bool { kind == .insetGrouped || kind == .sidebar }

  var cornerRadius: CGFloat { hasRoundCorners ? (isNew ? 26 : 10) : 0 }

  /// Whether the rows of a section are one thing, apart from others.
  var isGrouped: Bool { hasRoundCorners || kind == .grouped }

  var background: UIColor { isGrouped ? .systemGroupedBackground : .systemBackground }

  var rowBackground: UIColor {
    isGrouped ? .secondarySystemGroupedBackground : .systemBackground
  }

  /// The space around the rows of a section.
  func sectionInsets(_ section: RowSection) -> NSDirectionalEdgeInsets {
    let side: CGFloat = hasRoundCorners || kind == .inset ? margin : 0
    guard isGrouped else {
      return NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
    }
    let space = section.spacing.points.map { $0 / 2 } ?? Self.groupSpace
    let free = section.spacing.isCompact ? space / 2 : space
    return NSDirectionalEdgeInsets(
      top: section.header.isEmpty ? free : 0, leading: side,
      bottom: section.footer.isEmpty ? free : 0, trailing: side)
  }

  /// How far the views of a row stand from its sides, where nothing else is said.
  var rowInsets: EdgeInsets {
    let side: CGFloat = kind == .inset ? 0 : margin
    return EdgeInsets(top: 11, leading: side, bottom: 11, trailing: side)
  }

  /// The least height of a row.
  func leastHeight(_ environment: EnvironmentValues) -> CGFloat {
    let least = environment.defaultMinListRowHeight
    return isNew && least == 44 ? 52 : least
  }

  /// How far the views of a header stand from its sides.
  var headerInsets: EdgeInsets {
    let side = rowInsets.leading
    guard isGrouped else { return EdgeInsets(top: 6, leading: side, bottom: 6, trailing: side) }
    return EdgeInsets(top: isNew ? 14 : 17, leading: side, bottom: 6, trailing: side)
  }

  /// How far the views of a footer stand from its sides.
  var footerInsets: EdgeInsets {
    let side = rowInsets.leading
    return EdgeInsets(top: 6, leading: side, bottom: isNew ? 8 : 12, trailing: side)
  }
}
