import Foundation

/// A rectangle that leads the focus on to other items, where a move of the focus meets it.
@preconcurrency @MainActor
open class UIFocusGuide: UILayoutGuide {
  // MARK: Enabling focus

  /// Whether moves of the focus meet the guide.
  open var isEnabled = true

  /// Where the guide leads to, the most wanted place first; without any it is not met.
  ///
  /// They are not kept alive.
  open var preferredFocusEnvironments: [any UIFocusEnvironment]! {
    get { environments.compactMap { $0.object as? any UIFocusEnvironment } }
    set {
      environments = (newValue ?? []).compactMap { ($0 as? NSObject).map { Weak($0) } }
    }
  }

  // MARK: Storage

  private final var environments: [Weak<NSObject>] = []

  // MARK: The model

  /// The view that gets the focus for the guide, if there is one now.
  final var target: UIView? {
    guard isEnabled else { return nil }
    return preferredFocusEnvironments.lazy.compactMap { UIFocusSystem.preferredView(in: $0) }.first
  }

  /// Where the guide is in the window.
  final var rectInWindow: CGRect? { owningView?.convert(layoutFrame, to: nil) }

  /// The guides of the views within another one that may be visible.
  static func all(within root: UIView) -> [UIFocusGuide] {
    guard !root.storedIsHidden else { return [] }
    return root.layoutGuides.compactMap { $0 as? UIFocusGuide }
      + root.storedSubviews.flatMap { all(within: $0) }
  }
}
