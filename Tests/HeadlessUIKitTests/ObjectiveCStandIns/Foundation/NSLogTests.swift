import Foundation
import HeadlessUIKit
import Testing

@MainActor
@Suite("NSLog with objects")
struct NSLogTests {
  private final class Bird: NSObject {
    override var description: String { "a robin" }
  }

  @Test func `says what they say of themselves, and null of none`() {
    let bird: Bird? = Bird()
    let none: Bird? = nil
    let words = String(
      format: "%@ %@ %@ %ld %.1f", arguments: loggable([bird, none, "text", 7, 1.5]))

    #expect(words == "a robin (null) text 7 1.5")
  }

  @Test func `compiles with objects, and without`() {
    let view: UIView? = UIView()
    NSLog("%@ and %@", view, ["key": 1] as [AnyHashable: Any])
    NSLog("nothing")
    NSLog("%ld and %@", 1, "text")
  }
}
