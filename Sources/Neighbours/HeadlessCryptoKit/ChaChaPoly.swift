public import Foundation

/// ChaCha20 and Poly1305, by RFC 8439: what is encrypted cannot be changed unnoticed.
public enum ChaChaPoly {
  static let tagByteCount = 16
  static let nonceByteCount = 12

  /// Encrypts a message, and protects it and other data from changes.
  public static func seal<Plaintext: DataProtocol, AuthenticatedData: DataProtocol>(
    _ message: Plaintext, using key: SymmetricKey, nonce: Nonce? = nil,
    authenticating authenticatedData: AuthenticatedData
  ) throws -> SealedBox {
    let nonce = nonce ?? Nonce()
    let stream = try ChaCha20(key, nonce.bytes)
    let ciphertext = stream.turned(Array(message))
    return SealedBox(
      nonce: nonce, ciphertext: Data(ciphertext),
      tag: Data(tag(stream, ciphertext, Array(authenticatedData))))
  }

  /// Encrypts a message, and protects it from changes.
  public static func seal<Plaintext: DataProtocol>(
    _ message: Plaintext, using key: SymmetricKey, nonce: Nonce? = nil
  ) throws -> SealedBox {
    try seal(message, using: key, nonce: nonce, authenticating: [UInt8]())
  }

  /// Decrypts a message; throws if it or the other data has changed.
  public static func open<AuthenticatedData: DataProtocol>(
    _ sealedBox: SealedBox, using key: SymmetricKey,
    authenticating authenticatedData: AuthenticatedData
  ) throws -> Data {
    let stream = try ChaCha20(key, sealedBox.nonce.bytes)
    let ciphertext = Array(sealedBox.ciphertext)
    let tag = tag(stream, ciphertext, Array(authenticatedData))
    guard areSame(tag, Array(sealedBox.tag)) else { throw CryptoKitError.authenticationFailure }
    return Data(stream.turned(ciphertext))
  }

  /// Decrypts a message; throws if it has changed.
  public static func open(_ sealedBox: SealedBox, using key: SymmetricKey) throws -> Data {
    try open(sealedBox, using: key, authenticating: [UInt8]())
  }

  private static func tag(
    _ stream: ChaCha20, _ ciphertext: [UInt8], _ other: [UInt8]
  ) -> [UInt8] {
    let parts = [other, ciphertext].flatMap {
      $0 + [UInt8](repeating: 0, count: (16 - $0.count % 16) % 16)
    }
    let lengths = [other, ciphertext].flatMap { UInt64($0.count).bigEndianBytes.reversed() }
    return Poly1305.tag(of: parts + lengths, key: Array(stream.block(0).prefix(32)))
  }
}

extension ChaChaPoly {
  /// The number that makes two encryptions of one message differ.
  public struct Nonce: ContiguousBytes, Sequence, Sendable {
    let bytes: [UInt8]

    /// Creates one at random.
    public init() { bytes = randomBytes(nonceByteCount) }

    /// Creates one of twelve bytes.
    public init<D: DataProtocol>(data: D) throws {
      guard data.count == nonceByteCount else { throw CryptoKitError.incorrectParameterSize }
      bytes = Array(data)
    }

    /// Gives the bytes to a closure.
    public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
      try bytes.withUnsafeBytes(body)
    }

    /// Goes through the bytes.
    public func makeIterator() -> Array<UInt8>.Iterator { bytes.makeIterator() }
  }

  /// An encrypted message, with what it takes to decrypt it besides the key.
  public struct SealedBox: Sendable {
    /// The number that is used once.
    public let nonce: Nonce
    /// The encrypted bytes.
    public let ciphertext: Data
    /// What tells whether something has changed.
    public let tag: Data

    init(nonce: Nonce, ciphertext: Data, tag: Data) {
      (self.nonce, self.ciphertext, self.tag) = (nonce, ciphertext, tag)
    }

    /// Creates one of its parts.
    public init<C: DataProtocol, T: DataProtocol>(nonce: Nonce, ciphertext: C, tag: T) throws {
      guard tag.count == tagByteCount else { throw CryptoKitError.incorrectParameterSize }
      self.init(nonce: nonce, ciphertext: Data(ciphertext), tag: Data(tag))
    }

    /// Creates one of a nonce, a message and a tag, one after the other.
    public init<D: DataProtocol>(combined: D) throws {
      let (nonce, ciphertext, tag) = try sealedParts(Array(combined))
      self.init(nonce: try Nonce(data: nonce), ciphertext: Data(ciphertext), tag: Data(tag))
    }

    /// All of it, one after the other.
    public var combined: Data { Data(nonce.bytes) + ciphertext + tag }
  }
}
