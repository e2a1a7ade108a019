package import Foundation

/// A condition that holds for a subject, or does not.
package indirect enum PredicateCondition {
  case always(Bool)
  case not(PredicateCondition)
  case all([PredicateCondition])
  case any([PredicateCondition])
  case comparison(PredicateComparison)
  /// A predicate of whose condition nothing is known, such as a closure.
  case opaque(NSPredicate)

  /// Whether the condition holds for a subject.
  package func holds(
    for subject: PredicateValue, _ variables: PredicateOperand.Variables = [:]
  ) -> Bool {
    switch self {
    case .always(let holds): return holds
    case .not(let condition): return !condition.holds(for: subject, variables)
    case .all(let conditions):
      for condition in conditions where !condition.holds(for: subject, variables) { return false }
      return true
    case .any(let conditions):
      for condition in conditions where condition.holds(for: subject, variables) { return true }
      return false
    case .comparison(let comparison): return comparison.holds(for: subject, variables)
    case .opaque(let predicate): return predicate.evaluate(with: subject.object)
    }
  }

  /// Whether a part of the condition can only be asked, and not read.
  package var isOpaque: Bool {
    switch self {
    case .opaque: true
    case .not(let condition): condition.isOpaque
    case .all(let conditions), .any(let conditions): conditions.contains(where: \.isOpaque)
    case .always, .comparison: false
    }
  }

  /// Returns the condition with values in the place of variables.
  package func replacing(_ values: PredicateOperand.Variables) -> PredicateCondition {
    switch self {
    case .always, .opaque: self
    case .not(let condition): .not(condition.replacing(values))
    case .all(let conditions): .all(conditions.map { $0.replacing(values) })
    case .any(let conditions): .any(conditions.map { $0.replacing(values) })
    case .comparison(let comparison): .comparison(comparison.replacing(values))
    }
  }

  /// The condition as it stands in a format.
  package var text: String {
    switch self {
    case .always(let holds): holds ? "TRUEPREDICATE" : "FALSEPREDICATE"
    case .not(let condition): "NOT \(condition.textWithin(.not(condition)))"
    case .all(let conditions):
      conditions.map { $0.textWithin(self) }.joined(separator: " AND ")
    case .any(let conditions):
      conditions.map { $0.textWithin(self) }.joined(separator: " OR ")
    case .comparison(let comparison): comparison.text
    case .opaque: "a closure"
    }
  }

  private func textWithin(_ outer: PredicateCondition) -> String {
    switch (self, outer) {
    case (.any, .all), (.all, .any), (.any, .not), (.all, .not): "(\(text))"
    default: text
    }
  }
}
