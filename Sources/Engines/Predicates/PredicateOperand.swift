import Foundation

/// One side of a comparison.
package indirect enum PredicateOperand {
  /// The subject of the predicate.
  case subject
  /// A value of the subject's, by keys one after the other.
  case keys([String])
  case variable(String)
  case constant(PredicateValue)
  case list([PredicateOperand])
  /// A value of what another expression leads to.
  case path(PredicateOperand, [String])
  /// Those elements of a collection for which a condition holds.
  case subquery(PredicateOperand, variable: String, PredicateCondition)
  case function(String, [PredicateOperand])

  /// What has no subject, such as what is compared with.
  package var constant: PredicateValue? {
    switch self {
    case .constant(let value): value
    case .list(let elements):
      elements.reduce([PredicateValue]?.some([])) { values, element in
        guard let values, let value = element.constant else { return nil }
        return values + [value]
      }.map { .list($0) }
    case .subject, .keys, .variable, .path, .subquery, .function: nil
    }
  }

  /// Returns the value that the expression has for a subject.
  package func value(for subject: PredicateValue, _ variables: Variables) -> PredicateValue {
    switch self {
    case .subject: return subject
    case .keys(let keys):
      if case .subject(let subject) = subject { return subject.predicateValue(at: keys) }
      return subject.value(at: keys[...])
    case .variable(let name): return variables[name] ?? .nothing
    case .constant(let value): return value
    case .list(let elements): return .list(elements.map { $0.value(for: subject, variables) })
    case .path(let start, let keys):
      return start.value(for: subject, variables).value(at: keys[...])
    case .subquery(let collection, let variable, let condition):
      let elements = collection.value(for: subject, variables).elements ?? []
      return .list(
        elements.filter { element in
          condition.holds(for: subject, variables.merging([variable: element]) { $1 })
        })
    case .function(let name, let arguments):
      return Self.call(name, arguments.map { $0.value(for: subject, variables) })
    }
  }

  private static func call(_ name: String, _ arguments: [PredicateValue]) -> PredicateValue {
    let first = arguments.first ?? .nothing
    switch name {
    case "now": return .date(.init())
    case "lowercase": return PredicateValue(first.text?.lowercased())
    case "uppercase": return PredicateValue(first.text?.uppercased())
    case "length": return PredicateValue(first.text?.utf16.count)
    case "abs": return PredicateValue(first.number.map(abs))
    default: return PredicateValue.aggregate(name, of: first.elements ?? arguments)
    }
  }

  /// Returns the expression with values in the place of variables.
  func replacing(_ values: Variables) -> PredicateOperand {
    switch self {
    case .variable(let name): values[name].map { .constant($0) } ?? self
    case .list(let elements): .list(elements.map { $0.replacing(values) })
    case .path(let start, let keys): .path(start.replacing(values), keys)
    case .subquery(let collection, let variable, let condition):
      .subquery(
        collection.replacing(values), variable: variable,
        condition.replacing(values.filter { $0.key != variable }))
    case .function(let name, let arguments):
      .function(name, arguments.map { $0.replacing(values) })
    case .subject, .keys, .constant: self
    }
  }

  /// The expression as it stands in a format.
  var text: String {
    switch self {
    case .subject: "SELF"
    case .keys(let keys): keys.joined(separator: ".")
    case .variable(let name): "$\(name)"
    case .constant(let value): value.printed
    case .list(let elements): "{\(elements.map(\.text).joined(separator: ", "))}"
    case .path(let start, let keys): ([start.text] + keys).joined(separator: ".")
    case .subquery(let collection, let variable, let condition):
      "SUBQUERY(\(collection.text), $\(variable), \(condition.text))"
    case .function(let name, let arguments):
      "\(name):(\(arguments.map(\.text).joined(separator: ", ")))"
    }
  }

  /// Values of variables, by name.
  package typealias Variables = [String: PredicateValue]
}
