import Fleet
import Foundation
import HeadlessUIKit

/// The checks of an accessibility audit that frames, names, traits and measured texts allow.
@MainActor
struct AccessibilityAudit {
  private let types: XCUIAccessibilityAuditType

  /// How wide and how high something must be for a finger to hit it.
  private static let leastSide: CGFloat = 44
  /// How far a text may be larger than its label: less than what anybody sees.
  private static let tolerance: CGFloat = 0.5

  init(_ types: XCUIAccessibilityAuditType) { self.types = types }

  /// The issues of an element and of all its descendants, in the order of the elements.
  func issues(in root: ElementNode) -> [XCUIAccessibilityAuditIssue] {
    var issues: [XCUIAccessibilityAuditIssue] = []
    root.forEachDescendant { node in
      if types.contains(.hitRegion) { issues += hitRegion(node) }
      if types.contains(.sufficientElementDescription) { issues += description(node) }
      if types.contains(.trait) { issues += traits(node) }
      if types.contains(.contrast), let view = node.view { issues += contrast(view, node) }
      if let label = node.view as? UILabel, !(label.superview is UIButton) {
        if types.contains(.textClipped) { issues += clipping(label, node) }
        if types.contains(.dynamicType) { issues += dynamicType(label, node) }
      }
      return true
    }
    return issues
  }

  private func issue(
    _ type: XCUIAccessibilityAuditType, _ node: ElementNode, _ compact: String,
    _ detailed: String = "This element is missing useful accessibility information."
  ) -> [XCUIAccessibilityAuditIssue] {
    [XCUIAccessibilityAuditIssue(type, XCUIElement(ScreenElement(node)), compact, detailed)]
  }

  // MARK: The checks

  /// Checks the app's own buttons: the size of UIKit's bars, steppers and switches is fixed.
  private func hitRegion(_ node: ElementNode) -> [XCUIAccessibilityAuditIssue] {
    guard node.view != nil, node.isAccessible, [.button, .link].contains(node.type) else {
      return []
    }
    let size = node.frame.size
    guard size.width < Self.leastSide || size.height < Self.leastSide else { return [] }
    return issue(
      .hitRegion, node, "Hit area is too small",
      "This element is \(size.width) by \(size.height) points.")
  }

  private func description(_ node: ElementNode) -> [XCUIAccessibilityAuditIssue] {
    let spoken: [ElementType] = [
      .button, .link, .image, .switch, .slider, .textField, .secureTextField, .searchField,
      .textView, .other,
    ]
    guard node.isAccessible, spoken.contains(node.type) else { return [] }
    let name = node.label.isEmpty ? node.placeholder ?? "" : node.label
    if name.isEmpty {
      return issue(.sufficientElementDescription, node, "Element has no description")
    }
    if let button = node.view as? UIButton, button.currentTitle == nil,
      button.accessibilityIdentifier != name, node.identifier == name
    {
      return issue(.sufficientElementDescription, node, "Image name used in description")
    }
    if name.contains("_") || name.hasSuffix(".png") || name.hasSuffix(".jpg") {
      return issue(.sufficientElementDescription, node, "Label not human-readable")
    }
    return []
  }

  private func traits(_ node: ElementNode) -> [XCUIAccessibilityAuditIssue] {
    guard node.isAccessible, node.traits.isSuperset(of: [.button, .link]) else { return [] }
    return issue(
      .trait, node, "Traits conflict", "This element is both a button and a link.")
  }

  private func contrast(_ view: UIView, _ node: ElementNode) -> [XCUIAccessibilityAuditIssue] {
    // The labels of a button are told of as the button.
    guard !(view is UILabel && view.superview is UIButton) else { return [] }
    guard let contrast = TextContrast(of: view), contrast.ratio < contrast.needed else { return [] }
    let finding =
      contrast.ratio < TextContrast.large ? "Contrast failed" : "Contrast nearly passed"
    let (ratio, needed) = (Self.rounded(contrast.ratio), Self.rounded(contrast.needed))
    return issue(
      .contrast, node, finding,
      "\(finding) for \(Swift.type(of: view))\nThe ratio is \(ratio) to 1; it needs \(needed) to 1."
    )
  }

  /// A ratio as text; one that is too low is never rounded up to the required one.
  private static func rounded(_ ratio: Double) -> String {
    String(format: "%.1f", (ratio * 10).rounded(.down) / 10)
  }

  private func clipping(
    _ label: UILabel, _ node: ElementNode
  ) -> [XCUIAccessibilityAuditIssue] {
    guard !node.label.isEmpty, !label.bounds.isEmpty, !label.adjustsFontSizeToFitWidth else {
      return []
    }
    let isOneLine = label.numberOfLines == 1
    let whole = UILabel()
    whole.font = label.font
    whole.text = label.text
    whole.numberOfLines = isOneLine ? 1 : 0
    let width = isOneLine ? CGFloat.greatestFiniteMagnitude : label.bounds.width
    let needed = whole.sizeThatFits(
      CGSize(width: width, height: CGFloat.greatestFiniteMagnitude))
    guard
      needed.width > label.bounds.width + Self.tolerance
        || needed.height > label.bounds.height + Self.tolerance
    else { return [] }
    return issue(
      .textClipped, node, "Text clipped", "Text of this \(Swift.type(of: label)) is clipped.")
  }

  private func dynamicType(
    _ label: UILabel, _ node: ElementNode
  ) -> [XCUIAccessibilityAuditIssue] {
    guard !node.label.isEmpty, !label.adjustsFontForContentSizeCategory,
      !Self.isOfUIKit(label)
    else { return [] }
    return issue(
      .dynamicType, node, "Dynamic Type font sizes are unsupported",
      "User will not be able to change the font size of this \(Swift.type(of: label))")
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
}
