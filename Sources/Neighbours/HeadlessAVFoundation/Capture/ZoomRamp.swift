import Foundation
import HeadlessUIKit

/// The zoom of a camera, which may change with time.
struct ZoomRamp {
  private var target: CGFloat
  /// How often the zoom has doubled.
  private var doublings = Progression()

  /// Creates a zoom that rests.
  init(_ factor: CGFloat) { target = factor }

  /// Begins to change; without a rate it changes at once.
  mutating func go(to factor: CGFloat, rate: Float, at now: Duration) {
    let first = self.factor(at: now)
    target = factor
    doublings = Progression()
    guard rate > 0, first > 0, factor > 0 else { return }
    doublings.move(to: log2(Double(first)), at: now)
    doublings.go(at: Double(factor > first ? rate : -rate), at: now)
  }

  /// The zoom at a time.
  func factor(at now: Duration) -> CGFloat {
    let (reached, rate) = (CGFloat(exp2(doublings.position(at: now))), doublings.rate)
    if rate == 0 { return target }
    return rate > 0 ? min(reached, target) : max(reached, target)
  }

  /// Whether it still changes at a time.
  func isChanging(at now: Duration) -> Bool { factor(at: now) != target }
}
