import Foundation

/// `#if` conditions that ask for UIKit or iOS hold, since the model is here; those that ask for Linux do
/// not, since the sources are a device's.
struct ConditionRule: Rule {
  let file: SourceFile
  let module: Module

  func apply(to changes: inout Changes) {
    for place in file.conditions.places {
      let condition = file.text(place.lowerBound, place.upperBound)
      let ported = module.ported(condition)
      guard ported != condition else { continue }
      changes.edits.replace(place.lowerBound, place.upperBound, with: ported)
    }
  }

  /// What does not hold where the model is.
  private static let failing: Set<String> = [
    "os(macOS)", "os(OSX)", "os(tvOS)", "os(watchOS)", "os(visionOS)", "os(xrOS)", "os(Windows)",
    Module.linuxCondition,
    "canImport(AppKit)", "canImport(Cocoa)", "canImport(WatchKit)",
    "targetEnvironment(macCatalyst)",
  ]

  /// Whether a condition surely does not hold here, as far as its form tells.
  static func isSurelyFalse(_ condition: String) -> Bool {
    condition.components(separatedBy: "&&").contains { part in
      var part = part.filter { !$0.isWhitespace }
      let isNegated = part.hasPrefix("!")
      if isNegated { part.removeFirst() }
      // Parentheses around it all, and not those of a call.
      if part.hasPrefix("("), part.hasSuffix(")") { part = String(part.dropFirst().dropLast()) }
      let choices = part.components(separatedBy: "||")
      return isNegated
        ? choices.contains { Module.holdingConditions.contains($0) || $0 == Module.ownCondition }
        : choices.allSatisfy(failing.contains)
    }
  }
}
