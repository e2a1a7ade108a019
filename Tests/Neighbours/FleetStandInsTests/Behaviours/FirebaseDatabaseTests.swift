import FleetStandIns
import FleetTesting
import Foundation
import HeadlessUIKit
import TestSupport
import Testing

@MainActor @Suite("FirebaseDatabase by hand", .freshApplication)
struct FirebaseDatabaseTests {
  private let trace = Trace()
  private let root = Database.database().reference()

  /// The children that a query finds.
  private func found(_ query: DatabaseQuery) -> String {
    query.observeSingleEvent(of: .value) { [trace] snapshot in
      let children = snapshot.children.allObjects as? [DataSnapshot] ?? []
      trace.add(children.map(\.key).joined(separator: " "))
    }
    Fleet.settle()
    return trace.lines.last ?? ""
  }

  private func addScores() {
    SimulatedDatabase["scores"] = [
      "ada": ["points": 12, "at": ["day": 2]], "bob": ["points": 7, "at": ["day": 3]],
      "eve": ["points": 30, "at": ["day": 1]], "zoe": ["name": "Zoe"],
    ]
    SimulatedDatabase["plain"] = ["a": 2, "b": true, "c": "x", "10": 1, "9": false]
  }

  @Test func `writes values by paths, and reads them`() {
    let user = root.child("users").child("1")
    #expect(user === root.child("users/1"))
    #expect(user.parent === root.child("users"))
    #expect(user.key == "1")
    user.setValue(["name": "Ada", "tags": ["a", "b"], "gone": NSNull()])
    root.updateChildValues(["users/1/born": 1815, "users/2/name": "Bob"])
    root.child("count").setValue(ServerValue.increment(2)) { [trace] error, reference in
      trace.add("\(error == nil) \(reference.key ?? "root")")
    }
    root.child("count").setValue(ServerValue.increment(3))
    user.observeSingleEvent(of: .value) { [trace] snapshot in
      let value = snapshot.value as? [String: Any] ?? [:]
      trace.add("\(value.keys.sorted()) \(value["tags"] ?? "none") \(snapshot.hasChild("name"))")
      trace.add("\(snapshot.childSnapshot(forPath: "tags/1").value ?? "none")")
    }
    root.child("none").getData { [trace] _, snapshot in
      trace.add("\(snapshot?.exists() ?? true) \(snapshot?.value is NSNull)")
    }
    user.removeValue()
    Fleet.settle()

    #expect(
      trace.lines == [
        "true count", #"["born", "name", "tags"] ["a", "b"] true"#, "b", "false true",
      ])
    #expect(SimulatedDatabase["count"] as? Int == 5)
    #expect(SimulatedDatabase["users/1"] == nil)
    #expect(SimulatedDatabase["users/2/name"] as? String == "Bob")
    #expect(root.childByAutoId() !== root.childByAutoId())
    withFreshApplication { #expect(SimulatedDatabase["users"] == nil) }
  }

  @Test func `finds what a query asks for, in its order`() {
    addScores()
    let (scores, plain) = (root.child("scores"), root.child("plain"))
    let points = scores.queryOrdered(byChild: "points")
    let rows: [(DatabaseQuery, String)] = [
      (scores, "ada bob eve zoe"), (points, "zoe bob ada eve"),
      (points.queryLimited(toLast: 2), "ada eve"), (points.queryLimited(toFirst: 1), "zoe"),
      (points.queryStarting(atValue: 12), "ada eve"), (points.queryEnding(atValue: 7), "zoe bob"),
      (points.queryStarting(atValue: 8).queryEnding(atValue: 20), "ada"),
      (points.queryEqual(toValue: 7), "bob"),
      (scores.queryOrdered(byChild: "at/day").queryStarting(atValue: 1), "eve ada bob"),
      (scores.queryOrderedByKey().queryStarting(atValue: "bob"), "bob eve zoe"),
      (plain.queryOrderedByValue(), "9 b 10 a c"), (plain, "9 10 a b c"),
    ]
    for (index, (query, expected)) in rows.enumerated() {
      #expect(found(query) == expected, "row \(index)")
    }
  }

  @Test func `tells observers of events`() {
    addScores()
    let points = root.child("scores").queryOrdered(byChild: "points")
    let events: [(DataEventType, String)] = [
      (.childAdded, "added"), (.childChanged, "changed"), (.childMoved, "moved"),
      (.childRemoved, "removed"),
    ]
    for (event, name) in events {
      _ = points.observe(event) { [trace] in trace.add("\(name) \($0.key)") }
    }
    let handle = points.observe(.value) { [trace] in trace.add("value \($0.childrenCount)") }
    Fleet.settle()
    root.child("scores/bob/points").setValue(20)
    root.child("scores/zoe").removeValue()
    Fleet.settle()
    points.removeObserver(withHandle: handle)
    let next = points.observe(.value) { _ in }
    #expect(next != handle)
    points.removeObserver(withHandle: next)
    SimulatedDatabase["scores/kim"] = ["points": 1]
    points.removeAllObservers()
    SimulatedDatabase["scores/kim"] = nil

    #expect(
      trace.lines == [
        "added zoe", "added bob", "added ada", "added eve", "value 4", "changed bob", "moved bob",
        "value 4", "removed zoe", "value 3", "added kim",
      ])
  }

  @Test func `changes a value in a transaction, or leaves it`() {
    SimulatedDatabase["stars"] = ["count": 1]
    for limit in [5, 1] {
      root.child("stars").runTransactionBlock(
        { data in
          let count = data.childData(byAppendingPath: "count").value as? Int ?? 0
          guard count < limit else { return .abort() }
          data.childData(byAppendingPath: "count").value = count + 1
          return .success(withValue: data)
        },
        andCompletionBlock: { [trace] error, isCommitted, snapshot in
          let count = snapshot?.childSnapshot(forPath: "count").value ?? "none"
          trace.add("\(error == nil) \(isCommitted) \(count)")
        })
    }
    Fleet.settle()

    #expect(trace.lines == ["true true 2", "true false 2"])
    #expect(SimulatedDatabase["stars/count"] as? Int == 2)
  }
}
