import Foundation
import PixelCoverage

extension FixedPoint {
  /// Creates the nearest point to one in pixels, or `nil` where it cannot be expressed.
  init?(_ point: CGPoint) {
    guard point.x.isFinite, point.y.isFinite else { return nil }
    self.init(x: Self.whole(point.x), y: Self.whole(point.y))
  }

  /// Returns a length in pixels in 1/256 of one.
  ///
  /// It is rounded twice, so that an error in the last bit, as of a sine, does not matter where a
  /// length lies in the middle of two whole numbers.
  static func whole(_ length: CGFloat) -> Int {
    let limit = CGFloat(reach) * 256
    let fine = min(max((length * 65_536).rounded(), -limit), limit)
    return fine.isNaN ? 0 : (Int(fine) + 128) >> 8
  }
}
