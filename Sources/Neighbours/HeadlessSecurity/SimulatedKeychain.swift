public import HeadlessUIKit

/// The contents of the keychain, and whether it can be asked, as a test says.
///
/// It belongs to the application of the test: that of a fresh one is empty, and works.
///
/// ```swift
/// let token = [
///   kSecClass: kSecClassGenericPassword, kSecAttrAccount: "wren", kSecValueData: Data("7".utf8),
/// ] as CFDictionary
/// SecItemAdd(token, nil)
/// print(SimulatedKeychain.items.map(\.text))  // ["7"]
/// ```
public enum SimulatedKeychain {
  /// Its items, in the order in which they were added.
  public static var items: [KeychainItem] { Keychain.current.items }

  /// What every call to it answers, such as `errSecInteractionNotAllowed` while a device is locked; `nil`, as
  /// at first, lets it work.
  ///
  /// ```swift
  /// SimulatedKeychain.result = errSecInteractionNotAllowed
  /// ```
  public static var result: OSStatus? {
    get { Keychain.current.result }
    set { Keychain.current.result = newValue }
  }
}
