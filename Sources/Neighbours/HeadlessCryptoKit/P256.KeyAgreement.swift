extension P256 {
  /// Agreeing on a secret by ECDH.
  public enum KeyAgreement: P256Purpose {
    public typealias PrivateKey = P256PrivateKey<KeyAgreement>
    public typealias PublicKey = P256PublicKey<KeyAgreement>
  }
}
