public import Foundation
public import HeadlessUIKit

/// A number that there is once.
public typealias CFUUID = NSUUID

/// Creates a number that there is once.
public func CFUUIDCreate(_ alloc: CFAllocator!) -> CFUUID! { NSUUID() }

/// Returns the text of such a number.
public func CFUUIDCreateString(_ alloc: CFAllocator!, _ uuid: CFUUID!) -> CFString! {
  uuid.uuidString
}
