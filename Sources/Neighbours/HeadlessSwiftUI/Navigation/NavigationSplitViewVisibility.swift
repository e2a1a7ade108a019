/// Which columns show where there is room.
public nonisolated struct NavigationSplitViewVisibility: Equatable, Codable, Sendable {
  private enum Kind: Int, Codable { case automatic, all, double, detail }
  private let kind: Kind

  /// As the system has it.
  public static let automatic = NavigationSplitViewVisibility(kind: .automatic)
  /// All.
  public static let all = NavigationSplitViewVisibility(kind: .all)
  /// The last two.
  public static let doubleColumn = NavigationSplitViewVisibility(kind: .double)
  /// The last one.
  public static let detailOnly = NavigationSplitViewVisibility(kind: .detail)

  /// What UIKit calls it.
  func mode(isTriple: Bool) -> UISplitViewController.DisplayMode {
    switch kind {
    case .automatic: .automatic
    case .all: isTriple ? .twoBesideSecondary : .oneBesideSecondary
    case .double: .oneBesideSecondary
    case .detail: .secondaryOnly
    }
  }

  /// What UIKit shows.
  init(_ mode: UISplitViewController.DisplayMode, isTriple: Bool) {
    switch mode {
    case .secondaryOnly: self = .detailOnly
    case .oneBesideSecondary, .oneOverSecondary: self = isTriple ? .doubleColumn : .all
    default: self = .all
    }
  }

  private init(kind: Kind) { self.kind = kind }
}

/// A column.
public nonisolated struct NavigationSplitViewColumn: Hashable, Sendable {
  let place: UISplitViewController.Column

  /// The first one.
  public static let sidebar = NavigationSplitViewColumn(place: .primary)
  /// The one between the others.
  public static let content = NavigationSplitViewColumn(place: .supplementary)
  /// The last one.
  public static let detail = NavigationSplitViewColumn(place: .secondary)
}
