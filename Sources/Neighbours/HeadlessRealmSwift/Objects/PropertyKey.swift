import Predicates

/// A value that objects are found by.
struct PropertyKey: Hashable {
  private let value: AnyHashable?

  init(_ any: Any?) {
    value =
      switch PredicateValue(any) {
      case .nothing: nil
      case .integer(let number): AnyHashable(number)
      case .text(let text): AnyHashable(text)
      default: any as? AnyHashable
      }
  }

  func isSame(as other: PropertyKey) -> Bool { self == other }
}
