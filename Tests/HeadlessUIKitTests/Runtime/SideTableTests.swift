import Testing

@testable import HeadlessUIKit

@MainActor
@Suite("Values of objects that have no room for them")
struct SideTableTests {
  private final class Owner {}

  @Test func `are those of the object that they were set for, until they are taken away`() {
    var table = SideTable<Int>()
    let (one, other) = (Owner(), Owner())

    _ = table.set(1, of: one)
    _ = table.set(2, of: other)
    _ = table.set(3, of: one)

    #expect(table.value(of: one) == 3)
    #expect(table.value(of: other) == 2)
    _ = table.set(nil, of: one)
    #expect(table.value(of: one) == nil)
    #expect(table.count == 1)
  }

  @Test func `are handed out once their objects have gone`() {
    var table = SideTable<Int>()
    let kept = Owner()
    _ = table.set(-1, of: kept)
    var dropped: [Int] = []
    for number in 0..<1000 { dropped += table.set(number, of: Owner()).values }

    #expect(table.value(of: kept) == -1)
    #expect(table.count < 70)
    // Each once; the ones that are not dropped yet are still in the table.
    #expect(Set(dropped).count == dropped.count)
    #expect(dropped.count == 1001 - table.count)
    #expect(!dropped.contains(-1))
  }

  @Test func `of many objects cost what those of few cost`() {
    var table = SideTable<Int>()
    let owners = (0..<100_000).map { _ in Owner() }

    for (number, owner) in owners.enumerated() { _ = table.set(number, of: owner) }

    #expect(table.count == 100_000)
    #expect(owners.indices.allSatisfy { table.value(of: owners[$0]) == $0 })
  }
}
