import FleetTesting
import HeadlessFoundation
import Testing

@MainActor
@Suite("Arrays of an object's property")
struct KeyedArrayTests {
  @Test func `tell of the elements that change`() {
    let (bird, listener) = (ObservedBird(), BirdListener())
    bird.uiKitAddObserver(listener, forKeyPath: "eggs", options: [.old, .new], context: nil)
    let eggs = bird.mutableArrayValue(forKey: "eggs")
    eggs.add("a")
    eggs.insert("b", at: 0)
    eggs.addObjects(from: ["c", "d"])
    eggs.replaceObject(at: 1, with: "e")
    eggs.remove("c")
    eggs.removeLastObject()
    eggs.removeAllObjects()
    eggs.removeAllObjects()
    bird.eggs = ["f"]
    #expect(
      listener.heard == [
        "eggs 2 new [\"a\"] at [0]", "eggs 2 new [\"b\"] at [0]",
        "eggs 2 new [\"c\", \"d\"] at [2, 3]",
        "eggs 4 old [\"a\"] new [\"e\"] at [1]", "eggs 3 old [\"c\"] at [2]",
        "eggs 3 old [\"d\"] at [2]", "eggs 3 old [\"b\", \"e\"] at [0, 1]",
        "eggs 1 old [] new [\"f\"]",
      ])
    bird.uiKitRemoveObserver(listener, forKeyPath: "eggs")
  }

  @Test func `set properties of Swift's arrays, which are seen at once`() {
    let bird = ObservedBird()
    let songs = bird.mutableArrayValue(forKey: "songs")
    songs.add("trill")
    songs.insert("call", at: 0)
    #expect(bird.songs == ["call", "trill"])
    bird.songs.append("chirp")
    #expect(songs.count == 3 && songs.index(of: "chirp") == 2 && songs.contains("call"))
    #expect(songs.compactMap { $0 as? String } == bird.songs)
  }

  @Test func `stand beside other values by name`() {
    let bird = ObservedBird()
    bird.setValuesForKeys(["name": "jay", "songs": ["call"]])
    let values = bird.dictionaryWithValues(forKeys: ["name", "mate"])
    #expect(bird.name == "jay" && bird.songs == ["call"])
    #expect(values["name"] as? String == "jay" && values["mate"] is NSNull && values.count == 2)
  }
}
