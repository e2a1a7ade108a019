import FleetTesting
import HeadlessFoundation
import Testing

@MainActor
@Suite("Values that devices share")
struct NSUbiquitousKeyValueStoreTests {
  @Test func `are kept for an application`() {
    Fleet.withFreshApplication {
      let store = NSUbiquitousKeyValueStore.default
      store.set("wren", forKey: "bird")
      store.set(Int64(3), forKey: "count")
      store.set(true, forKey: "isRare")
      store.set(1.5, forKey: "weight")
      store.set([1, 2], forKey: "list")
      #expect(store.synchronize() && store === NSUbiquitousKeyValueStore.default)
      #expect(store.string(forKey: "bird") == "wren" && store.longLong(forKey: "count") == 3)
      #expect(store.bool(forKey: "isRare") && store.double(forKey: "weight") == 1.5)
      #expect(store.array(forKey: "list") as? [Int] == [1, 2])
      store.removeObject(forKey: "bird")
      #expect(store.object(forKey: "bird") == nil && store.longLong(forKey: "bird") == 0)
      #expect(store.dictionaryRepresentation.count == 4)
    }
    Fleet.withFreshApplication {
      #expect(NSUbiquitousKeyValueStore.default.dictionaryRepresentation.isEmpty)
    }
  }
}
