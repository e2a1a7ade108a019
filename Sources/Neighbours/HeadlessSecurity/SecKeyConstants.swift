public import HeadlessUIKit

// The names by which dictionaries speak of keys and certificates.

public let kSecAttrKeyTypeRSA: CFString = "42"
public let kSecAttrKeyTypeEC: CFString = "73"
public let kSecAttrKeyTypeECSECPrimeRandom: CFString = "73"
public let kSecAttrKeyClassPublic: CFString = "0"
public let kSecAttrKeyClassPrivate: CFString = "1"
/// A key that both sides have.
public let kSecAttrKeyClassSymmetric: CFString = "2"

/// What holds a key.
public let kSecAttrTokenID: CFString = "tkid"
public let kSecAttrTokenIDSecureEnclave: CFString = "com.apple.setoken"

/// Whether a key that is made is kept in the keychain.
public let kSecAttrIsPermanent: CFString = "perm"
/// The attributes of the private key of two.
public let kSecPrivateKeyAttrs: CFString = "private"
/// The attributes of the public key of two.
public let kSecPublicKeyAttrs: CFString = "public"
public let kSecAttrCanEncrypt: CFString = "encr"
public let kSecAttrCanDecrypt: CFString = "decr"
public let kSecAttrCanSign: CFString = "sign"
public let kSecAttrCanVerify: CFString = "vrfy"
