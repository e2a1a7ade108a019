import Foundation

/// The coordinates of a screen: turned with the device, or fixed to the hardware.
final class ScreenSpace: NSObject, UICoordinateSpace {
  private let screen: UIScreen
  private let isFixed: Bool

  init(_ screen: UIScreen, isFixed: Bool) {
    self.screen = screen
    self.isFixed = isFixed
    super.init()
  }

  var bounds: CGRect {
    let bounds = screen.bounds
    guard orientation.isLandscape else { return bounds }
    return CGRect(x: 0, y: 0, width: bounds.height, height: bounds.width)
  }

  func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    coordinateSpace.fromScreen(convertToScreen(point))
  }

  func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    convertFromScreen(coordinateSpace.toScreen(point))
  }

  func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    rect.mapped { convert($0, to: coordinateSpace) }
  }

  func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    rect.mapped { convert($0, from: coordinateSpace) }
  }

  /// How the screen is turned against the space.
  private var orientation: UIInterfaceOrientation {
    isFixed ? screen.interfaceOrientation : .portrait
  }

  func convertToScreen(_ point: CGPoint) -> CGPoint {
    let size = screen.bounds.size
    return switch orientation {
    case .portraitUpsideDown: CGPoint(x: size.width - point.x, y: size.height - point.y)
    case .landscapeLeft: CGPoint(x: size.width - point.y, y: point.x)
    case .landscapeRight: CGPoint(x: point.y, y: size.height - point.x)
    default: point
    }
  }

  func convertFromScreen(_ point: CGPoint) -> CGPoint {
    let size = screen.bounds.size
    return switch orientation {
    case .portraitUpsideDown: CGPoint(x: size.width - point.x, y: size.height - point.y)
    case .landscapeLeft: CGPoint(x: point.y, y: size.width - point.x)
    case .landscapeRight: CGPoint(x: size.height - point.y, y: point.x)
    default: point
    }
  }
}
