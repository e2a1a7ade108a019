import HeadlessFoundation
import Testing

@Suite("Numbers and values that Foundation on Linux lacks")
struct NSValueObjectsTests {
  @Test func `a value keeps no object, and gives it back`() throws {
    let object = NSObject()
    let value = NSValue(nonretainedObject: object)

    #expect(value.nonretainedObjectValue as AnyObject === object)
    #expect(value == NSValue(nonretainedObject: object))
    #expect(value != NSValue(nonretainedObject: NSObject()))
    #expect(NSValue(nonretainedObject: nil).nonretainedObjectValue == nil)
    #expect(Set([value, NSValue(nonretainedObject: object)]).count == 1)
  }

  @Test func `a value keeps an address`() {
    let pointer = UnsafeRawPointer(bitPattern: 0x1000)

    #expect(NSValue(pointer: pointer).pointerValue.map { UnsafeRawPointer($0) } == pointer)
    #expect(NSValue(pointer: nil).pointerValue == nil)
  }

  @Test func `a number becomes one of Core Graphics'`() {
    #expect(CGFloat(truncating: 2.5) == 2.5)
    #expect(CGFloat(exactly: NSNumber(value: 2.5)) == 2.5)
  }
}
