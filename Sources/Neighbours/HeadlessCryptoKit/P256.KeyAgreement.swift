extension P256 {
  /// Agreeing on a secret by ECDH.
  public enum KeyAgreement: P256Purpose {
    /// A key that only its owner has.
    public typealias PrivateKey = P256PrivateKey<KeyAgreement>
    /// A key that all may have.
    public typealias PublicKey = P256PublicKey<KeyAgreement>
  }
}
