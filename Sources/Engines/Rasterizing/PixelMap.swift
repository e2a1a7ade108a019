package import Foundation

/// Where pixels lie in the coordinates of what is painted, such as an image's own pixels.
package struct PixelMap {
  /// Where the top left corner of the first pixel lies.
  let start: CGPoint
  /// How far it is to the next pixel on the right, and to the next one below.
  let right: CGPoint
  let down: CGPoint

  package init(start: CGPoint, right: CGPoint, down: CGPoint) {
    self.start = start
    self.right = right
    self.down = down
  }

  /// Returns where the middle of a pixel lies.
  func middle(x: Int, y: Int) -> CGPoint {
    let (x, y) = (CGFloat(x) + 0.5, CGFloat(y) + 0.5)
    return CGPoint(
      x: x * right.x + y * down.x + start.x, y: x * right.y + y * down.y + start.y)
  }
}
