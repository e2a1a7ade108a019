public import Foundation

// On Apple's systems these bridge to Swift's own types. Here they are Swift's types, so that `as`
// and a literal work as they do there.

/// An array, as Core Foundation's functions take it.
public typealias CFArray = [Any]

/// A dictionary, as Core Foundation's functions take it.
public typealias CFDictionary = [AnyHashable: Any]

/// A text, as Core Foundation's functions take it.
public typealias CFString = String

/// Data, as Core Foundation's functions take it.
public typealias CFData = Data

/// A number of seconds.
public typealias CFTimeInterval = Double

/// An address, as Core Foundation's functions take it.
public typealias CFURL = URL

/// Data that grows, as Core Foundation's functions take it.
public typealias CFMutableData = NSMutableData

/// A truth, as Core Foundation's functions take it: there is one object for each of the two.
public typealias CFBoolean = NSNumber

/// Any object, as Core Foundation's functions answer it.
public typealias CFTypeRef = AnyObject

/// A set of bits.
public typealias CFOptionFlags = UInt

/// An error, as Core Foundation's functions answer it.
public typealias CFError = NSError

/// The truth, as Core Foundation's functions take it.
public var kCFBooleanTrue: CFBoolean! { NSNumber(value: true) }

/// The opposite of the truth, as Core Foundation's functions take it.
public var kCFBooleanFalse: CFBoolean! { NSNumber(value: false) }

/// The allocator of Core Foundation's objects, which code does not choose here.
public final class CFAllocator: Sendable {}

/// The default allocator of Core Foundation's objects.
public let kCFAllocatorDefault: CFAllocator! = nil

/// The result of the system's functions: 0 for success.
public typealias OSStatus = Int32

/// That all went well.
public let noErr: OSStatus = 0
