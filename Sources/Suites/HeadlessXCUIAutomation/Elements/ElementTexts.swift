import FailureReporting
import Fleet
import Foundation
import HeadlessUIKit

/// XCUITest's words for elements.
@MainActor
enum ElementTexts {
  // MARK: Elements

  /// An element on one line, as in XCUITest's dumps, without an address.
  static func line(_ node: ElementNode) -> String {
    var parts = [name(of: node)]
    if node.type != .application { parts.append(text(node.frame)) }
    if !node.identifier.isEmpty { parts.append("identifier: '\(node.identifier)'") }
    if !node.label.isEmpty { parts.append("label: '\(node.label)'") }
    if let placeholder = node.placeholder, !placeholder.isEmpty {
      parts.append("placeholderValue: '\(placeholder)'")
    }
    if let value = node.value, !value.isEmpty { parts.append("value: \(cut(value))") }
    if node.isFocused { parts.append("Keyboard Focused") }
    if node.isSelected { parts.append("Selected") }
    if !node.isEnabled { parts.append("Disabled") }
    return parts.joined(separator: ", ")
  }

  private static func name(of node: ElementNode) -> String {
    let name = type(of: node).printed
    return (node.view as? UIWindow)?.isKeyWindow == true ? "\(name) (Main)" : name
  }

  static func type(of node: ElementNode) -> XCUIElement.ElementType {
    node.kind
  }

  /// A rectangle as XCUITest prints it, such as `{{16.0, 114.0}, {271.0, 21.0}}`.
  static func text(_ rect: CGRect) -> String {
    func text(_ number: CGFloat) -> String {
      guard number.isFinite else { return "inf" }
      let tenths = (Double(number) * 10).rounded()
      return "\((tenths == 0 ? 0 : tenths) / 10)"
    }
    return "{{\(text(rect.minX)), \(text(rect.minY))}, "
      + "{\(text(rect.width)), \(text(rect.height))}}"
  }

  /// The number of printed characters of a value.
  private static let shownOfValue = 18

  private static func cut(_ value: String) -> String {
    value.count > shownOfValue ? value.prefix(shownOfValue) + "..." : value
  }

  // MARK: Failures

  static func failed(to verb: String, _ words: String) -> String {
    verb.isEmpty ? "Failed to get matching snapshot" : "Failed to \(verb) \(words)"
  }

  /// What went wrong with an element, in XCUITest's sentence, and what Fleet has to say of it.
  static func problem(_ fault: Fault, in verb: String, _ element: XCUIElement) -> Problem {
    let failed = failed(to: verb, element.words)
    let text = fault.text
    let sentence: String? =
      switch (fault.kind, fault.node) {
      case (.missing, nil): "\(failed): No matches found for \(element.chain.last)."
      case (.ambiguous, nil):
        "\(failed): Find single matching element. Multiple matching elements found for "
          + "\(element.chain.last)."
      case (.unfocused, let node?):
        "Failed to synthesize event: Neither element nor any descendant has keyboard focus. "
          + "Event dispatch snapshot: \(line(node))"
      case (.blocked, let node?): "Failed to not hittable: \(line(node))"
      default: nil
      }
    guard let sentence else {
      return Problem(
        kind: fault.kind, reason: "\(failed): \(text.first ?? "")",
        details: text.dropFirst().joined(separator: "\n"), marked: fault.node?.frame)
    }
    return Problem(
      kind: fault.kind, reason: sentence, details: text.joined(separator: "\n"),
      marked: fault.node?.frame)
  }
}

/// What a step of a suite ends with that cannot be taken: XCUITest's sentence, and the details.
struct Problem: Error {
  let kind: RecordedFailure.Kind
  let reason: String
  let details: String
  /// The part of the screen that it is about.
  var marked: CGRect?
}

extension ScreenElement.ElementType {
  /// The kind as XCUITest prints it, such as `StaticText`.
  var printed: String {
    let name = "\(self)"
    return name.prefix(1).uppercased() + name.dropFirst()
  }
}
