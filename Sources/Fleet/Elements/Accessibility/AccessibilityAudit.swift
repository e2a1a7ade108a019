import Foundation
package import HeadlessUIKit

/// The checks of an audit that frames, names, traits and measured texts allow.
///
/// Fleet and XCUITest's layer both use it.
@MainActor
package struct AccessibilityAudit {
  let rules: Set<AuditRule>

  /// How wide and how high something must be for a finger to hit it.
  private static let leastSide: CGFloat = 44

  package init(_ rules: Set<AuditRule>) { self.rules = rules }

  // MARK: Elements to look at

  /// The issues of a whole screen.
  package func issues(on application: UIApplication) -> [AuditIssue] {
    let root = ElementNode.application(application)
    let stops = VoiceOverReader(root, language: nil).stops.map(\.node)
    var issues = issues(in: root)
    if rules.contains(.elementDetection) { issues += silentTexts(in: application, stops) }
    if rules.contains(.duplicateName) { issues += duplicates(stops) }
    if rules.contains(.readingOrder) { issues += jumps(stops) }
    if rules.contains(.overlappingTargets) { issues += overlaps(stops) }
    if rules.contains(.orientation) { issues += locks(application) }
    return issues
  }

  /// The issues of an element and of all its descendants, in the order of the elements.
  ///
  /// Rules that compare elements with each other are not among them.
  private func issues(in root: ElementNode) -> [AuditIssue] {
    var issues: [AuditIssue] = []
    root.forEachDescendant { node in
      guard node.type != .keyboard else { return true }
      issues += self.issues(of: node)
      return true
    }
    return issues
  }

  private func issues(of node: ElementNode) -> [AuditIssue] {
    var issues: [AuditIssue] = []
    if rules.contains(.hitRegion) { issues += hitRegion(node) }
    if rules.contains(.sufficientElementDescription) { issues += description(node) }
    if rules.contains(.trait) { issues += traits(node) }
    if rules.contains(.kindInName) { issues += kindInName(node) }
    if rules.contains(.punctuation) { issues += punctuation(node) }
    if rules.contains(.contrast), let view = node.view { issues += contrast(view, node) }
    if let label = node.view as? UILabel, !(label.superview is UIButton) {
      if rules.contains(.textClipped) { issues += clipping(label, node) }
      if rules.contains(.dynamicType) { issues += dynamicType(label, node) }
    }
    return issues
  }

  // MARK: One element

  /// Checks the app's own buttons: the size of UIKit's bars, steppers, switches and accessories is
  /// fixed.
  private func hitRegion(_ node: ElementNode) -> [AuditIssue] {
    guard node.view != nil, node.isAccessible, [.button, .link].contains(node.type),
      !Self.isAccessory(node)
    else { return [] }
    let size = node.frame.size
    guard size.width < Self.leastSide || size.height < Self.leastSide else { return [] }
    return [
      AuditIssue(
        .hitRegion, node, "Hit area is too small",
        "This element is \(size.width) by \(size.height) points.")
    ]
  }

  private func description(_ node: ElementNode) -> [AuditIssue] {
    let spoken: [ElementType] = [.button, .link, .image, .switch, .slider, .other]
    guard node.isAccessible, node.type.isField || spoken.contains(node.type) else { return [] }
    func issue(_ summary: String) -> [AuditIssue] {
      [
        AuditIssue(
          .sufficientElementDescription, node, summary,
          "This element is missing useful accessibility information.")
      ]
    }
    let name = node.label.isEmpty ? node.placeholder ?? "" : node.label
    if name.isEmpty { return issue("Element has no description") }
    if let button = node.view as? UIButton, button.currentTitle == nil,
      button.accessibilityIdentifier != name, node.identifier == name
    {
      return issue("Image name used in description")
    }
    if name.contains("_") || name.hasSuffix(".png") || name.hasSuffix(".jpg") {
      return issue("Label not human-readable")
    }
    return []
  }

  private func traits(_ node: ElementNode) -> [AuditIssue] {
    guard node.isAccessible, node.traits.isSuperset(of: [.button, .link]) else { return [] }
    return [
      AuditIssue(
        .trait, node, "Traits conflict", "This element is both a button and a link.")
    ]
  }

  private func contrast(_ view: UIView, _ node: ElementNode) -> [AuditIssue] {
    // The labels of a button are told of as the button.
    guard !(view is UILabel && view.superview is UIButton) else { return [] }
    guard let contrast = TextContrast(of: view), contrast.ratio < contrast.needed else { return [] }
    let finding =
      contrast.ratio < TextContrast.large ? "Contrast failed" : "Contrast nearly passed"
    let (ratio, needed) = (Self.rounded(contrast.ratio), Self.rounded(contrast.needed))
    return [
      AuditIssue(
        .contrast, node, finding,
        """
        \(finding) for \(kindName(view))
        The ratio is \(ratio) to 1; it needs \(needed) to 1.
        """)
    ]
  }

  /// A ratio as text; a too low one is never rounded up to the required one.
  private static func rounded(_ ratio: Double) -> String {
    String(format: "%.1f", (ratio * 10).rounded(.down) / 10)
  }
}
