public import HeadlessUIKit

// The results of Security's functions.

public let errSecSuccess: OSStatus = 0
/// It is not there.
public let errSecUnimplemented: OSStatus = -4
/// Reading or writing went wrong.
public let errSecIO: OSStatus = -36
/// The file is open for writing already.
public let errSecOpWr: OSStatus = -49
/// A parameter makes no sense.
public let errSecParam: OSStatus = -50
/// There is no memory.
public let errSecAllocate: OSStatus = -108
public let errSecUserCanceled: OSStatus = -128
/// The request makes no sense.
public let errSecBadReq: OSStatus = -909
/// Something went wrong inside.
public let errSecInternalComponent: OSStatus = -2070
/// There is no keychain.
public let errSecNotAvailable: OSStatus = -25291
/// The user could not authenticate.
public let errSecAuthFailed: OSStatus = -25293
/// There is such an item already.
public let errSecDuplicateItem: OSStatus = -25299
/// There is no such item.
public let errSecItemNotFound: OSStatus = -25300
/// There is no such attribute.
public let errSecNoSuchAttr: OSStatus = -25303
/// The user cannot be asked, as while the device is locked.
public let errSecInteractionNotAllowed: OSStatus = -25308
/// It cannot be read.
public let errSecDecode: OSStatus = -26275
/// The app may not do that.
public let errSecMissingEntitlement: OSStatus = -34018
/// It is not what it should be.
public let errSecVerifyFailed: OSStatus = -67808

private let messages: [OSStatus: String] = [
  errSecSuccess: "No error.",
  errSecUnimplemented: "Function or operation not implemented.",
  errSecIO: "I/O error.",
  errSecParam: "One or more parameters passed to a function were not valid.",
  errSecAllocate: "Failed to allocate memory.",
  errSecUserCanceled: "User canceled the operation.",
  errSecBadReq: "Bad parameter or invalid state for operation.",
  errSecNotAvailable: "No keychain is available. You may need to restart your computer.",
  errSecAuthFailed: "The user name or passphrase you entered is not correct.",
  errSecDuplicateItem: "The specified item already exists in the keychain.",
  errSecItemNotFound: "The specified item could not be found in the keychain.",
  errSecNoSuchAttr: "The specified attribute does not exist.",
  errSecInteractionNotAllowed: "User interaction is not allowed.",
  errSecDecode: "Unable to decode the provided data.",
  errSecMissingEntitlement: "A required entitlement isn't present.",
  errSecVerifyFailed: "A cryptographic verification failure has occurred.",
  errSecHostNameMismatch: "A host name mismatch has occurred.",
  errSecCertificateExpired: "An expired certificate was detected.",
  errSecCertificateRevoked: "The certificate was revoked.",
  errSecNotTrusted: "The certificate is not trusted.",
]

/// Returns what a user can read of a result.
public func SecCopyErrorMessageString(
  _ status: OSStatus, _ reserved: UnsafeMutableRawPointer?
) -> CFString? {
  messages[status] ?? "OSStatus \(status)"
}
