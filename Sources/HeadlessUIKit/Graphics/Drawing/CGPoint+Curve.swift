import Foundation

extension CGPoint {
  /// Returns the point that lies a part of the way to another one.
  func toward(_ other: CGPoint, by part: CGFloat) -> CGPoint {
    CGPoint(x: x + (other.x - x) * part, y: y + (other.y - y) * part)
  }

  /// Returns a point of the quadratic curve that starts here.
  func quad(_ end: CGPoint, _ control: CGPoint, at t: CGFloat) -> CGPoint {
    toward(control, by: t).toward(control.toward(end, by: t), by: t)
  }

  /// Returns a point of the cubic curve that starts here.
  func curve(_ end: CGPoint, _ control1: CGPoint, _ control2: CGPoint, at t: CGFloat) -> CGPoint {
    let middle = control1.toward(control2, by: t)
    let first = toward(control1, by: t).toward(middle, by: t)
    return first.toward(middle.toward(control2.toward(end, by: t), by: t), by: t)
  }
}
