import Foundation
import Predicates
import Testing

@Suite("NSSortDescriptor(key:ascending:)")
struct SortDescriptorKeyTests {
  final class Bird: NSObject {
    let name: String?
    let mate: Bird?

    init(_ name: String?, mate: Bird? = nil) {
      self.name = name
      self.mate = mate
    }
  }

  private let birds = [
    Bird("b"), Bird(nil, mate: Bird("x")), Bird("C", mate: Bird("a")), Bird("a"),
  ]

  @Test func `sorts by a key, a path, a key path, and as methods of texts compare`() {
    let rows: [(NSSortDescriptor, [String?])] = [
      (NSSortDescriptor(key: "name", ascending: true), [nil, "C", "a", "b"]),
      (NSSortDescriptor(key: "name", ascending: false), ["b", "a", "C", nil]),
      (
        NSSortDescriptor(
          key: "name", ascending: true, selectorNamed: "localizedCaseInsensitiveCompare:"),
        [nil, "a", "b", "C"]
      ),
      (NSSortDescriptor(keyPath: \Bird.name, ascending: true), [nil, "C", "a", "b"]),
      (
        NSSortDescriptor(key: "name", ascending: true) { one, other in
          "\(other)".compare("\(one)")
        }, ["b", "a", "C", nil]
      ),
    ]
    for (descriptor, names) in rows {
      let sorted = NSArray(array: birds).sortedArray(using: [descriptor])
      #expect(sorted.map { ($0 as? Bird)?.name } == names)
    }
    let byMate = NSSortDescriptor(key: "mate.name", ascending: false)
    let sorted = NSArray(array: birds).sortedArray(using: [byMate])
    #expect(sorted.map { ($0 as? Bird)?.mate?.name }.prefix(2) == ["x", "a"])
  }

  @Test func `knows its key, also turned round`() {
    let descriptor = NSSortDescriptor(key: "mate.name", ascending: true)

    #expect(descriptor.key == "mate.name")
    #expect((descriptor.reversedSortDescriptor as? NSSortDescriptor)?.key == "mate.name")
    #expect(NSSortDescriptor(keyPath: \Bird.name, ascending: true).key == nil)
  }
}
