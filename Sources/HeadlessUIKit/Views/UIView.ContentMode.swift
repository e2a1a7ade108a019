import Foundation

extension UIView.ContentMode {
  /// Returns where content of a size goes within bounds.
  func place(_ size: CGSize, in bounds: CGRect) -> CGRect {
    guard size.width > 0, size.height > 0 else { return bounds }
    let ratios = (bounds.width / size.width, bounds.height / size.height)
    let factor: CGFloat
    switch self {
    case .scaleToFill, .redraw: return bounds
    case .scaleAspectFit: factor = min(ratios.0, ratios.1)
    case .scaleAspectFill: factor = max(ratios.0, ratios.1)
    default: factor = 1
    }
    let (width, height) = (size.width * factor, size.height * factor)
    let x: CGFloat =
      switch self {
      case .left, .topLeft, .bottomLeft: bounds.minX
      case .right, .topRight, .bottomRight: bounds.maxX - width
      default: bounds.midX - width / 2
      }
    let y: CGFloat =
      switch self {
      case .top, .topLeft, .topRight: bounds.minY
      case .bottom, .bottomLeft, .bottomRight: bounds.maxY - height
      default: bounds.midY - height / 2
      }
    return CGRect(x: x, y: y, width: width, height: height)
  }
}
