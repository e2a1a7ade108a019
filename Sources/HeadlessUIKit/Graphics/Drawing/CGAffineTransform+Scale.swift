import Foundation

extension CGAffineTransform {
  /// How much larger the matrix makes things, on the average of both directions.
  var scale: CGFloat { abs(a * d - b * c).squareRoot() }
}
