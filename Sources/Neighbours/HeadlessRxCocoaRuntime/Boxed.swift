import Foundation
import HeadlessUIKit

// What an argument is in the list that RxCocoa hears: numbers, structures and pointers are objects there, and
// what is missing is `NSNull`.

func boxed(_ value: Bool) -> Any { NSNumber(value: value) }
func boxed(_ value: Int) -> Any { NSNumber(value: value) }
func boxed(_ value: CGFloat) -> Any { NSNumber(value: Double(value)) }
func boxed(_ value: CGPoint) -> Any { NSValue(cgPoint: value) }
func boxed(_ value: CGSize) -> Any { NSValue(cgSize: value) }
func boxed(_ value: NSRange) -> Any { NSValue(range: value) }

func boxed<Value: RawRepresentable>(_ value: Value) -> Any where Value.RawValue: BinaryInteger {
  NSNumber(value: Int(value.rawValue))
}

func boxed<Value>(_ pointer: UnsafeMutablePointer<Value>) -> Any {
  var place = UInt(bitPattern: pointer)
  return NSValue(bytes: &place, objCType: "Q")
}

func boxed<Value>(_ value: Value?) -> Any { value ?? NSNull() }

@_disfavoredOverload
func boxed<Value>(_ value: Value) -> Any { value }
