import FleetStandIns
import FleetTesting
import Foundation
import HeadlessUIKit
import TestSupport
import Testing

@MainActor @Suite("FirebaseFirestore by hand", .freshApplication)
struct FirebaseFirestoreTests {
  private let trace = Trace()
  private let db = Firestore.firestore()

  init() { _StandIn.register("FirebaseFirestore") { "ListenerRegistration.remove()" } }

  /// The identifiers of what a query finds.
  private func found(_ query: Query) -> String {
    query.getDocuments { [trace] snapshot, _ in
      trace.add(snapshot?.documents.map(\.documentID).joined(separator: " ") ?? "none")
    }
    Fleet.settle()
    return trace.lines.last ?? ""
  }

  private var noteError: @Sendable ((any Error)?) -> Void {
    { [trace] error in trace.add("\((error as NSError?)?.code ?? 0)") }
  }

  private func addCities() {
    let cities: [(String, [String: Any])] = [
      ("BJ", ["name": "Beijing", "size": 21.5, "tags": ["east"], "capital": true]),
      ("LA", ["name": "Los Angeles", "size": 3.9, "tags": ["west", "hot"], "capital": false]),
      ("SF", ["name": "San Francisco", "size": 0.86, "tags": ["west"], "capital": false]),
      ("TOK", ["name": "Tokyo", "size": 9, "tags": ["east", "hot"], "capital": true]),
      ("XX", ["name": "Nowhere", "size": NSNull(), "state": ["code": "XX"]]),
    ]
    for (id, fields) in cities { SimulatedFirestore["cities/\(id)"] = fields }
    SimulatedFirestore["cities/SF/landmarks/bridge"] = ["name": "Golden Gate"]
    SimulatedFirestore["towns/X/landmarks/hill"] = ["name": "Hill"]
  }

  @Test func `writes documents, and reads them`() throws {
    let ada = db.collection("users").addDocument(
      data: ["first": "Ada", "born": 1815, "since": Date(timeIntervalSince1970: 1.5)]
    ) { [trace] error in trace.add(error == nil ? "added" : "failed") }
    #expect(SimulatedFirestore.paths.isEmpty)
    Fleet.settle()

    #expect(trace.lines == ["added"])
    #expect(ada.documentID.count == 20)
    #expect(ada.path == "users/\(ada.documentID)")
    #expect(ada.parent === db.collection("users"))
    #expect(ada.parent.document(ada.documentID) === ada)
    #expect(db.collection("users").document() !== db.collection("users").document())
    #expect(db.document("a/b/c/d").parent.parent === db.document("a/b"))
    ada.getDocument { [trace] snapshot, _ in
      let since = (snapshot?.get("since") as? Timestamp)?.dateValue().timeIntervalSince1970
      trace.add("\(snapshot?["born"] ?? 0) \(since ?? 0) \(snapshot?.data()?.count ?? 0)")
    }
    db.document("users/none").getDocument { [trace] snapshot, error in
      trace.add("\(snapshot?.exists ?? true) \(snapshot?.data() == nil) \(error == nil)")
    }
    db.document("users/none").updateData(["first": "Eve"], completion: noteError)
    ada.delete(completion: noteError)
    Fleet.settle()
    #expect(trace.lines.dropFirst() == ["1815 1.5 3", "false true true", "5", "0"])
    #expect(SimulatedFirestore.paths.isEmpty)
    #expect(StandIn.unanswered.isEmpty)
  }

  @Test func `keeps, merges and works out fields`() throws {
    let city = db.document("cities/SF")
    city.setData(["name": "SF", "size": 1, "tags": ["a"], "at": ["lat": 1.0, "lon": 2.0]])
    city.setData(["at": ["lon": 3.0]], merge: true)
    city.setData(["name": "no", "size": 2], mergeFields: ["size"])
    city.updateData([
      "at.lat": FieldValue.delete(), "size": FieldValue.increment(Int64(3)),
      "tags": FieldValue.arrayUnion(["a", "b"]), "when": FieldValue.serverTimestamp(),
    ])
    Fleet.settle()

    let fields = try #require(SimulatedFirestore["cities/SF"])
    #expect(fields["name"] as? String == "SF")
    #expect(fields["size"] as? Int == 5)
    #expect(fields["tags"] as? [String] == ["a", "b"])
    #expect(fields["at"] as? [String: Double] == ["lon": 3])
    let when = try #require(fields["when"] as? Timestamp).dateValue()
    #expect(abs(when.timeIntervalSince(.uiKitNow())) < 1)
    city.updateData(["tags": FieldValue.arrayRemove(["a"])])
    city.setData(["name": "SF"])
    Fleet.settle()
    #expect(SimulatedFirestore["cities/SF"]?.keys.sorted() == ["name"])
  }

