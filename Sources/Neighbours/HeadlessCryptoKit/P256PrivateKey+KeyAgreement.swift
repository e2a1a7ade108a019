extension P256PrivateKey where Purpose == P256.KeyAgreement {
  /// Makes the secret that only the owners of two keys know.
  public func sharedSecretFromKeyAgreement(
    with publicKeyShare: P256.KeyAgreement.PublicKey
  ) throws -> SharedSecret {
    guard let x = publicKeyShare.place.point.times(scalar).plain?.x else {
      throw CryptoKitError.invalidParameter
    }
    return SharedSecret(bytes: x.bigEndianBytes)
  }
}
