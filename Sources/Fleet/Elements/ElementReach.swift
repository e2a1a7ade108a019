import Foundation
import HeadlessUIKit

/// Whether a finger could get at an element, and why not.
@MainActor
enum ElementReach {
  /// Whether a finger could touch the element where it is; that it is disabled does not matter.
  static func isHittable(_ node: ElementNode) -> Bool {
    guard let holder = node.holder else { return true }
    guard !node.frame.isEmpty, isOnScreen(node) else { return false }
    return target(of: holder).obstacles.allSatisfy { obstacle in
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

  /// The view that a finger touches which means another one: a label takes no touches itself.
  static func target(of view: UIView) -> UIView {
    guard !(view is UIControl) else { return view }
    var target = view
    while !target.isUserInteractionEnabled, let superview = target.superview { target = superview }
    return target.isUserInteractionEnabled ? target : view
  }

  /// Whether a view is a row or an item, or stands in one.
  static func isInRow(_ view: UIView) -> Bool {
    var next: UIView? = view
    while let candidate = next {
      if candidate is UITableViewCell || candidate is UICollectionViewCell { return true }
      next = candidate.superview
    }
    return false
  }

  /// Every reason why a user could not use the element.
  static func reasons(_ node: ElementNode) -> [String] {
    guard let holder = node.holder else { return [] }
    var reasons: [String] = []
    if case .part = node, !node.isEnabled { reasons.append("It is not enabled.") }
    let target = node.view == nil ? holder : target(of: holder)
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
