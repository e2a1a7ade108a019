import Foundation

extension CGFloat {
  /// The number, or 0 for a number that cannot be used in layouts.
  var finite: CGFloat { isFinite ? self : 0 }
}

extension CGFloat {
  /// The number as UIKit prints it in messages: whole numbers without decimals.
  var short: String {
    self == rounded() && magnitude < 1e15 ? "\(Int(self))" : "\(Double(self))"
  }
}
