import Foundation
import HeadlessUIKit
import Testing

@Suite("What Foundation's classes have on Apple's systems")
struct FoundationMembersTests {
  @Test func `file managers are equal to themselves`() {
    let own = FileManager()

    #expect(Set([FileManager.default, .default, own]).count == 2)
    #expect(own == own && own != .default)
  }

  @Test func `objects are left where there was memory for another value`() {
    let numbers = UnsafeMutablePointer<Double>.allocate(capacity: 1)
    defer { numbers.deallocate() }
    numbers.pointee = 1.5
    let place = AutoreleasingUnsafeMutablePointer<AnyObject?>(numbers)
    #expect(place.pointee == nil)
    place.pointee = NSNumber(value: 2)
    #expect(place.pointee as? Double == 2)
    place.pointee = nil

    var text: NSString? = "robin"
    withUnsafeMutablePointer(to: &text) { text in
      let place = AutoreleasingUnsafeMutablePointer<AnyObject?>(text)
      #expect((place.pointee as? NSString) == "robin")
    }
  }

  @Test func `a class knows how large its objects are`() {
    final class Large: NSObject { let values = (1, 2, 3) }
    let small = class_getInstanceSize(NSObject.self)

    #expect(small >= 16)
    #expect(class_getInstanceSize(Large.self) == small + 3 * MemoryLayout<Int>.size)
    #expect(class_getInstanceSize(nil) == 0)
  }
}
