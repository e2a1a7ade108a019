import Testing

@testable import HeadlessUIKit

@MainActor
@Suite("KeptLink")
struct KeptLinkTests {
  private final class Thing {}

  /// The answers of a link; the link itself cannot be copied into an expectation.
  private struct Answer {
    let object: Thing?
    let kept: Thing?
    let isAlive: Bool
  }

  private func answer(of link: borrowing KeptLink<Thing>) -> Answer {
    Answer(object: link.object, kept: link.kept, isAlive: link.isAlive)
  }

  @Test func `keeps what is kept`() {
    var thing: Thing? = Thing()
    weak let seen = thing
    let link = KeptLink(thing, isKept: true)

    thing = nil

    #expect(seen != nil)
    #expect(answer(of: link).object === seen)
    #expect(answer(of: link).kept === seen)
    #expect(answer(of: link).isAlive)
  }

  @Test func `does not keep what is loose, and forgets it when it goes`() {
    var thing: Thing? = Thing()
    let link = KeptLink(thing, isKept: false)
    #expect(answer(of: link).object === thing)
    #expect(answer(of: link).kept == nil)
    #expect(answer(of: link).isAlive)

    thing = nil

    #expect(answer(of: link).object == nil)
    #expect(!answer(of: link).isAlive)
  }

  @Test func `leads to what it was set to last`() {
    let (first, second) = (Thing(), Thing())
    var link = KeptLink(first, isKept: false)

    link.set(second, isKept: true)
    #expect(answer(of: link).object === second)
    link.set(nil, isKept: true)
    #expect(answer(of: link).object == nil)
    link.set(first, isKept: true)
    link.set(nil, isKept: false)
    #expect(answer(of: link).object == nil)
  }

  @Test func `leaves alive what goes from kept to loose, as long as somebody else holds it`() {
    var thing: Thing? = Thing()
    var link = KeptLink(thing, isKept: true)

    link.set(thing, isKept: false)
    #expect(answer(of: link).object === thing)
    thing = nil

    #expect(!answer(of: link).isAlive)
  }
}
