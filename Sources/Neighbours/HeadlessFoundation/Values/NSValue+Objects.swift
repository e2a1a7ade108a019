public import Foundation

// Foundation on Linux keeps numbers in a value, and the address of an object is one.
extension NSValue {
  /// Creates a value with an object, which is not kept.
  public convenience init(nonretainedObject anObject: Any?) {
    let address = anObject.map { UInt(bitPattern: ObjectIdentifier($0 as AnyObject)) } ?? 0
    self.init(bytes: [address], objCType: "Q")
  }

  /// The object, which must be there still.
  public var nonretainedObjectValue: Any? {
    var address: UInt = 0
    getValue(&address)
    guard let pointer = UnsafeRawPointer(bitPattern: address) else { return nil }
    return Unmanaged<AnyObject>.fromOpaque(pointer).takeUnretainedValue()
  }

  /// Creates a value with an address.
  public convenience init(pointer: UnsafeRawPointer?) {
    self.init(bytes: [UInt(bitPattern: pointer)], objCType: "Q")
  }

  /// The address in the value.
  public var pointerValue: UnsafeMutableRawPointer? {
    var address: UInt = 0
    getValue(&address)
    return UnsafeMutableRawPointer(bitPattern: address)
  }
}
