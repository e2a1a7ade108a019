import HeadlessUIKit
import Locks

/// The keychain of one application, in memory.
final class Keychain: ScopedState {
  private struct State {
    var items: [KeychainItem] = []
    var added = 0
    var result: OSStatus?
  }

  private let state = Locked(State())

  var items: [KeychainItem] { state.withLock(\.items) }

  /// What every call answers, if a test has said so.
  var result: OSStatus? {
    get { state.withLock(\.result) }
    set { state.withLock { $0.result = newValue } }
  }

  /// Adds an item, and returns it; `nil` for one of a kind that there is not.
  func add(_ query: KeychainQuery) -> (status: OSStatus, item: KeychainItem?) {
    guard query.isUnderstood, query.kind != nil else { return (errSecParam, nil) }
    let now = Date()
    var values = query.attributes
    values[kSecAttrCreationDate] = values[kSecAttrCreationDate] ?? .date(now)
    values[kSecAttrModificationDate] = .date(now)
    if values[kSecAttrAccessible] == nil {
      let control =
        if case .control(let text, _) = values[kSecAttrAccessControl] { text } else { "" }
      values[kSecAttrAccessible] = .text(control.isEmpty ? kSecAttrAccessibleWhenUnlocked : control)
    }
    return state.withLock { [values] state in
      if let result = state.result { return (result, nil) }
      let item = KeychainItem(values: values, reference: Data("item \(state.added)".utf8))
      guard !state.items.contains(where: item.isTwin) else { return (errSecDuplicateItem, nil) }
      state.items.append(item)
      state.added += 1
      return (errSecSuccess, item)
    }
  }

  /// The items that are meant, as many as are wanted.
  func find(_ query: KeychainQuery) -> (status: OSStatus, items: [KeychainItem]) {
    guard query.meansSome else { return (errSecParam, []) }
    return state.withLock { state in
      if let result = state.result { return (result, []) }
      let found = state.items.filter { item in
        query.matches(item) && !(query.skipsUser && item.needsUser)
      }.prefix(query.limit)
      if found.isEmpty { return (errSecItemNotFound, []) }
      if query.forbidsUser, found.contains(where: \.needsUser) {
        return (errSecInteractionNotAllowed, [])
      }
      return (errSecSuccess, Array(found))
    }
  }

  /// Removes all items that are meant.
  func remove(_ query: KeychainQuery) -> OSStatus {
    guard query.meansSome else { return errSecParam }
    return state.withLock { state in
      if let result = state.result { return result }
      let count = state.items.count
      state.items.removeAll(where: query.matches)
      return state.items.count < count ? errSecSuccess : errSecItemNotFound
    }
  }

  /// Changes all items that are meant.
  func change(_ query: KeychainQuery, _ change: KeychainQuery) -> OSStatus {
    guard query.meansSome, change.isUnderstood, change.kind == nil,
      change.attributes.count == change.values.count
    else { return errSecParam }
    var values = change.attributes
    values[kSecAttrModificationDate] = .date(Date())
    return state.withLock { state in
      if let result = state.result { return result }
      let indices = state.items.indices.filter { query.matches(state.items[$0]) }
      guard !indices.isEmpty else { return errSecItemNotFound }
      var items = state.items
      for index in indices { items[index].values.merge(values) { $1 } }
      for index in indices {
        let twin = items.indices.contains { $0 != index && items[$0].isTwin(of: items[index]) }
        guard !twin else { return errSecDuplicateItem }
      }
      state.items = items
      return errSecSuccess
    }
  }
}
