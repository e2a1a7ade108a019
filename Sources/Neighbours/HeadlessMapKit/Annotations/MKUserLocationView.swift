import Foundation
import HeadlessUIKit

/// The dot where the user is.
@preconcurrency @MainActor
open class MKUserLocationView: MKAnnotationView {
  override class var usualSize: CGSize? { CGSize(width: 22, height: 22) }
}
