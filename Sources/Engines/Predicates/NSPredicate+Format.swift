import FailureReporting
public import Foundation
import Locks

extension NSPredicate {
  /// Creates a predicate from a format, which Foundation does not read on Linux.
  ///
  /// Comparisons, `CONTAINS`, `BEGINSWITH`, `ENDSWITH`, `LIKE`, `MATCHES`, `IN` and `BETWEEN` with
  /// `[cd]`, of key paths, texts, numbers and collections, with `ANY`, `ALL`, `NONE` and `SUBQUERY`,
  /// joined by `AND`, `OR` and `NOT`, are read. Another format is a failure, and the predicate accepts
  /// nothing.
  public convenience init(
    format: String, _ arguments: Any?..., fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    self.init(
      format, arguments.map { $0 ?? NSNull() }, CallSite(fileID, filePath, line, column))
  }

  /// Creates a predicate from a format and its arguments in a list.
  public convenience init(
    format: String, argumentArray arguments: [Any]?, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    self.init(format, arguments ?? [], CallSite(fileID, filePath, line, column))
  }

  private convenience init(_ format: String, _ arguments: [Any], _ site: CallSite) {
    let condition = PredicateParser.condition(format, arguments)
    if condition == nil {
      Reporting.deliver(
        RecordedFailure(
          "Unable to parse the format string \"\(format)\"", name: "NSInvalidArgumentException",
          kind: .exception,
          details: "NSPredicate(format:) raises this exception.", site: site))
    }
    self.init(condition ?? .always(false))
  }

  /// Creates a predicate from a condition.
  package convenience init(_ condition: PredicateCondition) {
    // Proof: nothing changes a condition once it is made; who evaluates only reads it.
    let condition = Unchecked(condition)
    self.init { subject, variables in
      if let question = subject as? PredicateQuestion {
        question.condition = condition.value
        return false
      }
      return condition.value.holds(
        for: PredicateValue(subject), (variables ?? [:]).mapValues { PredicateValue($0) })
    }
  }

  /// Returns a predicate with values in the place of the variables of its format.
  public func withSubstitutionVariables(_ variables: [String: Any]) -> NSPredicate {
    NSPredicate(condition.replacing(variables.mapValues { PredicateValue($0) }))
  }

  /// The predicate's condition.
  package var condition: PredicateCondition {
    if let compound = self as? NSCompoundPredicate {
      let conditions = compound.subpredicates.map(\.condition)
      switch compound.compoundPredicateType {
      case .and: return .all(conditions)
      case .or: return .any(conditions)
      case .not: return .not(conditions.first ?? .always(true))
      }
    }
    let question = PredicateQuestion()
    let holds = evaluate(with: question)
    return question.condition ?? (holds ? .always(true) : .opaque(self))
  }
}

/// Asks a predicate for its condition, as what it is evaluated with.
private final class PredicateQuestion: NSObject {
  var condition: PredicateCondition?
}
