import FleetStandIns
import Foundation
import HeadlessUIKit

// Also of: FirebaseFirestoreInternal

// Needs: Query.whereFilter(_:)

extension FirestoreFilter {
  static func of(_ filter: Filter) -> FirestoreFilter {
    StandIn.state(of: filter) { FirestoreFilter() }
  }

  var filter: Filter {
    let filter = uiKitObject(Filter.self)
    (Self.of(filter).matches, Self.of(filter).range) = (matches, range)
    return filter
  }
}

extension Query {
  func standIn_whereFilter(_ filter: Filter) -> Query {
    FirestoreQuery.of(self).filtered(FirestoreFilter.of(filter))
  }
}

extension Filter {
  static func standIn_whereField(_ field: Any, isEqualTo value: Any) -> Filter {
    FirestoreFilter.equal(field, value).filter
  }
  static func standIn_whereField(_ field: Any, isNotEqualTo value: Any) -> Filter {
    FirestoreFilter.unequal(field, [value]).filter
  }
  static func standIn_whereField(_ field: Any, isLessThan value: Any) -> Filter {
    FirestoreFilter.compared(field, value) { $0 < 0 }.filter
  }
  static func standIn_whereField(_ field: Any, isLessThanOrEqualTo value: Any) -> Filter {
    FirestoreFilter.compared(field, value) { $0 <= 0 }.filter
  }
  static func standIn_whereField(_ field: Any, isGreaterThan value: Any) -> Filter {
    FirestoreFilter.compared(field, value) { $0 > 0 }.filter
  }
  static func standIn_whereField(_ field: Any, isGreaterOrEqualTo value: Any) -> Filter {
    FirestoreFilter.compared(field, value) { $0 >= 0 }.filter
  }
  static func standIn_whereField(_ field: Any, arrayContains value: Any) -> Filter {
    FirestoreFilter.containing(field, [value]).filter
  }
  static func standIn_whereField(_ field: Any, arrayContainsAny values: [Any]) -> Filter {
    FirestoreFilter.containing(field, values).filter
  }
  static func standIn_whereField(_ field: Any, in values: [Any]) -> Filter {
    FirestoreFilter.among(field, values).filter
  }
  static func standIn_whereField(_ field: Any, notIn values: [Any]) -> Filter {
    FirestoreFilter.unequal(field, values).filter
  }
  static func standIn_orFilter(_ filters: [Filter]) -> Filter {
    let all = filters.map(FirestoreFilter.of)
    return FirestoreFilter({ document in all.contains { $0.matches(document) } }).filter
  }
  static func standIn_andFilter(_ filters: [Filter]) -> Filter {
    let all = filters.map(FirestoreFilter.of)
    return FirestoreFilter(
      { document in all.allSatisfy { $0.matches(document) } },
      range: all.lazy.compactMap(\.range).first
    ).filter
  }
}
