import UIKit

/// A view that floats.
public final class Buoy: UIView {
  @objc public dynamic var height: CGFloat = 0
}
