import Testing

@testable import HeadlessUIKit

@MainActor
@Suite("KeptLink")
struct KeptLinkTests {
  private final class Thing {}

  @Test func `keeps what is kept`() {
    var thing: Thing? = Thing()
    weak let seen = thing
    let link = KeptLink(thing, isKept: true)

    thing = nil

    #expect(seen != nil)
    #expect(link.object === seen)
    #expect(link.kept === seen)
    #expect(link.isAlive)
  }

  @Test func `does not keep what is loose, and forgets it when it goes`() {
    var thing: Thing? = Thing()
    let link = KeptLink(thing, isKept: false)
    #expect(link.object === thing)
    #expect(link.kept == nil)
    #expect(link.isAlive)

    thing = nil

    #expect(link.object == nil)
    #expect(!link.isAlive)
  }

  @Test func `leads to what it was set to last`() {
    let (first, second) = (Thing(), Thing())
    var link = KeptLink(first, isKept: false)

    link.set(second, isKept: true)
    #expect(link.object === second)
    link.set(nil, isKept: true)
    #expect(link.object == nil)
    link.set(first, isKept: true)
    link.set(nil, isKept: false)
    #expect(link.object == nil)
  }

  @Test func `leaves alive what goes from kept to loose, as long as somebody else holds it`() {
    var thing: Thing? = Thing()
    var link = KeptLink(thing, isKept: true)

    link.set(thing, isKept: false)
    #expect(link.object === thing)
    thing = nil

    #expect(!link.isAlive)
  }
}
