import Foundation

extension CGFloat {
  /// The number, or 0 for one that nothing can be laid out by.
  var finite: CGFloat { isFinite ? self : 0 }
}
