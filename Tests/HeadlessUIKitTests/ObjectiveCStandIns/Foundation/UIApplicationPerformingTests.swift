import Foundation
import HeadlessUIKit
import HeadlessUIKitTestSupport
import TestSupport
import Testing

@MainActor
@Suite("What the class of the application answers", .ownApplication)
struct UIApplicationPerformingTests {
  @Test func `the shared application is found by the name of its method`() {
    let selector = NSSelectorFromString("sharedApplication")

    #expect(UIApplication.responds(to: selector))
    let found = UIApplication.perform(selector)?.takeUnretainedValue() as? UIApplication
    #expect(found === UIApplication.shared)
  }

  @Test func `the shared application is a value of its class`() {
    let application = UIApplication.shared

    #expect(UIApplication.value(forKey: "sharedApplication") as? UIApplication === application)
    #expect(UIApplication.value(forKeyPath: "sharedApplication") as? UIApplication === application)
    let found = failures { #expect(UIApplication.value(forKeyPath: "shared") == nil) }
    #expect(
      found.reasons == [
        "[<UIApplication> valueForUndefinedKey:]: this class is not key value coding-compliant for "
          + "the key shared."
      ])
  }

  @Test func `nothing else is`() {
    #expect(!UIApplication.responds(to: Selector("openURL:")))
    #expect(!UIApplication.responds(to: nil))
    #expect(UIApplication.perform(Selector("openURL:")) == nil)
  }
}
