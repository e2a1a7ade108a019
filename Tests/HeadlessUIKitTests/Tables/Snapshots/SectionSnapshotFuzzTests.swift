import HeadlessUIKit
import TestSupport
import Testing

/// An outline as a tree of objects, which is walked for each question.
private final class PlainItem {
  let name: Int
  weak var parent: PlainItem?
  var children: [PlainItem] = []
  var isExpanded = false

  init(_ name: Int) { self.name = name }

  var all: [PlainItem] { [self] + children.flatMap(\.all) }

  var visible: [PlainItem] { [self] + (isExpanded ? children.flatMap(\.visible) : []) }

  var level: Int { parent.map { $0.level + 1 } ?? -1 }

  func add(_ item: PlainItem, at index: Int) {
    item.parent = self
    children.insert(item, at: index)
  }

  func leave() { parent?.children.removeAll { $0 === self } }

  /// The place among its siblings.
  var place: Int { parent?.children.firstIndex { $0 === self } ?? 0 }
}

@Suite("Random outlines")
struct SectionSnapshotFuzzTests {
  private typealias Snapshot = NSDiffableDataSourceSectionSnapshot<Int>

  @Test(arguments: Fuzz.runs(short: 4, long: 200, steps: (300, 500)))
  func `are what trees are`(fuzz: Fuzz) {
    var random = fuzz.generator
    let root = PlainItem(-1)
    root.isExpanded = true
    var snapshot = Snapshot()
    var next = 0

    func new() -> PlainItem {
      next += 1
      return PlainItem(next)
    }

    for step in 0..<fuzz.steps {
      let items = root.all.dropFirst()
      let any = items.randomElement(using: &random)
      switch (random.next() % 9, any) {
      case (0, _), (_, nil):
        let added = [new(), new()]
        for item in added { root.add(item, at: root.children.count) }
        snapshot.append(added.map(\.name))
      case (1, let item?), (2, let item?):
        let child = new()
        item.add(child, at: item.children.count)
        snapshot.append([child.name], to: item.name)
      case (3, let item?):
        let added = new()
        item.parent?.add(added, at: item.place)
        snapshot.insert([added.name], before: item.name)
      case (4, let item?):
        let added = new()
        item.parent?.add(added, at: item.place + 1)
        snapshot.insert([added.name], after: item.name)
      case (5, let item?):
        item.leave()
        snapshot.delete([item.name])
      case (6, let item?):
        item.isExpanded.toggle()
        if item.isExpanded { snapshot.expand([item.name]) } else { snapshot.collapse([item.name]) }
      case (7, let item?):
        // A part is taken out, and comes back elsewhere.
        let part = snapshot.snapshot(of: item.name, includingParent: true)
        item.leave()
        snapshot.delete([item.name])
        guard let other = root.all.dropFirst().randomElement(using: &random) else {
          root.add(item, at: 0)
          snapshot = part
          break
        }
        other.parent?.add(item, at: other.place + 1)
        snapshot.insert(part, after: other.name)
      case (_, let item?):
        let part = snapshot.snapshot(of: item.name)
        guard part.items == item.all.dropFirst().map(\.name),
          part.items.allSatisfy({ part.level(of: $0) == snapshot.level(of: $0) - item.level - 1 })
        else {
          Issue.record("\(fuzz), step \(step): a part")
          return
        }
        let child = new()
        item.children = [child]
        child.parent = item
        var inside = Snapshot()
        inside.append([child.name])
        snapshot.replace(childrenOf: item.name, using: inside)
      }
      let all = root.all.dropFirst()
      guard snapshot.items == all.map(\.name), snapshot.rootItems == root.children.map(\.name),
        snapshot.visibleItems == root.visible.dropFirst().map(\.name),
        all.map(\.level) == all.map({ snapshot.level(of: $0.name) }),
        all.map({ snapshot.index(of: $0.name) }) == Array(0..<all.count),
        all.allSatisfy({ snapshot.parent(of: $0.name) == ($0.level > 0 ? $0.parent?.name : nil) })
      else {
        Issue.record("\(fuzz), step \(step)")
        return
      }
    }

    #expect(next > fuzz.steps / 4)
  }
}
