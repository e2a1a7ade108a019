import FleetStandIns
import Foundation
import HeadlessUIKit

class AggregateField: NSObject {
  override init() { super.init() }
  @discardableResult class func count() -> Self {
    _StandIn.call(
      "AggregateField.count()", nil, [], by: (standIn_count() as? Self) ?? _StandIn.least(Self.self)
    )
  }
}

class AggregateQuery: NSObject {
  override init() { super.init() }
  var query: Query { _StandIn.get("AggregateQuery.query", self, by: standIn_query) }
  func getAggregation(
    source: AggregateSource,
    completion: @escaping @Sendable (AggregateQuerySnapshot?, (any Error)?) -> Void
  ) {
    _StandIn.call(
      "AggregateQuery.getAggregation(source:completion:)", self,
      [source, StandIn.Block(_body: { values in completion(values(0), values(1)) })],
      by: standIn_getAggregation(source: source, completion: completion)) as Void
  }
}

class AggregateQuerySnapshot: NSObject {
  override init() { super.init() }
  var count: NSNumber { _StandIn.get("AggregateQuerySnapshot.count", self, by: standIn_count) }
}

class Query: NSObject {
  override init() { super.init() }
  func getDocuments(completion: @escaping @Sendable (QuerySnapshot?, (any Error)?) -> Void) {
    _StandIn.call(
      "Query.getDocuments(completion:)", self,
      [StandIn.Block(_body: { values in completion(values(0), values(1)) })],
      by: standIn_getDocuments(completion: completion)) as Void
  }
  @discardableResult func addSnapshotListener(
    _ listener: @escaping (QuerySnapshot?, (any Error)?) -> Void
  ) -> any ListenerRegistration {
    _StandIn.call(
      "Query.addSnapshotListener(_:)", self,
      [StandIn.Block(_body: { values in listener(values(0), values(1)) })],
      by: standIn_addSnapshotListener(listener))
  }
  @discardableResult func whereFilter(_ filter: Filter) -> Query {
    _StandIn.call("Query.whereFilter(_:)", self, [filter], by: standIn_whereFilter(filter))
  }
  @discardableResult func whereField(_ field: String, isEqualTo value: Any) -> Query {
    _StandIn.call(
      "Query.whereField(_:isEqualTo:)", self, [field, value],
      by: standIn_whereField(field, isEqualTo: value))
  }
  @discardableResult func whereField(_ field: String, isNotEqualTo value: Any) -> Query {
    _StandIn.call(
      "Query.whereField(_:isNotEqualTo:)", self, [field, value],
      by: standIn_whereField(field, isNotEqualTo: value))
  }
  @discardableResult func whereField(_ field: String, isLessThanOrEqualTo value: Any) -> Query {
    _StandIn.call(
      "Query.whereField(_:isLessThanOrEqualTo:)", self, [field, value],
      by: standIn_whereField(field, isLessThanOrEqualTo: value))
  }
  @discardableResult func whereField(_ field: String, isGreaterThan value: Any) -> Query {
    _StandIn.call(
      "Query.whereField(_:isGreaterThan:)", self, [field, value],
      by: standIn_whereField(field, isGreaterThan: value))
  }
  @discardableResult func whereField(_ field: String, arrayContains value: Any) -> Query {
    _StandIn.call(
      "Query.whereField(_:arrayContains:)", self, [field, value],
      by: standIn_whereField(field, arrayContains: value))
  }
  @discardableResult func whereField(_ field: String, arrayContainsAny values: [Any]) -> Query {
    _StandIn.call(
      "Query.whereField(_:arrayContainsAny:)", self, [field, values],
      by: standIn_whereField(field, arrayContainsAny: values))
  }
  @discardableResult func whereField(_ field: String, in values: [Any]) -> Query {
    _StandIn.call(
      "Query.whereField(_:in:)", self, [field, values], by: standIn_whereField(field, in: values))
  }
  @discardableResult func whereField(_ field: String, notIn values: [Any]) -> Query {
    _StandIn.call(
      "Query.whereField(_:notIn:)", self, [field, values],
      by: standIn_whereField(field, notIn: values))
  }
  @discardableResult func order(by field: String) -> Query {
    _StandIn.call("Query.order(by:)", self, [field], by: standIn_order(by: field))
  }
  @discardableResult func order(by field: String, descending: Bool) -> Query {
    _StandIn.call(
      "Query.order(by:descending:)", self, [field, descending],
      by: standIn_order(by: field, descending: descending))
  }
  @discardableResult func limit(to limit: Int) -> Query {
    _StandIn.call("Query.limit(to:)", self, [limit], by: standIn_limit(to: limit))
  }
  @discardableResult func limit(toLast limit: Int) -> Query {
    _StandIn.call("Query.limit(toLast:)", self, [limit], by: standIn_limit(toLast: limit))
  }
  @discardableResult func start(at fieldValues: [Any]) -> Query {
    _StandIn.call("Query.start(at:)", self, [fieldValues], by: standIn_start(at: fieldValues))
  }
  @discardableResult func start(afterDocument document: DocumentSnapshot) -> Query {
    _StandIn.call(
      "Query.start(afterDocument:)", self, [document], by: standIn_start(afterDocument: document))
  }
  @discardableResult func start(after fieldValues: [Any]) -> Query {
    _StandIn.call("Query.start(after:)", self, [fieldValues], by: standIn_start(after: fieldValues))
  }
  @discardableResult func end(before fieldValues: [Any]) -> Query {
    _StandIn.call("Query.end(before:)", self, [fieldValues], by: standIn_end(before: fieldValues))
  }
  var count: AggregateQuery { _StandIn.get("Query.count", self, by: standIn_count) }
}

