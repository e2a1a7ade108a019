import HeadlessUIKit
import TestSupport
import Testing

@Suite("NSDiffableDataSourceSectionSnapshot")
struct NSDiffableDataSourceSectionSnapshotTests {
  private typealias Snapshot = NSDiffableDataSourceSectionSnapshot<String>

  private var snapshot: Snapshot {
    var snapshot = Snapshot()
    snapshot.append(["food", "drinks"])
    snapshot.append(["fruit", "bread"], to: "food")
    snapshot.append(["apple"], to: "fruit")
    return snapshot
  }

  private func reasons(
    sourceLocation: SourceLocation = #_sourceLocation, _ body: (inout Snapshot) -> Void
  ) -> [String] {
    var changed = snapshot
    let failures = failures { body(&changed) }
    #expect(
      changed.visualDescription() == snapshot.visualDescription(), sourceLocation: sourceLocation)
    return failures.reasons
  }

  @Test func `is an outline`() {
    #expect(snapshot.items == ["food", "fruit", "apple", "bread", "drinks"])
    #expect(snapshot.rootItems == ["food", "drinks"])
    #expect(snapshot.visibleItems == ["food", "drinks"])
    #expect(snapshot.index(of: "drinks") == 4)
    #expect(snapshot.index(of: "cake") == nil)
    #expect(snapshot.level(of: "apple") == 2)
    #expect(snapshot.parent(of: "apple") == "fruit")
    #expect(snapshot.parent(of: "food") == nil)
    #expect(snapshot.contains("bread"))
    #expect(!snapshot.contains("cake"))
  }

  @Test func `opens and closes`() {
    var snapshot = snapshot
    snapshot.expand(["food", "cake"])
    #expect(snapshot.visibleItems == ["food", "fruit", "bread", "drinks"])
    #expect(snapshot.isExpanded("food"))
    #expect(!snapshot.isVisible("apple"))
    snapshot.expand(["fruit"])
    #expect(snapshot.isVisible("apple"))

    snapshot.collapse(["food"])

    #expect(snapshot.visibleItems == ["food", "drinks"])
    #expect(
      snapshot.visualDescription() == """
        <NSDiffableDataSourceSectionSnapshot
        -*food
          + fruit
            - apple
          - bread
        -*drinks
        >
        """)
  }

  @Test func `inserts beside items and what they hold`() {
    var snapshot = snapshot
    snapshot.insert(["meat"], after: "fruit")
    snapshot.insert(["tools"], before: "food")
    snapshot.append(["pear"], to: "fruit")

    #expect(
      snapshot.items
        == ["tools", "food", "fruit", "apple", "pear", "meat", "bread", "drinks"])
    #expect(snapshot.parent(of: "meat") == "food")
    #expect(snapshot.parent(of: "tools") == nil)
  }

  @Test func `deletes items with what they hold`() {
    var snapshot = snapshot
    snapshot.delete(["apple", "fruit", "fruit"])
    #expect(snapshot.items == ["food", "bread", "drinks"])
    snapshot.append(["tea"], to: "drinks")
    snapshot.delete(["food"])
    #expect(snapshot.items == ["drinks", "tea"])
    snapshot.deleteAll()
    #expect(snapshot.items == [])
  }

  @Test func `takes parts out and puts them in, open as they are`() {
    var snapshot = snapshot
    snapshot.expand(["fruit"])
    var part = snapshot.snapshot(of: "food")
    #expect(part.items == ["fruit", "apple", "bread"])
    #expect(part.rootItems == ["fruit", "bread"])
    #expect(part.visibleItems == ["fruit", "apple", "bread"])
    #expect(snapshot.snapshot(of: "food", includingParent: true).rootItems == ["food"])

    part.delete(["bread"])
    part.append(["cake"])
    snapshot.replace(childrenOf: "food", using: part)
    #expect(snapshot.items == ["food", "fruit", "apple", "cake", "drinks"])
    #expect(snapshot.isExpanded("fruit"))
    #expect(snapshot.parent(of: "cake") == "food")

    var tools = Snapshot()
    tools.append(["tools"])
    tools.append(["saw"], to: "tools")
    snapshot.insert(tools, after: "food")
    #expect(snapshot.items == ["food", "fruit", "apple", "cake", "tools", "saw", "drinks"])
    #expect(snapshot.level(of: "saw") == 1)
    #expect(Snapshot(snapshot).items == snapshot.items)
  }

  @Test func `refuses what makes no sense`() {
    #expect(
      reasons { $0.append(["cake", "apple", "cake"]) } == [
        "Identifiers in a section snapshot must be unique. Duplicate item identifiers: {(\n    "
          + "apple,\n    cake\n)}"
      ])
    #expect(reasons { $0.delete(["food", "cake"]) } == ["Failed to find index of item cake"])
    #expect(
      reasons { $0.append(["pie"], to: "cake") }
        == ["Parent item identifier does not exist in section snapshot: cake"])
    #expect(
      reasons { $0.insert(["pie"], before: "cake") } == [
        "Item identifier to insert before does not exist in section snapshot: cake"
      ])
    #expect(
      reasons { $0.replace(childrenOf: "fruit", using: snapshot.snapshot(of: "food")) }.count == 1)
    #expect(
      reasons { _ = $0.isExpanded("cake") }
        == ["Item identifier does not exist in section snapshot: cake"])
    #expect(
      reasons { _ = $0.parent(of: "cake") }
        == ["Child item identifier does not exist in section snapshot: cake"])
    #expect(reasons { _ = $0.level(of: "cake") }.count == 1)
    #expect(reasons { _ = $0.isVisible("cake") }.count == 1)
    #expect(reasons { _ = $0.snapshot(of: "cake") }.count == 1)
    #expect(reasons { $0.append([], to: "cake") } == [])
  }

  @Test func `may be ten thousand items deep`() {
    let count = 10_000
    var chain = NSDiffableDataSourceSectionSnapshot<Int>()
    for item in 0..<count { chain.append([item], to: item > 0 ? item - 1 : nil) }

    #expect(chain.items == Array(0..<count))
    #expect(chain.rootItems == [0])
    #expect(chain.level(of: count - 1) == count - 1)
    #expect(chain.index(of: count - 1) == count - 1)
    chain.expand(Array(0..<count))
    #expect(chain.visibleItems == chain.items)
    chain.insert([-1], after: 1)
    #expect(chain.index(of: -1) == count)
    #expect(chain.level(of: -1) == 1)
    for item in (5..<count).reversed() { chain.delete([item]) }
    #expect(chain.items == [0, 1, 2, 3, 4, -1])
    chain.delete([0])
    #expect(chain.items.isEmpty)
  }
}
