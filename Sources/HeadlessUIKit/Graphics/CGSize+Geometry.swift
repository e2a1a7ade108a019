public import Foundation

extension CGSize {
  /// Returns whether two sizes are the same.
  public func equalTo(_ size2: CGSize) -> Bool { self == size2 }

  /// The size that a matrix makes of this one, moves aside.
  public func applying(_ t: CGAffineTransform) -> CGSize {
    CGSize(width: width * t.a + height * t.c, height: width * t.b + height * t.d)
  }
}
