public import HeadlessUIKit

/// Adds an item to the keychain.
@discardableResult
public func SecItemAdd(
  _ attributes: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?
) -> OSStatus {
  let query = KeychainQuery(attributes)
  let (status, item) = Keychain.current.add(query)
  if let item, let answer = answer(query, [item]) { result?.pointee = answer }
  return status
}

/// Finds items of the keychain.
@discardableResult
public func SecItemCopyMatching(
  _ query: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?
) -> OSStatus {
  let query = KeychainQuery(query)
  let (status, items) = Keychain.current.find(query)
  if status == errSecSuccess, let answer = answer(query, items) { result?.pointee = answer }
  return status
}

/// Changes items of the keychain.
@discardableResult
public func SecItemUpdate(_ query: CFDictionary, _ attributesToUpdate: CFDictionary) -> OSStatus {
  Keychain.current.change(KeychainQuery(query), KeychainQuery(attributesToUpdate))
}

/// Removes items of the keychain.
@discardableResult
public func SecItemDelete(_ query: CFDictionary) -> OSStatus {
  Keychain.current.remove(KeychainQuery(query))
}

/// What a query wants of items: of each, if it wants a list.
private func answer(_ query: KeychainQuery, _ items: [KeychainItem]) -> CFTypeRef? {
  let answers = items.compactMap { answer(query, $0) }
  return query.wantsList && !answers.isEmpty ? answers as NSArray : answers.first
}

private func answer(_ query: KeychainQuery, _ item: KeychainItem) -> AnyObject? {
  let reference = item.reference as NSData
  let object = query.wantsObject ? item.object : nil
  guard query.wantsAttributes else {
    return query.wantsData
      ? item.data as NSData : object ?? (query.wantsReference ? reference : nil)
  }
  var attributes: [String: AnyObject] = item.attributes
  if query.wantsData { attributes[kSecValueData] = item.data as NSData }
  if query.wantsReference { attributes[kSecValuePersistentRef] = reference }
  attributes[kSecValueRef] = object
  return attributes as NSDictionary
}