class CollectionReference: Query {
  override init() { super.init() }
  var parent: DocumentReference? {
    _StandIn.get("CollectionReference.parent", self, by: standIn_parent)
  }
  @discardableResult func document() -> DocumentReference {
    _StandIn.call("CollectionReference.document()", self, [], by: standIn_document())
  }
  @discardableResult func document(_ documentPath: String) -> DocumentReference {
    _StandIn.call(
      "CollectionReference.document(_:)", self, [documentPath], by: standIn_document(documentPath))
  }
  @discardableResult func addDocument(
    data: [String: Any], completion: (((any Error)?) -> Void)? = nil
  ) -> DocumentReference {
    _StandIn.call(
      "CollectionReference.addDocument(data:completion:)", self,
      [data, completion.map { block in StandIn.Block(_body: { values in block(values(0)) }) }],
      by: standIn_addDocument(data: data, completion: completion))
  }
}

class Filter: NSObject {
  override init() { super.init() }
  @discardableResult class func whereField(_ field: String, isEqualTo value: Any) -> Filter {
    _StandIn.call(
      "Filter.whereField(_:isEqualTo:)", nil, [field, value],
      by: standIn_whereField(field, isEqualTo: value))
  }
  @discardableResult class func whereField(_ field: String, isLessThan value: Any) -> Filter {
    _StandIn.call(
      "Filter.whereField(_:isLessThan:)", nil, [field, value],
      by: standIn_whereField(field, isLessThan: value))
  }
  @discardableResult class func orFilter(_ filters: [Filter]) -> Filter {
    _StandIn.call("Filter.orFilter(_:)", nil, [filters], by: standIn_orFilter(filters))
  }
  @discardableResult class func andFilter(_ filters: [Filter]) -> Filter {
    _StandIn.call("Filter.andFilter(_:)", nil, [filters], by: standIn_andFilter(filters))
  }
}

class QuerySnapshot: NSObject {
  override init() { super.init() }
  var query: Query { _StandIn.get("QuerySnapshot.query", self, by: standIn_query) }
  var count: Int { _StandIn.get("QuerySnapshot.count", self, by: standIn_count) }
  var documents: [QueryDocumentSnapshot] {
    _StandIn.get("QuerySnapshot.documents", self, by: standIn_documents)
  }
  var documentChanges: [DocumentChange] {
    _StandIn.get("QuerySnapshot.documentChanges", self, by: standIn_documentChanges)
  }
  @discardableResult func documentChanges(includeMetadataChanges: Bool) -> [DocumentChange] {
    _StandIn.call(
      "QuerySnapshot.documentChanges(includeMetadataChanges:)", self, [includeMetadataChanges],
      by: standIn_documentChanges(includeMetadataChanges: includeMetadataChanges))
  }
}
