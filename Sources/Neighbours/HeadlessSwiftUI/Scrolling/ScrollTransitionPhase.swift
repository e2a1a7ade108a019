/// Where a view is on its way through a scroll view.
public nonisolated enum ScrollTransitionPhase: Equatable, Hashable, Sendable {
  /// It comes in at the top or the leading edge, or leaves there.
  case topLeading
  /// It is in sight.
  case identity
  /// It comes in at the bottom or the trailing edge, or leaves there.
  case bottomTrailing

  /// Whether the view is in sight.
  public var isIdentity: Bool { self == .identity }

  /// -1 at the top or the leading edge, 1 at the bottom or the trailing edge, 0 in sight.
  public var value: Double {
    switch self {
    case .topLeading: -1
    case .identity: 0
    case .bottomTrailing: 1
    }
  }
}
