public import Foundation

/// A place for an object that a method of Objective-C's gives back; here it is a place like any other.
public typealias AutoreleasingUnsafeMutablePointer<Pointee> = UnsafeMutablePointer<Pointee>

/// A place for the error of a method that returns whether it succeeded.
public typealias NSErrorPointer = AutoreleasingUnsafeMutablePointer<NSError?>?
