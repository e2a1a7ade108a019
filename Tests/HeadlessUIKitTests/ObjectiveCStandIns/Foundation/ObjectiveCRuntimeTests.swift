import Foundation
import HeadlessUIKit
import HeadlessUIKitTestSupport
import TestSupport
import Testing

@MainActor
@Suite("What the Objective-C runtime declares", .ownApplication)
struct ObjectiveCRuntimeTests {
  final class Plain: NSObject {}

  // Only the addresses of these count.
  private let keys = UnsafeMutablePointer<UInt8>.allocate(capacity: 2)
  private var key: UnsafeRawPointer { UnsafeRawPointer(keys) }
  private var other: UnsafeRawPointer { UnsafeRawPointer(keys + 1) }

  @Test(arguments: [true, false])
  func `objects are associated under keys, and no longer with nil`(isView: Bool) {
    let owner = isView ? UIView() : Plain()
    objc_setAssociatedObject(owner, key, "a", .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    objc_setAssociatedObject(owner, other, 2, .OBJC_ASSOCIATION_RETAIN)
    #expect(objc_getAssociatedObject(owner, key) as? String == "a")
    #expect(objc_getAssociatedObject(owner, other) as? Int == 2)
    #expect(objc_getAssociatedObject(UIView(), key) == nil)

    objc_setAssociatedObject(owner, key, nil, .OBJC_ASSOCIATION_RETAIN)
    #expect(objc_getAssociatedObject(owner, key) == nil)
    objc_removeAssociatedObjects(owner)
    #expect(objc_getAssociatedObject(owner, other) == nil)
  }

  @Test func `assigned objects are not kept alive, and copied ones are copies`() {
    let owner = UIView()
    objc_setAssociatedObject(owner, key, Plain(), .OBJC_ASSOCIATION_ASSIGN)
    #expect(objc_getAssociatedObject(owner, key) == nil)

    let text = NSMutableString(string: "a")
    objc_setAssociatedObject(owner, key, text, .OBJC_ASSOCIATION_COPY_NONATOMIC)
    text.append("b")
    #expect((objc_getAssociatedObject(owner, key) as? NSString)?.description == "a")
  }

  @Test func `policies have their numbers`() {
    #expect(objc_AssociationPolicy(rawValue: 769) == .OBJC_ASSOCIATION_RETAIN)
  }

  @Test func `an autorelease pool is its body`() throws {
    #expect(autoreleasepool { 3 } == 3)
    #expect(throws: MethodNotImplemented.self) {
      try autoreleasepool { throw MethodNotImplemented() }
    }
  }

  @Test func `selectors are made of names, and back`() {
    #expect(NSStringFromSelector(NSSelectorFromString("save:")) == "save:")
  }

  @Test func `an object is held by one thread, as often as it likes`() {
    let object = NSObject()

    #expect(objc_sync_enter(object) == 0)
    #expect(objc_sync_enter(object) == 0)
    #expect(objc_sync_exit(object) == 0)
    #expect(objc_sync_exit(object) == 0)
    #expect(objc_sync_exit(object) == -1)
  }

  @Test func `a text is made of a format`() {
    #expect(NSString(format: "%d of %@", 3, "four" as NSString).description == "3 of four")
  }
}
