public import HeadlessUIKit

// Dictionaries of Foundation's are Core Foundation's on Apple's systems; `fleet-port` takes the casts away.

/// Adds an item to the keychain.
@_disfavoredOverload @discardableResult
public func SecItemAdd(
  _ attributes: NSDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?
) -> OSStatus { SecItemAdd(swift(attributes), result) }

/// Finds items of the keychain.
@_disfavoredOverload @discardableResult
public func SecItemCopyMatching(
  _ query: NSDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?
) -> OSStatus { SecItemCopyMatching(swift(query), result) }

/// Changes items of the keychain.
@_disfavoredOverload @discardableResult
public func SecItemUpdate(
  _ query: NSDictionary, _ attributesToUpdate: NSDictionary
) -> OSStatus { SecItemUpdate(swift(query), swift(attributesToUpdate)) }

/// Changes items of the keychain.
@_disfavoredOverload @discardableResult
public func SecItemUpdate(
  _ query: NSDictionary, _ attributesToUpdate: CFDictionary
) -> OSStatus { SecItemUpdate(swift(query), attributesToUpdate) }

/// Changes items of the keychain.
@_disfavoredOverload @discardableResult
public func SecItemUpdate(
  _ query: CFDictionary, _ attributesToUpdate: NSDictionary
) -> OSStatus { SecItemUpdate(query, swift(attributesToUpdate)) }

/// Removes items of the keychain.
@_disfavoredOverload @discardableResult
public func SecItemDelete(_ query: NSDictionary) -> OSStatus { SecItemDelete(swift(query)) }

private func swift(_ dictionary: NSDictionary) -> CFDictionary {
  var result: CFDictionary = [:]
  for (key, value) in dictionary {
    if let name = key as? String { result[name] = value }
  }
  return result
}
