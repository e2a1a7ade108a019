import HeadlessUIKit

/// What an app says of items: attributes, what it wants of them, and how many.
struct KeychainQuery {
  let values: [String: KeychainValue]
  /// Whether all values and names are of a kind that there is.
  let isUnderstood: Bool

  /// What says how to look, and is no attribute of an item.
  private static let directions = ["m_", "r_", "u_"]

  init(_ dictionary: [AnyHashable: Any]) {
    var values: [String: KeychainValue] = [:]
    var isUnderstood = true
    for (key, value) in dictionary {
      guard let name = key.base as? String else {
        isUnderstood = false
        continue
      }
      if name == kSecValueRef, let kept = Self.values(of: value) {
        values.merge(kept) { given, _ in given }
      } else if let value = KeychainValue(value) {
        values[name] = value
      } else if !Self.isDirection(name) {
        isUnderstood = false
      }
    }
    self.values = values
    self.isUnderstood = isUnderstood
  }

  /// What the keychain keeps of a key or a certificate.
  private static func values(of object: Any) -> [String: KeychainValue]? {
    if let key = object as? SecKey { return key.keychainValues }
    guard let certificate = object as? SecCertificate else { return nil }
    let label = SecCertificateCopySubjectSummary(certificate) ?? ""
    return [
      kSecClass: .text(kSecClassCertificate), kSecAttrLabel: .text(label),
      kSecValueData: .data(certificate.data),
    ]
  }

  private static func isDirection(_ name: String) -> Bool {
    directions.contains(where: name.hasPrefix) || name == kSecUseDataProtectionKeychain
  }

  var kind: String? { values[kSecClass]?.text }
  /// Whether it says of what kind items are, or which one it is.
  var meansSome: Bool { kind != nil || values[kSecValuePersistentRef]?.data != nil }
  /// The attributes that items have, or get.
  var attributes: [String: KeychainValue] { values.filter { !Self.isDirection($0.key) } }

  var wantsData: Bool { values[kSecReturnData]?.isTrue == true }
  var wantsAttributes: Bool { values[kSecReturnAttributes]?.isTrue == true }
  var wantsObject: Bool { values[kSecReturnRef]?.isTrue == true }
  var wantsReference: Bool { values[kSecReturnPersistentRef]?.isTrue == true }

  /// The largest number of wanted items.
  var limit: Int {
    switch values[kSecMatchLimit] {
    case .text(kSecMatchLimitAll): .max
    case .number(let number) where number > 1: Int(min(number, 1_000_000))
    default: 1
    }
  }

  var wantsList: Bool { limit > 1 }

  /// Whether it is an error if the user had to be asked.
  var forbidsUser: Bool {
    values[kSecUseAuthenticationUI]?.text == kSecUseAuthenticationUIFail
      || values[kSecUseNoAuthenticationUI]?.isTrue == true
  }

  /// Whether items for which the user had to be asked are left out.
  var skipsUser: Bool { values[kSecUseAuthenticationUI]?.text == kSecUseAuthenticationUISkip }

  /// Whether an item is one that is meant.
  func matches(_ item: KeychainItem) -> Bool {
    attributes.allSatisfy { name, wanted in
      switch name {
      case kSecValueData, kSecAttrAccessControl: true
      case kSecValuePersistentRef: wanted.data == item.reference
      case kSecAttrSynchronizable:
        wanted.text == kSecAttrSynchronizableAny || wanted.isTrue == item.isSynchronizable
      default: item.values[name]?.means(wanted) == true
      }
    } && (values[kSecAttrSynchronizable] != nil || !item.isSynchronizable)
  }
}
