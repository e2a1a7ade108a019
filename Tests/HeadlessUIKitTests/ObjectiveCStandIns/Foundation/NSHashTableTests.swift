import Foundation
import HeadlessUIKit
import Testing

@Suite("NSHashTable")
struct NSHashTableTests {
  private final class Plain {}
  private protocol Listening: AnyObject {}
  private final class Listener: Listening {
    var end: () -> Void = {}
    deinit { end() }
  }

  @Test func `a weak one lets its objects go`() {
    let table = NSHashTable<AnyObject>.weakObjects()
    let kept = Plain()
    table.add(kept)
    do {
      let gone = Plain()
      table.add(gone)
      #expect(table.count == 2)
    }

    #expect(table.count == 1)
    #expect(table.allObjects.first === kept)
    #expect(table.anyObject === kept)
  }

  @Test(arguments: [[], NSHashTableStrongMemory])
  func `another one keeps them until they are removed`(options: NSPointerFunctions.Options) {
    let table = NSHashTable<Plain>(options: options)
    weak var object: Plain?
    do {
      let made = Plain()
      object = made
      table.add(made)
    }
    #expect(table.contains(object))

    table.remove(object)
    #expect(object == nil)
    #expect(table.count == 0)
  }

  @Test func `equal objects are one, unless only identical ones are`() {
    let (one, other) = (NSString("a"), NSMutableString(string: "a"))
    let equals = NSHashTable<NSString>()
    let identicals = NSHashTable<NSString>(options: NSHashTableObjectPointerPersonality)
    for table in [equals, identicals] {
      table.add(one)
      table.add(other)
      table.add(nil)
    }

    #expect(equals.allObjects.map { $0 === one } == [true])
    #expect(equals.member(other) === one)
    #expect(equals.member("b") == nil)
    #expect(identicals.count == 2)
    #expect(identicals.member(other) === other)
  }

  @Test func `objects are copied where it says so`() {
    let table = NSHashTable<NSString>(options: NSHashTableCopyIn)
    let text = NSMutableString(string: "a")
    table.add(text)
    text.append("b")

    #expect(table.allObjects == ["a"])
  }

  @Test func `objects may be known by a protocol, and come in the order in which they were added`()
  {
    let table = NSHashTable<any Listening>.weakObjects()
    let listeners = (0..<100).map { _ in Listener() }
    listeners.forEach(table.add)
    listeners.forEach(table.add)

    #expect(table.count == 100)
    #expect(zip(table.allObjects, listeners).allSatisfy { $0 === $1 })
    let listed = table.objectEnumerator().allObjects
    #expect(listed.count == 100 && listed.first as AnyObject === listeners.first)
  }

  @Test func `an object that goes may ask for the others`() {
    let table = NSHashTable<Listener>()
    var counts: [Int] = []
    for _ in 0..<2 {
      let listener = Listener()
      listener.end = { counts.append(table.count) }
      table.add(listener)
    }
    table.remove(table.anyObject)
    table.removeAllObjects()

    #expect(counts == [1, 0])
  }

  @Test func `tables are combined and compared`() {
    func table(_ words: NSString...) -> NSHashTable<NSString> {
      let table = NSHashTable<NSString>()
      words.forEach(table.add)
      return table
    }
    let all = table("a", "b")
    all.union(table("b", "c"))
    #expect(all.allObjects == ["a", "b", "c"])
    #expect(table("b").isSubset(of: all) && !all.isSubset(of: table("b")))
    #expect(all.intersects(table("x", "c")) && !all.intersects(table("x")))
    #expect(all.isEqual(to: table("c", "b", "a")) && !all.isEqual(to: table("c", "b")))

    let copy = all.copy() as? NSHashTable<NSString>
    all.minus(table("a", "x"))
    #expect(all.allObjects == ["b", "c"])
    all.intersect(table("c"))
    #expect(all.allObjects == ["c"])
    #expect(copy?.allObjects == ["a", "b", "c"])
  }
}