  @Test func `finds what a query asks for`() {
    addCities()
    let cities = db.collection("cities")
    let rows: [(Query, String)] = [
      (cities, "BJ LA SF TOK XX"),
      (cities.whereField("capital", isEqualTo: true), "BJ TOK"),
      (cities.whereField("size", isGreaterThan: 3), "LA TOK BJ"),
      (cities.whereField("size", isLessThanOrEqualTo: 3.9), "SF LA"),
      (cities.whereField("size", isNotEqualTo: 9), "SF LA BJ"),
      (cities.whereField("name", in: ["Tokyo", "Beijing", "Rome"]), "BJ TOK"),
      (cities.whereField("name", notIn: ["Tokyo", "Beijing"]), "LA XX SF"),
      (cities.whereField("tags", arrayContains: "hot"), "LA TOK"),
      (cities.whereField("tags", arrayContainsAny: ["hot", "east"]), "BJ LA TOK"),
      (cities.whereField("state.code", isEqualTo: "XX"), "XX"),
      (cities.order(by: "size", descending: true).limit(to: 2), "BJ TOK"),
      (cities.order(by: "size").limit(toLast: 2), "TOK BJ"), (cities.limit(to: -1), ""),
      (cities.order(by: "capital").order(by: "name", descending: true), "SF LA TOK BJ"),
      (cities.order(by: "size").start(at: [3.9]), "LA TOK BJ"),
      (cities.order(by: "size").start(after: [3.9]).end(before: [21.5]), "TOK"),
      (db.collectionGroup("landmarks"), "bridge hill"),
      (db.collection("cities/SF/landmarks"), "bridge"),
      (db.collectionGroup("cities"), "BJ LA SF TOK XX"),
      (db.collection("landmarks"), ""), (db.collectionGroup("marks"), ""),
      (
        cities.whereFilter(
          .orFilter([
            .whereField("name", isEqualTo: "Tokyo"),
            .andFilter([
              .whereField("capital", isEqualTo: false), .whereField("size", isLessThan: 1),
            ]),
          ])), "SF TOK"
      ),
    ]
    for (index, (query, expected)) in rows.enumerated() {
      #expect(found(query) == expected, "row \(index)")
    }

    cities.order(by: "size").getDocuments { [trace] snapshot, _ in
      guard let second = snapshot?.documents.dropFirst().first else { return }
      second.reference.parent.order(by: "size").start(afterDocument: second).getDocuments {
        next, _ in
        trace.add("after SF: \(next?.documents.map(\.documentID).joined(separator: " ") ?? "")")
      }
    }
    cities.whereField("capital", isEqualTo: true).count.getAggregation(source: .server) {
      [trace] snapshot, _ in
      trace.add("\(snapshot?.count ?? 0)")
    }
    Fleet.settle()
    #expect(trace.lines.suffix(2) == ["2", "after SF: LA TOK BJ"])
  }

  @Test func `tells a listener what has changed for it`() {
    addCities()
    let registration = db.collection("cities").whereField("size", isGreaterThan: 3)
      .addSnapshotListener { [trace] snapshot, _ in
        let changes = snapshot?.documentChanges.map { change in
          let place = { (index: UInt) in index == UInt(NSNotFound) ? "-" : "\(index)" }
          return "\(change.type) \(change.document.documentID) "
            + "\(place(change.oldIndex))\(place(change.newIndex))"
        }
        trace.add(changes?.joined(separator: ", ") ?? "none")
      }
    #expect(trace.lines.isEmpty)
    Fleet.settle()
    SimulatedFirestore["cities/LA"]?["size"] = 30
    SimulatedFirestore["cities/SF"]?["size"] = 2
    db.document("cities/TOK").delete()
    db.document("cities/SF").updateData(["size": 4])
    Fleet.settle()
    registration.remove()
    SimulatedFirestore["cities/BJ"] = nil
    Fleet.settle()

    #expect(
      trace.lines == [
        "added LA -0, added TOK -1, added BJ -2", "modified LA 02", "removed TOK 0-",
        "added SF -0",
      ])
    #expect(StandIn.calls("ListenerRegistration.remove()").count == 1)
    _ = db.document("cities/SF").addSnapshotListener { [trace] snapshot, _ in
      trace.add("\(snapshot?.get("size") ?? "gone")")
    }
    Fleet.settle()
    SimulatedFirestore["cities/SF"] = nil
    #expect(trace.lines.suffix(2) == ["4", "gone"])
  }

  @Test func `does several writes, or none of them`() {
    addCities()
    let (sf, none) = (db.document("cities/SF"), db.document("cities/none"))
    let batch = db.batch()
    batch.setData(["name": "New"], forDocument: db.document("cities/N"))
    batch.updateData(["size": 1], forDocument: sf)
    batch.deleteDocument(db.document("cities/LA"))
    batch.commit(completion: noteError)
    let second = db.batch()
    second.deleteDocument(sf)
    second.updateData(["size": 1], forDocument: none)
    second.commit(completion: noteError)
    Fleet.settle()

    #expect(trace.lines == ["0", "5"])
    #expect(SimulatedFirestore["cities/SF"]?["size"] as? Int == 1)
    #expect(SimulatedFirestore["cities/LA"] == nil)
    for size in [1, 2] {
      db.runTransaction({ transaction, pointer in
        let old = (try? transaction.getDocument(sf))?.get("size") as? Int ?? 0
        guard old == size else {
          pointer?.pointee = NSError(domain: "Sizes", code: old)
          return nil
        }
        transaction.updateData(["size": old + 10], forDocument: sf)
        return old + 10
      }) { [trace] result, error in
        trace.add("\(result ?? "nothing") \((error as NSError?)?.code ?? 0)")
      }
    }
    Fleet.settle()
    #expect(trace.lines.suffix(2) == ["11 0", "nothing 11"])
    #expect(SimulatedFirestore["cities/SF"]?["size"] as? Int == 11)
  }
}
