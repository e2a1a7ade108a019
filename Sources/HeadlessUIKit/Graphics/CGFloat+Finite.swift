import Foundation

extension CGFloat {
  /// The number, or 0 for one that nothing can be laid out by.
  var finite: CGFloat { isFinite ? self : 0 }
}

extension CGFloat {
  /// The number as UIKit prints it in messages: without decimals where there are none.
  var short: String {
    self == rounded() && magnitude < 1e15 ? "\(Int(self))" : "\(Double(self))"
  }
}
