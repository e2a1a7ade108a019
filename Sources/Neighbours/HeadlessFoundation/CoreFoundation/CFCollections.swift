public import Foundation
public import HeadlessUIKit

/// Returns how many elements an array has.
public func CFArrayGetCount(_ theArray: CFArray!) -> CFIndex { theArray.count }

/// Returns how many entries a dictionary has.
public func CFDictionaryGetCount(_ theDict: CFDictionary!) -> CFIndex { theDict.count }

/// Returns how many bytes there are.
public func CFDataGetLength(_ theData: CFData!) -> CFIndex { theData.count }

/// Copies a part of the bytes to a buffer.
public func CFDataGetBytes(
  _ theData: CFData!, _ range: CFRange, _ buffer: UnsafeMutablePointer<UInt8>!
) {
  guard let part = Range(NSRange(location: range.location, length: range.length)),
    part.upperBound <= theData.count
  else { return }
  theData.dropFirst(part.lowerBound).prefix(part.count).copyBytes(to: buffer, count: part.count)
}

/// Creates data of bytes.
public func CFDataCreate(
  _ allocator: CFAllocator!, _ bytes: UnsafePointer<UInt8>!, _ length: CFIndex
) -> CFData! { bytes.map { Data(bytes: $0, count: length) } ?? Data() }

/// Creates data that grows.
public func CFDataCreateMutable(
  _ allocator: CFAllocator!, _ capacity: CFIndex
) -> CFMutableData! { NSMutableData() }
