public import Foundation

/// What the height of a sheet depends on.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDetentResolutionContext: NSObjectProtocol {
  /// The traits of the view that the sheet is in.
  var containerTraitCollection: UITraitCollection { get }
  /// The greatest height that a sheet can have.
  var maximumDetentValue: CGFloat { get }
}
