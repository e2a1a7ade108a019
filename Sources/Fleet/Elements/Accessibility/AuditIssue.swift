import HeadlessUIKit

/// Something that an audit has found.
///
/// ```swift
/// for issue in Fleet.auditIssues() { print(issue) }
/// ```
@preconcurrency @MainActor
public struct AuditIssue {
  /// The rule that is broken.
  public let rule: AuditRule
  /// The issue in a few words; of a rule of XCTest's, in XCTest's.
  public let summary: String
  /// The issue in a sentence.
  public let explanation: String
  /// The name of the element, by which a waiver refers to it.
  public let name: String
  /// The element on the screen.
  public var element: ScreenElement { ScreenElement(node) }

  package let node: ElementNode

  init(_ rule: AuditRule, _ node: ElementNode, _ summary: String, _ explanation: String) {
    self.rule = rule
    self.node = node
    self.summary = summary
    self.explanation = explanation
    name = ElementWords.name(of: node)
  }

  /// The exception that lets the issue be.
  var waiver: AuditWaiver { AuditWaiver(rule: rule, name: name) }
}

extension AuditIssue: @MainActor CustomStringConvertible {
  /// The issue in a line, with the rule and the element.
  public var description: String {
    let sentence = explanation.split(whereSeparator: \.isNewline).joined(separator: ": ")
    return "\(rule.rawValue): \(ElementWords.place(node)): \(sentence)"
  }
}
