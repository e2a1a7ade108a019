import Foundation
public import HeadlessUIKit

/// A pin at a place.
@preconcurrency @MainActor
open class MKPinAnnotationView: MKAnnotationView {
  override class var usualSize: CGSize? { CGSize(width: 32, height: 39) }

  /// The colour of its head.
  open var pinTintColor: UIColor! = .systemRed
  /// Whether it falls into its place.
  open var animatesDrop = false

  /// The colour of a pin.
  open class func redPinColor() -> UIColor { .systemRed }
  /// The colour of another pin.
  open class func greenPinColor() -> UIColor { .systemGreen }
  /// The colour of a third pin.
  open class func purplePinColor() -> UIColor { .systemPurple }
}
