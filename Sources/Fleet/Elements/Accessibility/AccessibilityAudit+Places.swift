import Foundation
import HeadlessUIKit

extension AccessibilityAudit {
  // MARK: Order

  /// How far an element may be above the previous one and still be on the same line.
  private static let line: CGFloat = 8

  /// The elements that an order of the app's leads back to.
  ///
  /// They stand above the previous element, or before it on the same line; columns that are read in
  /// order do not count.
  func jumps(_ stops: [ElementNode]) -> [AuditIssue] {
    zip(stops, stops.dropFirst()).compactMap { before, node in
      guard let container = Self.orderedContainer(of: node),
        container === Self.orderedContainer(of: before)
      else { return nil }
      let isReversed = container.effectiveUserInterfaceLayoutDirection == .rightToLeft
      let (old, new) = (before.frame, node.frame)
      guard !old.isEmpty, !new.isEmpty else { return nil }
      let isBehind = isReversed ? new.maxX <= old.minX : new.minX >= old.maxX
      let isBefore = isReversed ? new.minX >= old.maxX : new.maxX <= old.minX
      let isAbove = new.maxY <= old.minY + Self.line && new.minY < old.minY - Self.line
      let isOnLine = abs(new.minY - old.minY) < Self.line
      guard isAbove && !isBehind || isOnLine && isBefore else { return nil }
      return AuditIssue(
        .readingOrder, node, "The order jumps",
        "It is read after \(ElementWords.words(before)), which stands "
          + "\(isAbove ? "below" : "behind") it.")
    }
  }

  /// The view whose `accessibilityElements` an element is among.
  private static func orderedContainer(of node: ElementNode) -> UIView? {
    if case .object(let object) = node { return object.container }
    var view = node.view?.superview
    while let next = view {
      if next.accessibilityElements != nil { return next }
      view = next.superview
    }
    return nil
  }

  // MARK: Targets

  /// How far two targets may lie over each other: too little for a finger.
  private static let overlap: CGFloat = 1

  func overlaps(_ stops: [ElementNode]) -> [AuditIssue] {
    let targets = stops.filter { node in
      Self.isUsed(node) && node.isEnabled && ElementReach.isOnScreen(node)
    }.map { (node: $0, frame: $0.frame) }.sorted { $0.frame.minY < $1.frame.minY }
    var issues: [AuditIssue] = []
    for (index, lower) in targets.enumerated() {
      // Only what begins further up can reach down to it.
      for upper in targets[..<index] where Self.overlap(upper.frame, lower.frame) {
        guard !Self.isWithin(upper.node, lower.node), !Self.isWithin(lower.node, upper.node) else {
          continue
        }
        issues.append(
          AuditIssue(
            .overlappingTargets, lower.node, "Targets overlap",
            "It lies over \(ElementWords.words(upper.node)), or under it: a finger may hit either.")
        )
        break
      }
    }
    return issues
  }

  private static func overlap(_ one: CGRect, _ other: CGRect) -> Bool {
    let shared = one.intersection(other)
    return !shared.isNull && shared.width > overlap && shared.height > overlap
  }

  /// Whether an element stands in another one, or is a part of the same view.
  private static func isWithin(_ node: ElementNode, _ other: ElementNode) -> Bool {
    guard let view = node.holder, let outer = other.holder else { return false }
    return view.isDescendant(of: outer)
  }

  // MARK: The device

  func locks(_ application: UIApplication) -> [AuditIssue] {
    let window = application.keyWindow ?? application.windows.last
    var front = window?.rootViewController
    while let presented = front?.presentedViewController { front = presented }
    guard let front, let view = front.viewIfLoaded else { return [] }
    let mask =
      application.delegate?.application(application, supportedInterfaceOrientationsFor: window)
      ?? .allButUpsideDown
    let orientations = mask.intersection(front.supportedInterfaceOrientations)
    let isUpright = !orientations.isDisjoint(with: [.portrait, .portraitUpsideDown])
    let isOnSide = !orientations.isDisjoint(with: [.landscapeLeft, .landscapeRight])
    guard !isUpright || !isOnSide else { return [] }
    return [
      AuditIssue(
        .orientation, .view(view), "The screen does not turn",
        "\(type(of: front)) shows itself \(isUpright ? "upright" : "on its side") only, whichever way "
          + "the device is mounted.")
    ]
  }
}
