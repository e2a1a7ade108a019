public import Foundation

extension NSPredicate {
  /// Creates a predicate on elements from a format, which Foundation does not read on Linux.
  ///
  /// Comparisons, `CONTAINS`, `BEGINSWITH`, `ENDSWITH`, `LIKE`, `MATCHES` and `IN` with `[cd]`, joined
  /// by `AND`, `OR` and `NOT`, are read. Another format is a failure, and the predicate accepts
  /// nothing.
  public convenience init(format: String, _ arguments: Any...) {
    let condition = PredicateFormat.condition(format, arguments)
    if condition == nil {
      MainActor.assumeIsolated {
        AutomationSession.fail(
          "Unable to parse the format string \"\(format)\"",
          "Write a closure: matching { $0.label == … }", AutomationSession.lastSite)
      }
    }
    self.init { object, _ in
      let element = object as? XCUIElement
      return MainActor.assumeIsolated {
        guard let element, let condition else { return false }
        return condition(element)
      }
    }
  }
}
