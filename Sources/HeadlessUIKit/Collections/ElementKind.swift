/// The kind of an element of a collection view.
enum ElementKind: Hashable, Sendable {
  /// The cell of an item.
  case cell
  /// A view that the data source provides, such as a header.
  case supplementary(String)
  /// A view that the layout provides.
  case decoration(String)

  /// The category, as apps know it.
  var category: UICollectionView.ElementCategory {
    switch self {
    case .cell: .cell
    case .supplementary: .supplementaryView
    case .decoration: .decorationView
    }
  }

  /// The name of the kind; cells have no name.
  var name: String? {
    switch self {
    case .cell: nil
    case .supplementary(let name), .decoration(let name): name
    }
  }

  /// The name in messages (behaviour 406, 418).
  var nameInMessages: String { name ?? "UICollectionElementKindCell" }

  /// Whether elements of the kind belong to a section, and not to an item.
  var belongsToSection: Bool {
    self == .supplementary(UICollectionView.elementKindSectionHeader)
      || self == .supplementary(UICollectionView.elementKindSectionFooter)
  }
}
