public import Foundation
import HeadlessUIKit

/// The methods by which a screen of what is seen from a street tells of changes, which do not happen here.
@preconcurrency @MainActor
public protocol MKLookAroundViewControllerDelegate: NSObjectProtocol {
  /// Called before something else is seen.
  func lookAroundViewControllerWillUpdateScene(_ viewController: MKLookAroundViewController)

  /// Called when something else is seen.
  func lookAroundViewControllerDidUpdateScene(_ viewController: MKLookAroundViewController)

  /// Called before it takes all of the screen.
  func lookAroundViewControllerWillPresentFullScreen(_ viewController: MKLookAroundViewController)

  /// Called when it takes all of the screen.
  func lookAroundViewControllerDidPresentFullScreen(_ viewController: MKLookAroundViewController)

  /// Called before it takes its own place again.
  func lookAroundViewControllerWillDismissFullScreen(_ viewController: MKLookAroundViewController)

  /// Called when it takes its own place again.
  func lookAroundViewControllerDidDismissFullScreen(_ viewController: MKLookAroundViewController)
}

extension MKLookAroundViewControllerDelegate {
  public func lookAroundViewControllerWillUpdateScene(
    _ viewController: MKLookAroundViewController
  ) {}

  public func lookAroundViewControllerDidUpdateScene(
    _ viewController: MKLookAroundViewController
  ) {}

  public func lookAroundViewControllerWillPresentFullScreen(
    _ viewController: MKLookAroundViewController
  ) {}

  public func lookAroundViewControllerDidPresentFullScreen(
    _ viewController: MKLookAroundViewController
  ) {}

  public func lookAroundViewControllerWillDismissFullScreen(
    _ viewController: MKLookAroundViewController
  ) {}

  public func lookAroundViewControllerDidDismissFullScreen(
    _ viewController: MKLookAroundViewController
  ) {}
}
