import FleetStandIns
import Foundation
import HeadlessUIKit

// Also of: FirebaseFirestoreInternal

// Needs: Query.aggregate(_:)

extension Query {
  var standIn_count: AggregateQuery { standIn_aggregate([AggregateField.count()]) }

  func standIn_aggregate(_ aggregateFields: [AggregateField]) -> AggregateQuery {
    let query = uiKitObject(AggregateQuery.self)
    Aggregate.of(query).query = self
    return query
  }
}

/// What is to be counted, or was.
private final class Aggregate {
  var query: Query?
  var documents: [FirestoreDocument] = []
  /// What a field makes of documents.
  var value: ([FirestoreDocument]) -> Any = { $0.count }

  static func of(_ object: NSObject) -> Aggregate { StandIn.state(of: object) { Aggregate() } }

  static func field(_ value: @escaping ([FirestoreDocument]) -> Any) -> AggregateField {
    let field = uiKitObject(AggregateField.self)
    of(field).value = value
    return field
  }

  static func numbers(_ field: Any, _ documents: [FirestoreDocument]) -> [Double] {
    let path = FirestoreField.path(field)
    return documents.compactMap { $0.value(path).flatMap(FirestoreField.number) }
  }
}

extension AggregateField {
  static func standIn_count() -> AggregateField { Aggregate.field { $0.count } }

  static func standIn_sum(_ field: Any) -> AggregateField {
    Aggregate.field { Aggregate.numbers(field, $0).reduce(0, +) }
  }

  static func standIn_average(_ field: Any) -> AggregateField {
    Aggregate.field { documents in
      let numbers = Aggregate.numbers(field, documents)
      return numbers.isEmpty ? NSNull() : numbers.reduce(0, +) / Double(numbers.count)
    }
  }
}

extension AggregateQuery {
  var standIn_query: Query { Aggregate.of(self).query ?? uiKitObject(Query.self) }

  func standIn_getAggregation(
    source: AggregateSource, completion: @escaping (AggregateQuerySnapshot?, (any Error)?) -> Void
  ) {
    StandIn.reply { [self] in
      let snapshot = uiKitObject(AggregateQuerySnapshot.self)
      let documents = Aggregate.of(self).query.map { FirestoreQuery.of($0).results() }
      Aggregate.of(snapshot).documents = documents ?? []
      completion(snapshot, nil)
    }
  }
}

extension AggregateQuerySnapshot {
  var standIn_count: NSNumber { NSNumber(value: Aggregate.of(self).documents.count) }

  func standIn_get(_ aggregateField: AggregateField) -> Any {
    Aggregate.of(aggregateField).value(Aggregate.of(self).documents)
  }
}
