import ConstraintSolver

/// Priorities between required and what an app can ask for.
enum LayoutPriority {
  /// Required constraints that contradict others: above all that are optional (behaviour 753).
  static let broken = LayoutSystem.required.nextDown
  /// Content whose priority is required: it loses to what is required (behaviour 741).
  static let content = LayoutSystem.required.nextDown.nextDown

  /// The size that is asked for where a view is fitted, which loses to what is required.
  static func fitting(_ priority: UILayoutPriority) -> Float { min(priority.rawValue, broken) }
}
