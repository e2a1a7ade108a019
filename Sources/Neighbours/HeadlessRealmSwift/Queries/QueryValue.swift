import Predicates

/// What a query finds for an object: one value, or one for each element of a collection.
enum QueryValue {
  case one(Any?)
  case many([Any?])

  /// What a value is, which may be a collection.
  init(_ value: Any?) {
    self = (value as? any RealmCollection).map { .many($0.map { $0 as Any? }) } ?? .one(value)
  }

  var all: [Any?] {
    switch self {
    case .one(let value): [value]
    case .many(let values): values
    }
  }

  /// What is found a step further.
  func map(_ next: (Any) -> Any?) -> QueryValue {
    switch self {
    case .one(let value): QueryValue(value.flatMap(next))
    case .many(let values):
      .many(values.compactMap(\.self).flatMap { QueryValue(next($0)).all })
    }
  }

  /// Whether a comparison holds for each.
  func test(_ condition: (PredicateValue) -> Bool) -> [Bool] {
    all.map { condition(PredicateValue($0)) }
  }
}
