public import Foundation

// On Apple's systems these bridge to Swift's own types. Here they are those types, so that `as`
// and a literal do what they do there.

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
