package import Foundation

/// Where a gradient goes.
package enum GradientShape: Hashable, Sendable {
  case linear(CGPoint, CGPoint)
  case radial(CGPoint, CGFloat, CGPoint, CGFloat)
  case conic(CGPoint, CGFloat)
}
