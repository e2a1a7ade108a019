public import Foundation

extension NSValue {
  /// The pointer that the value holds.
  public var pointerValue: UnsafeMutableRawPointer? {
    var place: UInt = 0
    getValue(&place)
    return UnsafeMutableRawPointer(bitPattern: place)
  }
}
