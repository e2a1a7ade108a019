public import HeadlessUIKit

/// An item of the keychain.
public struct KeychainItem: Hashable, Sendable {
  var values: [String: KeychainValue]
  /// What it is found by for ever, also once it has changed.
  let reference: Data

  /// The kind, such as `kSecClassGenericPassword`.
  public var kind: String { text(kSecClass) ?? "" }
  /// The account.
  public var account: String? { text(kSecAttrAccount) }
  /// The service.
  public var service: String? { text(kSecAttrService) }
  /// The server, of a password of one.
  public var server: String? { text(kSecAttrServer) }
  /// The group of apps that share it.
  public var accessGroup: String? { text(kSecAttrAccessGroup) }
  /// The label that a user reads.
  public var label: String? { text(kSecAttrLabel) }
  /// When it can be used, such as `kSecAttrAccessibleAfterFirstUnlock`.
  public var accessible: String { text(kSecAttrAccessible) ?? kSecAttrAccessibleWhenUnlocked }
  /// Whether it is on all devices of the user.
  public var isSynchronizable: Bool { values[kSecAttrSynchronizable]?.isTrue == true }
  /// Whether the user has to authenticate.
  public var needsUser: Bool { values[kSecAttrAccessControl] != nil }
  /// The kept data.
  public var data: Data { values[kSecValueData]?.data ?? Data() }
  /// The kept data, as a text.
  public var text: String { String(decoding: data, as: UTF8.self) }

  /// The kept key or certificate.
  var object: AnyObject? {
    switch kind {
    case kSecClassKey:
      SecKey(
        data, type: text(kSecAttrKeyType), keyClass: text(kSecAttrKeyClass),
        isInEnclave: text(kSecAttrTokenID) == kSecAttrTokenIDSecureEnclave)
    case kSecClassCertificate: SecCertificate(data)
    default: nil
    }
  }

  private func text(_ key: String) -> String? { values[key]?.text }

  /// The attributes that identify an item.
  private static let identity: [String: [String]] = [
    kSecClassGenericPassword: [kSecAttrAccount, kSecAttrService],
    kSecClassInternetPassword: [
      kSecAttrAccount, kSecAttrSecurityDomain, kSecAttrServer, kSecAttrProtocol,
      kSecAttrAuthenticationType, kSecAttrPort, kSecAttrPath,
    ],
    kSecClassKey: [
      kSecAttrKeyClass, kSecAttrApplicationLabel, kSecAttrApplicationTag, kSecAttrKeyType,
      kSecAttrKeySizeInBits,
    ],
  ]

  /// Whether two items cannot both be in the keychain.
  func isTwin(of other: KeychainItem) -> Bool {
    guard kind == other.kind, isSynchronizable == other.isSynchronizable,
      accessGroup == other.accessGroup
    else { return false }
    guard let keys = Self.identity[kind] else {
      return values[kSecValueData] == other.values[kSecValueData]
    }
    return keys.allSatisfy { values[$0] == other.values[$0] }
  }

  /// Its attributes, without what is kept.
  var attributes: [String: NSObject] {
    var attributes = values.mapValues(\.object)
    attributes[kSecValueData] = nil
    attributes[kSecAttrSynchronizable] = NSNumber(value: isSynchronizable)
    return attributes
  }
}
