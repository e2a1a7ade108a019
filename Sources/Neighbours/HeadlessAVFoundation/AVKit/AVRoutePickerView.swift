public import Foundation
public import HeadlessUIKit

/// The system's button for playing elsewhere, which shows nothing here.
@preconcurrency @MainActor
open class AVRoutePickerView: UIView {
  /// The delegate, which is not kept alive.
  open weak var delegate: (any AVRoutePickerViewDelegate)?
  /// The colour while it plays elsewhere.
  open var activeTintColor: UIColor! = .systemBlue
  /// Whether screens come before what only sounds.
  open var prioritizesVideoDevices = false
}

/// The methods by which the button for playing elsewhere tells what happens.
@preconcurrency @MainActor
public protocol AVRoutePickerViewDelegate: NSObjectProtocol {
  /// Called before the list of devices shows.
  func routePickerViewWillBeginPresentingRoutes(_ routePickerView: AVRoutePickerView)

  /// Called when it has gone.
  func routePickerViewDidEndPresentingRoutes(_ routePickerView: AVRoutePickerView)
}

extension AVRoutePickerViewDelegate {
  public func routePickerViewWillBeginPresentingRoutes(_ routePickerView: AVRoutePickerView) {}

  public func routePickerViewDidEndPresentingRoutes(_ routePickerView: AVRoutePickerView) {}
}
