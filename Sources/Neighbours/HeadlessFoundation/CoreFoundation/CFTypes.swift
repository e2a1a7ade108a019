public import Foundation

/// The number of a kind of Core Foundation's objects.
public typealias CFTypeID = UInt

/// Returns the kind of an object: of a number whether it is a truth, of others what they are.
public func CFGetTypeID(_ cf: AnyObject!) -> CFTypeID {
  switch cf {
  case let number as NSNumber:
    String(cString: number.objCType) == "c" ? CFBooleanGetTypeID() : CFNumberGetTypeID()
  case is NSString: CFStringGetTypeID()
  case is NSArray: CFArrayGetTypeID()
  case is NSDictionary: CFDictionaryGetTypeID()
  case is NSData: CFDataGetTypeID()
  case is NSDate: CFDateGetTypeID()
  case is NSNull: CFNullGetTypeID()
  case is NSURL: CFURLGetTypeID()
  default: 1
  }
}

/// Returns the kind of nothing.
public func CFNullGetTypeID() -> CFTypeID { 16 }
/// Returns the kind of texts.
public func CFStringGetTypeID() -> CFTypeID { 7 }
/// Returns the kind of dictionaries.
public func CFDictionaryGetTypeID() -> CFTypeID { 18 }
/// Returns the kind of arrays.
public func CFArrayGetTypeID() -> CFTypeID { 19 }
/// Returns the kind of data.
public func CFDataGetTypeID() -> CFTypeID { 20 }
/// Returns the kind of truths.
public func CFBooleanGetTypeID() -> CFTypeID { 21 }
/// Returns the kind of numbers.
public func CFNumberGetTypeID() -> CFTypeID { 22 }
/// Returns the kind of addresses.
public func CFURLGetTypeID() -> CFTypeID { 29 }
/// Returns the kind of dates.
public func CFDateGetTypeID() -> CFTypeID { 42 }

/// Returns whether two objects are equal.
public func CFEqual(_ cf1: AnyObject!, _ cf2: AnyObject!) -> Bool {
  cf1 === cf2 || (cf1 as? NSObject)?.isEqual(cf2) == true
}

/// Returns whether a number has digits behind the point.
public func CFNumberIsFloatType(_ number: NSNumber!) -> Bool {
  ["f", "d"].contains(String(cString: number.objCType))
}

/// Nothing, as an object.
public typealias CFNull = NSNull

/// Nothing, as an object.
public var kCFNull: CFNull! { NSNull() }
