public import HeadlessUIKit

// What Core Foundation has for errors, which are NSErrors here.

/// A set of bits.
public typealias CFOptionFlags = UInt

/// Returns the domain of an error.
public func CFErrorGetDomain(_ err: CFError) -> CFString { err.domain }

/// Returns the number of an error.
public func CFErrorGetCode(_ err: CFError) -> Int { err.code }

/// Returns what else an error knows.
public func CFErrorCopyUserInfo(_ err: CFError) -> CFDictionary? { err.userInfo }
