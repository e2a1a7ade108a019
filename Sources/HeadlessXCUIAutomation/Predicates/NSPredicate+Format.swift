public import Foundation

extension NSPredicate {
  /// Creates a predicate on elements from a format, which Foundation does not read on Linux.
  ///
  /// Comparisons, `CONTAINS`, `BEGINSWITH`, `ENDSWITH`, `LIKE`, `MATCHES` and `IN` with `[cd]`, joined
  /// by `AND`, `OR` and `NOT`, are read. Another format is a failure, and the predicate accepts
  /// nothing.
  public convenience init(format: String, _ arguments: Any...) {
    self.init(PredicateFormat.condition(format, arguments), format)
  }

  /// Creates a predicate on elements from a format and its arguments in a list.
  public convenience init(format: String, argumentArray arguments: [Any]?) {
    self.init(PredicateFormat.condition(format, arguments ?? []), format)
  }

  private convenience init(_ condition: PredicateFormat.Condition?, _ format: String) {
    if condition == nil {
      MainActor.assumeIsolated {
        AutomationSession.fail(
          "Unable to parse the format string \"\(format)\"",
          "Write a closure: matching { $0.label == … }", nil)
      }
    }
    self.init { object, _ in
      let subject = PredicateSubject(object)
      return MainActor.assumeIsolated {
        if case .words(let words) = subject { words.text = condition?.text ?? format }
        return condition?.holds(subject) ?? false
      }
    }
  }

  /// What the predicate asks for, in the form in which XCUITest prints it.
  @MainActor package var words: String {
    let words = PredicateWords()
    _ = evaluate(with: words)
    return words.text
  }
}

/// Asks a predicate for its words, as what it is evaluated with.
@MainActor
final class PredicateWords: NSObject {
  /// The words; those of a closure are not known.
  var text = "a closure"
}

/// What a predicate is evaluated with.
enum PredicateSubject: Sendable {
  case element(XCUIElement)
  case query(XCUIElementQuery)
  case words(PredicateWords)
  case none

  init(_ object: Any?) {
    self =
      switch object {
      case let element as XCUIElement: .element(element)
      case let query as XCUIElementQuery: .query(query)
      case let words as PredicateWords: .words(words)
      default: .none
      }
  }

  /// The value of a key; `nil` where the subject has none.
  @MainActor func value(of key: String) -> Any? {
    switch self {
    case .element(let element): ElementKeys.value(of: key, element)
    case .query(let query): key == "count" || key == "@count" ? query.count : nil
    case .words, .none: nil
    }
  }
}
