public import Foundation

/// An object with a coordinate system on the screen.
@preconcurrency @MainActor
public protocol UICoordinateSpace: NSObjectProtocol {
  /// Converts a point from these coordinates to another space's.
  func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint

  /// Converts a point from the coordinates of another space to these.
  func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint

  /// Converts a rectangle from these coordinates to another space's.
  func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect

  /// Converts a rectangle from the coordinates of another space to these.
  func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect

  /// The rectangle of the space, in its own coordinates.
  var bounds: CGRect { get }
}

extension UICoordinateSpace {
  /// Converts a point to the coordinates of the screen in its current orientation.
  func toScreen(_ point: CGPoint) -> CGPoint {
    switch self {
    case let view as UIView: view.convertToScreen(point)
    case let space as ScreenSpace: space.convertToScreen(point)
    // A coordinate space that the app implements converts to the screen itself.
    default: convert(point, to: UIScreen.main.coordinateSpace)
    }
  }

  /// Converts a point from the coordinates of the screen in its current orientation.
  func fromScreen(_ point: CGPoint) -> CGPoint {
    switch self {
    case let view as UIView: view.convertFromScreen(point)
    case let space as ScreenSpace: space.convertFromScreen(point)
    default: convert(point, from: UIScreen.main.coordinateSpace)
    }
  }
}
