import Foundation

extension UIView: UICoordinateSpace {
  /// Converts a point to the coordinates of the screen.
  final func convertToScreen(_ point: CGPoint) -> CGPoint {
    let inRoot = convert(point, to: nil as UIView?)
    guard let origin = storedWindow?.frame.origin else { return inRoot }
    return inRoot.moved(by: origin)
  }

  /// Converts a point from the coordinates of the screen.
  final func convertFromScreen(_ point: CGPoint) -> CGPoint {
    let origin = storedWindow?.frame.origin ?? .zero
    return convert(point.moved(from: origin), from: nil as UIView?)
  }
}
