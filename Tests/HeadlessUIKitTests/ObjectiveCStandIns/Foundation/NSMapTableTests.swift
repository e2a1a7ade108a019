import Foundation
import HeadlessUIKit
import Testing

@Suite("NSMapTable")
struct NSMapTableTests {
  private typealias Options = NSPointerFunctions.Options
  private final class Plain {}
  private typealias Table = NSMapTable<Plain, Plain>

  /// The tables, and whether they keep an entry's key and value alive.
  private static let kinds: [(make: @Sendable () -> Table, keepsKey: Bool, keepsValue: Bool)] = [
    ({ .strongToStrongObjects() }, true, true),
    ({ .weakToStrongObjects() }, false, true),
    ({ .strongToWeakObjects() }, true, false),
    ({ .weakToWeakObjects() }, false, false),
    ({ Table() }, true, true),
    ({ Table(keyOptions: NSMapTableWeakMemory) }, false, true),
    ({ Table(keyOptions: .strongMemory, valueOptions: .weakMemory) }, true, false),
  ]

  @Test(arguments: kinds.indices)
  func `an entry goes with what the table does not keep`(kind: Int) {
    let (make, keepsKey, keepsValue) = Self.kinds[kind]
    let (key, value) = (Plain(), Plain())

    let ofKeptKey = make()
    ofKeptKey.setObject(Plain(), forKey: key)
    #expect((ofKeptKey.object(forKey: key) != nil) == keepsValue)
    #expect(ofKeptKey.count == (keepsValue ? 1 : 0))

    let ofKeptValue = make()
    ofKeptValue.setObject(value, forKey: Plain())
    #expect(ofKeptValue.count == (keepsKey ? 1 : 0))
  }

  @Test func `a key that equals another one has its value, unless only identical ones do`() {
    let equals = NSMapTable<NSString, NSNumber>()
    let identicals = NSMapTable<NSString, NSNumber>(
      keyOptions: NSMapTableObjectPointerPersonality)
    let (one, other) = (NSString("a"), NSMutableString(string: "a"))
    for table in [equals, identicals] {
      table.setObject(1, forKey: one)
      table.setObject(2, forKey: other)
      table.setObject(nil, forKey: "b")
      table.setObject(3, forKey: nil)
    }

    #expect(equals.object(forKey: one) == 2)
    #expect(equals.count == 1)
    #expect(identicals.object(forKey: one) == 1)
    #expect(identicals.object(forKey: other) == 2)
    #expect(equals.object(forKey: nil) == nil)
    #expect(NSMapTable<NSString, AnyObject>().object(forKey: "a") == nil)
  }

  @Test func `keys and values come in the order in which they were added, until they are removed`()
  {
    let table = NSMapTable<NSString, NSNumber>.strongToStrongObjects()
    for (number, word) in ["c", "a", "b"].enumerated() {
      table.setObject(number as NSNumber, forKey: word as NSString)
    }
    table.setObject(9, forKey: "a")
    #expect(table.keyEnumerator().allObjects as? [NSString] == ["c", "a", "b"])
    #expect(table.objectEnumerator()?.allObjects as? [NSNumber] == [0, 9, 2])

    let copy = table.copy() as? NSMapTable<NSString, NSNumber>
    table.removeObject(forKey: "a")
    table.removeObject(forKey: nil)
    #expect(table.keyEnumerator().allObjects as? [NSString] == ["c", "b"])
    table.removeAllObjects()
    #expect(table.count == 0)
    #expect(copy?.object(forKey: "a") == 9)
  }

  @Test func `keys are copied where it says so`() {
    let table = NSMapTable<NSString, NSNumber>(keyOptions: NSMapTableCopyIn)
    let key = NSMutableString(string: "a")
    table.setObject(1, forKey: key)
    key.append("b")

    #expect(table.object(forKey: "a") == 1)
  }
}
