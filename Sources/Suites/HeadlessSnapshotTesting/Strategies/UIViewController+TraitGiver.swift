import HeadlessUIKit

/// Gives a child traits: by UIKit's older way, which takes a whole collection of them.
@preconcurrency @MainActor
protocol TraitGiver {
  func setOverrideTraitCollection(
    _ collection: UITraitCollection?, forChild childViewController: UIViewController)
}

extension UIViewController: TraitGiver {}
