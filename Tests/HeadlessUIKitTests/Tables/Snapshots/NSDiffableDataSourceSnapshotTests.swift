import HeadlessUIKit
import TestSupport
import Testing

@Suite("NSDiffableDataSourceSnapshot")
struct NSDiffableDataSourceSnapshotTests {
  private typealias Snapshot = NSDiffableDataSourceSnapshot<String, Int>

  private var snapshot: Snapshot {
    var snapshot = Snapshot()
    snapshot.appendSections(["a", "b", "c"])
    snapshot.appendItems([1, 2, 3], toSection: "a")
    snapshot.appendItems([4, 5], toSection: "c")
    return snapshot
  }

  private func layout(_ snapshot: Snapshot) -> [String] {
    snapshot.sectionIdentifiers.map { "\($0)\(snapshot.itemIdentifiers(inSection: $0))" }
  }

  /// The reports about a change that leaves the snapshot as it is.
  private func reasons(
    sourceLocation: SourceLocation = #_sourceLocation, _ body: (inout Snapshot) -> Void
  ) -> [String] {
    var changed = snapshot
    let failures = failures { body(&changed) }
    #expect(layout(changed) == layout(snapshot), sourceLocation: sourceLocation)
    #expect(
      failures.map(\.name.rawValue) == ["NSInternalInconsistencyException"],
      sourceLocation: sourceLocation)
    return failures.reasons
  }

  @Test func `answers what stands where`() {
    #expect(snapshot.numberOfItems == 5)
    #expect(snapshot.numberOfSections == 3)
    #expect(snapshot.itemIdentifiers == [1, 2, 3, 4, 5])
    #expect(snapshot.numberOfItems(inSection: "b") == 0)
    #expect(snapshot.indexOfItem(5) == 4)
    #expect(snapshot.indexOfItem(6) == nil)
    #expect(snapshot.indexOfSection("c") == 2)
    #expect(snapshot.indexOfSection("d") == nil)
    #expect(snapshot.sectionIdentifier(containingItem: 4) == "c")
    #expect(snapshot.sectionIdentifier(containingItem: 6) == nil)
  }

  @Test func `inserts, deletes and moves items, across sections too`() {
    var snapshot = snapshot
    snapshot.insertItems([6, 7], beforeItem: 1)
    snapshot.insertItems([8], afterItem: 5)
    snapshot.moveItem(2, afterItem: 4)
    snapshot.moveItem(5, beforeItem: 6)
    snapshot.deleteItems([3, 99])
    snapshot.appendItems([9])
    snapshot.appendItems([10], toSection: "b")

    #expect(layout(snapshot) == ["a[5, 6, 7, 1]", "b[10]", "c[4, 2, 8, 9]"])
  }

  @Test func `moves what is appended or inserted again, with a warning (behaviour 550)`() {
    var snapshot = snapshot

    let log = logged {
      snapshot.appendItems([1, 6], toSection: "b")
      snapshot.insertItems([4, 2], afterItem: 5)
    }

    func warning(_ what: String, _ it: String, _ end: String) -> String {
      "Diffable data source detected an attempt to insert or append \(what) in the snapshot. The "
        + "existing item \(it) will be moved into place instead, but this operation will be more "
        + "expensive. For best performance, inserted item identifiers should always be unique. Set a "
        + "symbolic breakpoint on BUG_IN_CLIENT_OF_DIFFABLE_DATA_SOURCE__IDENTIFIER_ALREADY_EXISTS to "
        + "catch this in the debugger. Item \(it) that already \(end)"
    }
    #expect(layout(snapshot) == ["a[3]", "b[1, 6]", "c[5, 4, 2]"])
    #expect(log.failures.isEmpty)
    #expect(log.notes.map(\.name) == [.uiKitLog, .uiKitLog])
    #expect(
      log.notes.reasons == [
        warning("1 item identifier that already exists", "identifier", "exists: 1"),
        warning(
          "2 item identifiers that already exist", "identifiers", "exist: (\n    4,\n    2\n)"),
      ])
    #expect(
      log.notes.first?.details
        == "UIKit logs this in NSDiffableDataSourceSnapshot.appendItems(_:toSection:).")
  }

  @Test func `inserts, deletes and moves sections with their items`() {
    var snapshot = snapshot
    snapshot.insertSections(["d"], beforeSection: "a")
    snapshot.insertSections(["e", "f"], afterSection: "a")
    snapshot.moveSection("c", beforeSection: "a")
    snapshot.moveSection("d", afterSection: "b")
    snapshot.deleteSections(["e", "z"])

    #expect(layout(snapshot) == ["c[4, 5]", "a[1, 2, 3]", "f[]", "b[]", "d[]"])
    snapshot.deleteSections(["c"])
    #expect(snapshot.itemIdentifiers == [1, 2, 3])
    snapshot.deleteAllItems()
    #expect(snapshot.sectionIdentifiers == [])
  }

  @Test func `remembers what is to be reloaded, while it is there`() {
    var snapshot = snapshot
    snapshot.reloadItems([5, 1, 2])
    snapshot.reconfigureItems([4, 3])
    snapshot.reloadSections(["c", "a"])
    snapshot.deleteItems([2, 4])
    snapshot.deleteSections(["a"])

    #expect(snapshot.reloadedItemIdentifiers == [5])
    #expect(snapshot.reconfiguredItemIdentifiers == [])
    #expect(snapshot.reloadedSectionIdentifiers == ["c"])
  }

  @Test func `is a value`() {
    let old = snapshot
    var new = old
    new.deleteItems([1])

    #expect(layout(old) == layout(snapshot))
    #expect(new.itemIdentifiers == [2, 3, 4, 5])
  }

  @Test func `refuses identifiers that are not unique (behaviour 7.33)`() {
    #expect(
      reasons { $0.appendItems([7, 8, 7, 8, 7]) } == [
        "Fatal: supplied item identifiers are not unique. Duplicate identifiers: {(\n    7,\n    8\n)}"
      ])
    #expect(
      reasons { $0.appendSections(["x", "x"]) } == [
        "Fatal: supplied section identifiers are not unique. Duplicate identifiers: {(\n    x\n)}"
      ])
    #expect(
      reasons { $0.insertSections(["x", "a"], afterSection: "b") } == [
        "Diffable data source detected an attempt to insert or append 1 section identifier that "
          + "already exists in the snapshot. Identifiers in a snapshot must be unique. Section "
          + "identifier that already exists: a"
      ])
    #expect(
      reasons { $0.appendSections(["b", "a"]) } == [
        "Diffable data source detected an attempt to insert or append 2 section identifiers that "
          + "already exist in the snapshot. Identifiers in a snapshot must be unique. Section "
          + "identifiers that already exist: (\n    b,\n    a\n)"
      ])
  }

  @Test func `refuses places that do not exist`() {
    let section = "Invalid parameter not satisfying: section != NSNotFound"
    #expect(reasons { $0.appendItems([9], toSection: "z") } == [section])
    #expect(reasons { $0.insertItems([9], beforeItem: 99) } == [section])
    #expect(reasons { $0.insertItems([9], afterItem: 99) } == [section])
    #expect(
      reasons { $0.moveItem(99, beforeItem: 1) }
        == ["Invalid parameter not satisfying: fromIndex != NSNotFound"])
    #expect(
      reasons { $0.moveItem(1, afterItem: 99) }
        == ["Invalid parameter not satisfying: toIndex != NSNotFound"])
    #expect(
      reasons { $0.insertSections(["x"], beforeSection: "z") }
        == ["Invalid parameter not satisfying: insertIndex != NSNotFound"])
    #expect(
      reasons { $0.moveSection("z", beforeSection: "a") }
        == ["Invalid parameter not satisfying: fromSection != NSNotFound"])
    #expect(
      reasons { $0.moveSection("a", afterSection: "z") }
        == ["Invalid parameter not satisfying: toSection != NSNotFound"])
    let ofEmpty = failures {
      var empty = Snapshot()
      empty.appendItems([1])
    }
    #expect(
      ofEmpty.reasons
        == ["There are currently no sections in the data source. Please add a section first."])
  }

  @Test func `refuses what is to stand beside itself`() {
    #expect(
      reasons { $0.insertItems([9, 1], beforeItem: 1) } == [
        "Invalid update: destination for insertion operation [1] is in the insertion identifier list "
          + "for update"
      ])
    #expect(reasons { $0.moveItem(1, beforeItem: 1) }.count == 1)
    #expect(reasons { $0.moveSection("a", afterSection: "a") }.count == 1)
  }

  @Test func `refuses to reload or count what is not there`() {
    #expect(
      reasons { $0.reloadItems([1, 99]) }
        == ["Attempted to reload item identifier that does not exist in the snapshot: 99"])
    #expect(
      reasons { $0.reconfigureItems([99]) }
        == ["Attempted to reconfigure item identifier that does not exist in the snapshot: 99"])
    #expect(
      reasons { $0.reloadSections(["z"]) }
        == ["Attempted to reload section identifier that does not exist in the snapshot: z"])
    let missing =
      "Section identifier was not found. You can verify the section exists by calling the "
      + "indexOfSectionIdentifier API (which has O(1) performance)"
    #expect(reasons { _ = $0.numberOfItems(inSection: "z") } == [missing])
    #expect(reasons { _ = $0.itemIdentifiers(inSection: "z") } == [missing])
  }

  @Test func `holds 100,000 items, and finds each`() {
    var snapshot = Snapshot()
    snapshot.appendSections(["a", "b"])
    snapshot.appendItems(Array(0..<50_000), toSection: "a")
    snapshot.appendItems(Array(50_000..<100_000), toSection: "b")
    for item in stride(from: 0, to: 50_000, by: 50) {
      snapshot.moveItem(item, afterItem: item + 50_000)
    }

    #expect(snapshot.numberOfItems == 100_000)
    #expect(snapshot.numberOfItems(inSection: "b") == 51_000)
    #expect(snapshot.indexOfItem(99_950) == 99_949)
    #expect(snapshot.indexOfItem(49_950) == 99_950)
    #expect(snapshot.sectionIdentifier(containingItem: 100) == "b")
    #expect(Set(snapshot.itemIdentifiers).count == 100_000)
  }
}
