public import HeadlessUIKit

/// When an item can be used, and by which users.
public final class SecAccessControl: Sendable {
  let protection: String
  let flags: SecAccessControlCreateFlags

  init(_ protection: String, _ flags: SecAccessControlCreateFlags) {
    self.protection = protection
    self.flags = flags
  }
}

/// By what a user authenticates.
public struct SecAccessControlCreateFlags: OptionSet, Hashable, Sendable {
  public let rawValue: UInt

  /// Creates a set of its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// By face, finger or passcode.
  public static let userPresence = SecAccessControlCreateFlags(rawValue: 1 << 0)
  /// By any face or finger.
  public static let biometryAny = SecAccessControlCreateFlags(rawValue: 1 << 1)
  /// By a face or a finger that was known when the item was added.
  public static let biometryCurrentSet = SecAccessControlCreateFlags(rawValue: 1 << 3)
  public static let devicePasscode = SecAccessControlCreateFlags(rawValue: 1 << 4)
  /// By one of them.
  public static let or = SecAccessControlCreateFlags(rawValue: 1 << 14)
  /// By all of them.
  public static let and = SecAccessControlCreateFlags(rawValue: 1 << 15)
  /// To use a key.
  public static let privateKeyUsage = SecAccessControlCreateFlags(rawValue: 1 << 30)
  /// By a password of the app's.
  public static let applicationPassword = SecAccessControlCreateFlags(rawValue: 1 << 31)
}

/// Says when an item can be used, and by which users.
public func SecAccessControlCreateWithFlags(
  _ allocator: CFAllocator?, _ protection: Any, _ flags: SecAccessControlCreateFlags,
  _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> SecAccessControl? {
  guard let protection = protection as? String else { return nil }
  return SecAccessControl(protection, flags)
}
