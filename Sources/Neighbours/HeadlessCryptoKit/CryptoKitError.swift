/// Why something cannot be encrypted, decrypted or read.
public enum CryptoKitError: Error, Equatable, Hashable {
  case incorrectKeySize
  case incorrectParameterSize
  case authenticationFailure
  /// Something else, by its number.
  case underlyingCoreCryptoError(error: Int32)
  /// A key cannot be wrapped.
  case wrapFailure
  /// A wrapped key cannot be read.
  case unwrapFailure
  case invalidParameter
}

/// Why a text or data in DER is no key and no signature.
public enum CryptoKitASN1Error: Error, Equatable, Hashable {
  case invalidASN1Object
  case invalidPEMDocument
  case unexpectedFieldType
}
