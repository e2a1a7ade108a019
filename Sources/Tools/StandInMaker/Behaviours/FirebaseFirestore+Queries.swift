import FleetStandIns
import Foundation
import HeadlessUIKit

// Also of: FirebaseFirestoreInternal

/// What a query asks for.
final class FirestoreQuery {
  enum Source {
    case collection(String)
    /// All collections of a name.
    case group(String)
  }

  struct Order {
    let field: [String]
    let isDescending: Bool
  }

  /// Where the results begin or end.
  struct Bound {
    let values: ([Order]) -> [Any]
    let isIncluded: Bool
  }

  var source = Source.collection("")
  private var conditions: [(FirestoreDocument) -> Bool] = []
  /// The first field that has to be less, more or other than something: by it the results are in order, too.
  private var range: [String]?
  private var orders: [Order] = []
  private var limit: (count: Int, isLast: Bool)?
  private var start: Bound?
  private var end: Bound?

  static func of(_ query: Query) -> FirestoreQuery { StandIn.state(of: query) { FirestoreQuery() } }

  // MARK: Making one

  private func changed(_ change: (FirestoreQuery) -> Void) -> Query {
    let query = uiKitObject(Query.self)
    let copy = Self.of(query)
    (copy.source, copy.conditions, copy.range) = (source, conditions, range)
    (copy.orders, copy.limit, copy.start, copy.end) = (orders, limit, start, end)
    change(copy)
    return query
  }

  func filtered(_ filter: FirestoreFilter) -> Query {
    changed { query in
      query.conditions.append(filter.matches)
      query.range = query.range ?? filter.range
    }
  }

  func ordered(_ field: Any, isDescending: Bool) -> Query {
    changed {
      $0.orders.append(Order(field: FirestoreField.path(field), isDescending: isDescending))
    }
  }

  func limited(_ count: Int, isLast: Bool) -> Query {
    changed { $0.limit = (max(count, 0), isLast) }
  }

  func starting(_ values: Any, isIncluded: Bool) -> Query {
    changed { $0.start = Bound(values: Self.values(values), isIncluded: isIncluded) }
  }

  func ending(_ values: Any, isIncluded: Bool) -> Query {
    changed { $0.end = Bound(values: Self.values(values), isIncluded: isIncluded) }
  }

  /// The values of a list, or a document's.
  private static func values(_ values: Any) -> ([Order]) -> [Any] {
    if let document = values as? DocumentSnapshot {
      let document = FirestoreSnapshot.of(document).document
      return { Self.values(of: document, $0) }
    }
    let list = (values as? [Any] ?? []).compactMap { FirestoreField.stored($0, over: nil) }
    return { _ in list }
  }

  // MARK: Its results

  func results() -> [FirestoreDocument] {
    var orders = orders
    if orders.isEmpty, let range { orders = [Order(field: range, isDescending: false)] }
    let named = orders
    if !orders.contains(where: { $0.field == FirestoreField.name }) {
      orders.append(
        Order(field: FirestoreField.name, isDescending: orders.last?.isDescending ?? false))
    }
    var found = FirestoreStore.current.documents.filter { isInSource($0.key) }
      .map { FirestoreDocument(path: $0.key, fields: $0.value) }
      .filter { document in
        conditions.allSatisfy { $0(document) }
          && named.allSatisfy { document.value($0.field) != nil }
      }
      .sorted { one, other in
        Self.place(of: one, Self.values(of: other, orders), orders) < 0
      }
    if let start {
      let values = start.values(orders)
      found = found.filter {
        let place = Self.place(of: $0, values, orders)
        return place > 0 || place == 0 && start.isIncluded
      }
    }
    if let end {
      let values = end.values(orders)
      found = found.filter {
        let place = Self.place(of: $0, values, orders)
        return place < 0 || place == 0 && end.isIncluded
      }
    }
    guard let limit else { return found }
    return limit.isLast ? found.suffix(limit.count) : Array(found.prefix(limit.count))
  }

  private func isInSource(_ path: String) -> Bool {
    let folder = path.utf8.lastIndex(of: UInt8(ascii: "/")).map { path[..<$0] } ?? ""
    return switch source {
    case .collection(let path): folder == path
    case .group(let name): folder == name || folder.hasSuffix("/" + name)
    }
  }

  private static func values(of document: FirestoreDocument, _ orders: [Order]) -> [Any] {
    orders.map { order -> Any in document.value(order.field) ?? NSNull() }
  }

  /// Where a document stands to values.
  private static func place(
    of document: FirestoreDocument, _ values: [Any], _ orders: [Order]
  ) -> Int {
    for (order, value) in zip(orders, values) {
      let found = FirestoreField.compare(document.value(order.field) ?? NSNull(), value)
      if found != 0 { return order.isDescending ? -found : found }
    }
    return 0
  }
}

/// Which documents a filter lets through.
final class FirestoreFilter {
  var matches: (FirestoreDocument) -> Bool
  var range: [String]?

  init(_ matches: @escaping (FirestoreDocument) -> Bool = { _ in true }, range: [String]? = nil) {
    (self.matches, self.range) = (matches, range)
  }

