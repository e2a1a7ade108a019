public import Foundation
public import HeadlessUIKit

/// A screen for what is seen from a street, which is empty here.
@preconcurrency @MainActor
open class MKLookAroundViewController: UIViewController {
  /// Creates an empty screen.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Creates an empty screen.
  public convenience init() { self.init(nibName: nil, bundle: nil) }

  /// Creates a screen of what is seen from a street.
  public convenience init(scene: MKLookAroundScene) {
    self.init(nibName: nil, bundle: nil)
    self.scene = scene
  }

  /// Creates an empty screen from an archive.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The delegate, which is not kept alive.
  open weak var delegate: (any MKLookAroundViewControllerDelegate)?
  /// What is seen.
  open var scene: MKLookAroundScene?
  /// Whether the user can go on.
  open var isNavigationEnabled = true
  /// Whether the names of roads are shown.
  open var showsRoadLabels = true
  /// The kinds of places that are shown.
  open var pointOfInterestFilter: MKPointOfInterestFilter?
  /// Where the badge is.
  open var badgePosition = MKLookAroundBadgePosition.topLeading
}

/// Where the badge of a screen is.
public enum MKLookAroundBadgePosition: Int, Sendable {
  case topLeading = 0
  case topTrailing = 1
  case bottomTrailing = 2
}
