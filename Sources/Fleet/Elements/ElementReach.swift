import Foundation
import HeadlessUIKit

/// Whether a finger could get at an element, and why not.
@MainActor
enum ElementReach {
  /// Whether a finger could touch the element where it is; that it is disabled does not matter.
  static func isHittable(_ node: ElementNode) -> Bool {
    guard let holder = node.holder else { return true }
    guard !node.frame.isEmpty, isOnScreen(node) else { return false }
    return holder.touchTarget.obstacles.allSatisfy { obstacle in
      if case .disabled = obstacle.kind { true } else { false }
    }
  }

  /// Whether a part of the element is within the screen, and within what scrolls around it.
  static func isOnScreen(_ node: ElementNode) -> Bool {
    guard let holder = node.holder else { return true }
    let frame = node.frame
    let middle = CGPoint(x: frame.midX, y: frame.midY)
    var view = holder.superview
    while let next = view {
      let isEdge = next is UIScrollView || next is UIWindow
      if isEdge, !ElementNode.view(next).frame.holds(middle) { return false }
      view = next.superview
    }
    return true
  }

  /// Every reason why a user could not use the element.
  static func reasons(_ node: ElementNode) -> [String] {
    guard let holder = node.holder else { return [] }
    var reasons: [String] = []
    if case .part = node, !node.isEnabled { reasons.append("It is not enabled.") }
    let target = node.view == nil ? holder : holder.touchTarget
    reasons += target.reasonsWhyNot
    if holder.wasNeverShown { reasons.append(GestureWords.neverShown) }
    if reasons.isEmpty, holder.window != nil {
      if node.frame.isEmpty {
        reasons.append("It has no size.")
      } else if !isOnScreen(node) {
        reasons.append("It is scrolled out of sight.")
      }
    }
    return reasons
  }
}