  /// What a comparison lets through; a field that is missing is not compared.
  private convenience init(
    _ field: Any, isRange: Bool = false, _ matches: @escaping (Any) -> Bool
  ) {
    let path = FirestoreField.path(field)
    self.init({ $0.value(path).map(matches) ?? false }, range: isRange ? path : nil)
  }

  /// A value to compare with; of a reference to a document its name, where names are compared.
  private static func given(_ value: Any, for field: Any) -> Any {
    if FirestoreField.path(field) == FirestoreField.name, let document = value as? DocumentReference
    {
      return document.documentID
    }
    return FirestoreField.stored(value, over: nil) ?? NSNull()
  }

  static func equal(_ field: Any, _ value: Any) -> FirestoreFilter {
    let value = given(value, for: field)
    return FirestoreFilter(field) { FirestoreField.areEqual($0, value) }
  }

  static func unequal(_ field: Any, _ values: [Any]) -> FirestoreFilter {
    let values = values.map { given($0, for: field) }
    return FirestoreFilter(field, isRange: true) { found in
      !(found is NSNull) && !values.contains { FirestoreField.areEqual(found, $0) }
    }
  }

  static func compared(
    _ field: Any, _ value: Any, _ isMeant: @escaping (Int) -> Bool
  ) -> FirestoreFilter {
    let value = given(value, for: field)
    return FirestoreFilter(field, isRange: true) {
      FirestoreField.areOfOneKind($0, value) && isMeant(FirestoreField.compare($0, value))
    }
  }

  static func among(_ field: Any, _ values: [Any]) -> FirestoreFilter {
    let values = values.map { given($0, for: field) }
    return FirestoreFilter(field) { found in
      values.contains { FirestoreField.areEqual(found, $0) }
    }
  }

  static func containing(_ field: Any, _ values: [Any]) -> FirestoreFilter {
    let values = values.map { given($0, for: field) }
    return FirestoreFilter(field) { found in
      (found as? [Any] ?? []).contains { element in
        values.contains { FirestoreField.areEqual(element, $0) }
      }
    }
  }
}

extension Query {
  private var asked: FirestoreQuery { FirestoreQuery.of(self) }

  var standIn_firestore: Firestore { Firestore.firestore() }

  func standIn_whereField(_ field: Any, isEqualTo value: Any) -> Query {
    asked.filtered(.equal(field, value))
  }
  func standIn_whereField(_ field: Any, isNotEqualTo value: Any) -> Query {
    asked.filtered(.unequal(field, [value]))
  }
  func standIn_whereField(_ field: Any, isLessThan value: Any) -> Query {
    asked.filtered(.compared(field, value) { $0 < 0 })
  }
  func standIn_whereField(_ field: Any, isLessThanOrEqualTo value: Any) -> Query {
    asked.filtered(.compared(field, value) { $0 <= 0 })
  }
  func standIn_whereField(_ field: Any, isGreaterThan value: Any) -> Query {
    asked.filtered(.compared(field, value) { $0 > 0 })
  }
  func standIn_whereField(_ field: Any, isGreaterThanOrEqualTo value: Any) -> Query {
    asked.filtered(.compared(field, value) { $0 >= 0 })
  }
  func standIn_whereField(_ field: Any, arrayContains value: Any) -> Query {
    asked.filtered(.containing(field, [value]))
  }
  func standIn_whereField(_ field: Any, arrayContainsAny values: [Any]) -> Query {
    asked.filtered(.containing(field, values))
  }
  func standIn_whereField(_ field: Any, in values: [Any]) -> Query {
    asked.filtered(.among(field, values))
  }
  func standIn_whereField(_ field: Any, notIn values: [Any]) -> Query {
    asked.filtered(.unequal(field, values))
  }

  func standIn_order(by field: Any) -> Query { asked.ordered(field, isDescending: false) }
  func standIn_order(by field: Any, descending: Bool) -> Query {
    asked.ordered(field, isDescending: descending)
  }
  func standIn_limit(to limit: Int) -> Query { asked.limited(limit, isLast: false) }
  func standIn_limit(toLast limit: Int) -> Query { asked.limited(limit, isLast: true) }

  func standIn_start(atDocument document: DocumentSnapshot) -> Query {
    asked.starting(document, isIncluded: true)
  }
  func standIn_start(at fieldValues: [Any]) -> Query {
    asked.starting(fieldValues, isIncluded: true)
  }
  func standIn_start(afterDocument document: DocumentSnapshot) -> Query {
    asked.starting(document, isIncluded: false)
  }
  func standIn_start(after fieldValues: [Any]) -> Query {
    asked.starting(fieldValues, isIncluded: false)
  }
  func standIn_end(atDocument document: DocumentSnapshot) -> Query {
    asked.ending(document, isIncluded: true)
  }
  func standIn_end(at fieldValues: [Any]) -> Query { asked.ending(fieldValues, isIncluded: true) }
  func standIn_end(beforeDocument document: DocumentSnapshot) -> Query {
    asked.ending(document, isIncluded: false)
  }
  func standIn_end(before fieldValues: [Any]) -> Query {
    asked.ending(fieldValues, isIncluded: false)
  }
}
