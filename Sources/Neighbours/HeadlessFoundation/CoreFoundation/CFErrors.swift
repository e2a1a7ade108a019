import Foundation
public import HeadlessUIKit

// What Core Foundation has for errors, which are NSErrors here.

/// Creates an error.
public func CFErrorCreate(
  _ allocator: CFAllocator!, _ domain: CFString!, _ code: CFIndex, _ userInfo: CFDictionary!
) -> CFError! {
  let known = (userInfo ?? [:]).compactMap { key, value in
    (key.base as? String).map { ($0, value) }
  }
  return NSError(
    domain: domain ?? "", code: code, userInfo: Dictionary(known) { first, _ in first })
}

/// Returns the domain of an error.
public func CFErrorGetDomain(_ err: CFError!) -> CFString! { err?.domain }

/// Returns the number of an error.
public func CFErrorGetCode(_ err: CFError!) -> CFIndex { err?.code ?? 0 }

/// Returns what else an error knows.
public func CFErrorCopyUserInfo(_ err: CFError!) -> CFDictionary! { err?.userInfo }

/// Returns an error's words for the user.
public func CFErrorCopyDescription(_ err: CFError!) -> CFString! { err?.localizedDescription }

/// Returns why it came to an error.
public func CFErrorCopyFailureReason(_ err: CFError!) -> CFString! {
  err?.localizedFailureReason
}

/// Returns what the user may do about an error.
public func CFErrorCopyRecoverySuggestion(_ err: CFError!) -> CFString! {
  err?.localizedRecoverySuggestion
}
