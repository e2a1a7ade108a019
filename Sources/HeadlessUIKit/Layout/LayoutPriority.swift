import ConstraintSolver

/// Priorities between required and the highest that an app can set.
enum LayoutPriority {
  /// Required constraints that contradict others: above all that are optional (behaviour 753).
  static let broken = LayoutSystem.required.nextDown
  /// Content whose priority is required: it loses to required constraints (behaviour 741).
  static let content = LayoutSystem.required.nextDown.nextDown

  /// The target size where a view is fitted, which loses to required constraints.
  static func fitting(_ priority: UILayoutPriority) -> Float { min(priority.rawValue, broken) }
}
