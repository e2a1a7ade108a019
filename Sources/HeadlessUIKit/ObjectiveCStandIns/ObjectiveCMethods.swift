// Methods are exchanged and looked up by the Objective-C runtime, which is not here: nothing is found by these
// functions, and nothing is changed. Code that uses them compiles, and fleet-port warns of it.

/// What implements a method.
public typealias IMP = OpaquePointer
/// A method of a class.
public typealias Method = OpaquePointer

/// Finds no method.
public func class_getInstanceMethod(_ type: AnyClass?, _ name: Selector) -> Method? { nil }
/// Finds no method.
public func class_getClassMethod(_ type: AnyClass?, _ name: Selector) -> Method? { nil }
/// Finds no implementation.
public func class_getMethodImplementation(_ type: AnyClass?, _ name: Selector) -> IMP? { nil }
/// Finds no property.
public func class_getProperty(
  _ type: AnyClass?, _ name: UnsafePointer<CChar>
) -> OpaquePointer? { nil }
/// Finds no attributes.
public func property_getAttributes(_ property: OpaquePointer) -> UnsafePointer<CChar>? { nil }
/// Finds no methods.
public func class_copyMethodList(
  _ type: AnyClass?, _ count: UnsafeMutablePointer<UInt32>?
) -> UnsafeMutablePointer<Method>? {
  count?.pointee = 0
  return nil
}
/// Finds no properties.
public func class_copyPropertyList(
  _ type: AnyClass?, _ count: UnsafeMutablePointer<UInt32>?
) -> UnsafeMutablePointer<OpaquePointer>? {
  count?.pointee = 0
  return nil
}
/// Adds nothing.
@discardableResult
public func class_addMethod(
  _ type: AnyClass?, _ name: Selector, _ implementation: IMP, _ types: UnsafePointer<CChar>?
) -> Bool { false }
/// Replaces nothing.
@discardableResult
public func class_replaceMethod(
  _ type: AnyClass?, _ name: Selector, _ implementation: IMP, _ types: UnsafePointer<CChar>?
) -> IMP? { nil }
/// Returns the implementation of a method.
public func method_getImplementation(_ method: Method) -> IMP { method }
/// Changes nothing.
@discardableResult
public func method_setImplementation(_ method: Method, _ implementation: IMP) -> IMP { method }
/// Exchanges nothing.
public func method_exchangeImplementations(_ method: Method, _ other: Method) {}
/// Finds no types.
public func method_getTypeEncoding(_ method: Method) -> UnsafePointer<CChar>? { nil }
/// Returns the class of an object.
public func object_getClass(_ object: Any?) -> AnyClass? {
  object.map { type(of: $0 as AnyObject) }
}
/// Changes nothing, and returns the class of the object.
@discardableResult
public func object_setClass(_ object: Any?, _ type: AnyClass) -> AnyClass? {
  object_getClass(object)
}
/// Returns the superclass of a class.
public func class_getSuperclass(_ type: AnyClass?) -> AnyClass? { type.flatMap(_getSuperclass) }
