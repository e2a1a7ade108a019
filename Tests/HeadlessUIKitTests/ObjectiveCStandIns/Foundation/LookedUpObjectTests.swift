import Foundation
import HeadlessUIKit
import Testing

@Suite("Whether any object equals another one")
struct LookedUpObjectTests {
  private final class Plain {}

  @Test func `its class says so, if it is one of Foundation's`() {
    let text: AnyObject = NSString("a")
    #expect(uiKitLookedUp(text).isEqual(NSMutableString(string: "a")))
    #expect(!uiKitLookedUp(text).isEqual("b" as NSString))
    #expect(!uiKitLookedUp(text).isEqual(nil))
    #expect(uiKitLookedUp("a" as AnyObject).isEqual("a"))
  }

  @Test func `another object equals itself`() {
    let (one, other) = (Plain(), Plain())
    let maybe: AnyObject? = one
    #expect(uiKitLookedUp(maybe)?.isEqual(one) == true)
    #expect(uiKitLookedUp(maybe)?.isEqual(other) == false)
    #expect(uiKitLookedUp(maybe)?.isEqual(nil) == false)
    #expect(uiKitLookedUp(nil as AnyObject?)?.isEqual(one) == nil)
  }
}
