import Foundation
import HeadlessUIKit

extension AccessibilityAudit {
  /// How far a text may be larger than its label: too little to be seen.
  private static let tolerance: CGFloat = 0.5

  // MARK: Cut off

  func clipping(_ label: UILabel, _ node: ElementNode) -> [AuditIssue] {
    guard !node.label.isEmpty, !label.bounds.isEmpty, !label.adjustsFontSizeToFitWidth else {
      return []
    }
    let kind = Swift.type(of: label)
    if Self.isCut(label, font: label.font, width: label.bounds.width, height: label.bounds.height) {
      return [
        AuditIssue(.textClipped, node, "Text clipped", "Text of this \(kind) is clipped.")
      ]
    }
    guard label.adjustsFontForContentSizeCategory, !Self.isOfUIKit(label),
      Self.isCutAtLargestSize(label)
    else { return [] }
    return [
      AuditIssue(
        .textClipped, node, "Text clipped",
        "Text of this \(kind) may be clipped at larger Dynamic Type sizes.")
    ]
  }

  /// Whether nothing that layout could do lets the whole text show at the largest size: the label's
  /// height is fixed, or its one line is wider than the window.
  private static func isCutAtLargestSize(_ label: UILabel) -> Bool {
    let font = largest(label)
    let window = label.window?.bounds.width ?? .infinity
    if label.numberOfLines == 1 {
      if isCut(label, font: font, width: window, height: .infinity) { return true }
    }
    guard hasFixedHeight(label) else { return false }
    let width = label.numberOfLines == 1 ? CGFloat.infinity : label.bounds.width
    return isCut(label, font: font, width: width, height: label.bounds.height)
  }

  private static func hasFixedHeight(_ label: UILabel) -> Bool {
    if label.superview is UIStackView { return false }
    if label.translatesAutoresizingMaskIntoConstraints { return true }
    return label.constraints.contains { constraint in
      constraint.isActive && constraint.firstItem === label && constraint.firstAttribute == .height
        && constraint.relation != .greaterThanOrEqual && constraint.secondItem == nil
    }
  }

  /// Whether a text of a font needs more room than it has.
  private static func isCut(
    _ label: UILabel, font: UIFont, width: CGFloat, height: CGFloat
  ) -> Bool {
    let isOneLine = label.numberOfLines == 1
    let whole = UILabel()
    whole.font = font
    whole.text = label.text
    whole.numberOfLines = isOneLine ? 1 : 0
    let room = isOneLine || width.isInfinite ? CGFloat.greatestFiniteMagnitude : width
    let needed = whole.sizeThatFits(CGSize(width: room, height: CGFloat.greatestFiniteMagnitude))
    return needed.width > width + tolerance || needed.height > height + tolerance
  }

  /// The font that a label has at the largest size that a user can choose.
  private static func largest(_ label: UILabel) -> UIFont {
    let traits = label.traitCollection.modifyingTraits {
      $0.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge
    }
    return label.font.adjusted(for: traits)
  }

  // MARK: Growing

  func dynamicType(_ label: UILabel, _ node: ElementNode) -> [AuditIssue] {
    guard !node.label.isEmpty, !Self.isOfUIKit(label) else { return [] }
    let grows =
      label.adjustsFontForContentSizeCategory
      && Self.largest(label).pointSize > Self.smallest(label).pointSize
    guard !grows else { return [] }
    return [
      AuditIssue(
        .dynamicType, node, "Dynamic Type font sizes are unsupported",
        "User will not be able to change the font size of this \(Swift.type(of: label))")
    ]
  }

  /// The font that a label has at the smallest size that a user can choose.
  private static func smallest(_ label: UILabel) -> UIFont {
    let traits = label.traitCollection.modifyingTraits {
      $0.preferredContentSizeCategory = .extraSmall
    }
    return label.font.adjusted(for: traits)
  }

  /// Whether UIKit has made a label, whose font follows the user's size.
  private static func isOfUIKit(_ label: UILabel) -> Bool {
    var view = label.superview
    while let next = view {
      if next is UIListContentView || next is UITableViewHeaderFooterView { return true }
      if let cell = next as? UITableViewCell {
        return label === cell.textLabel || label === cell.detailTextLabel
      }
      view = next.superview
    }
    return false
  }

  // MARK: Silent

  /// The texts that a user sees, and that VoiceOver does not read.
  func silentTexts(in application: UIApplication, _ stops: [ElementNode]) -> [AuditIssue] {
    var read: Set<ObjectIdentifier> = []
    for stop in stops { if let holder = stop.holder { read.insert(ObjectIdentifier(holder)) } }
    let window = application.keyWindow ?? application.windows.last
    var front = VisibleScreen(window).topmostViewController
    while let parent = front?.parent { front = parent }
    guard let view = front?.viewIfLoaded else { return [] }
    var silent: [UILabel] = []
    Self.findSilent(in: view, read, &silent)
    return silent.map { label in
      AuditIssue(
        .elementDetection, .view(label), "Potentially inaccessible text",
        "VoiceOver does not read this text.")
    }
  }

  private static func findSilent(
    in view: UIView, _ read: Set<ObjectIdentifier>, _ silent: inout [UILabel]
  ) {
    guard !view.isHidden, view.alpha > 0, !read.contains(ObjectIdentifier(view)) else { return }
    if let label = view as? UILabel {
      if label.text?.allSatisfy(\.isWhitespace) == false, !label.bounds.isEmpty {
        silent.append(label)
      }
      return
    }
    for subview in view.subviews { findSilent(in: subview, read, &silent) }
  }
}
