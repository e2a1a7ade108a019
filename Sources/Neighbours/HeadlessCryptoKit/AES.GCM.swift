public import Foundation

extension AES {
  /// AES in Galois/Counter Mode: what is encrypted cannot be changed unnoticed.
  public enum GCM {
    static let tagByteCount = 16

    /// Encrypts a message, and protects it and other data from changes.
    public static func seal<Plaintext: DataProtocol, AuthenticatedData: DataProtocol>(
      _ message: Plaintext, using key: SymmetricKey, nonce: Nonce? = nil,
      authenticating authenticatedData: AuthenticatedData
    ) throws -> SealedBox {
      let nonce = nonce ?? Nonce()
      let work = try Work(key, nonce)
      let ciphertext = work.turned(Array(message))
      return SealedBox(
        nonce: nonce, ciphertext: Data(ciphertext),
        tag: Data(work.tag(ciphertext, Array(authenticatedData))))
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
      let work = try Work(key, sealedBox.nonce)
      let ciphertext = Array(sealedBox.ciphertext)
      guard areSame(work.tag(ciphertext, Array(authenticatedData)), Array(sealedBox.tag)) else {
        throw CryptoKitError.authenticationFailure
      }
      return Data(work.turned(ciphertext))
    }

    /// Decrypts a message; throws if it has changed.
    public static func open(_ sealedBox: SealedBox, using key: SymmetricKey) throws -> Data {
      try open(sealedBox, using: key, authenticating: [UInt8]())
    }
  }
}

extension AES.GCM {
  /// The number that makes two encryptions of one message differ.
  public struct Nonce: ContiguousBytes, Sequence, Sendable {
    let bytes: [UInt8]

    /// Creates one at random, of twelve bytes.
    public init() { bytes = randomBytes(12) }

    /// Creates one of twelve bytes or more.
    public init<D: DataProtocol>(data: D) throws {
      guard data.count >= 12 else { throw CryptoKitError.incorrectParameterSize }
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

    /// Creates one of a nonce of twelve bytes, a message and a tag, one after the other.
    public init<D: DataProtocol>(combined: D) throws {
      let (nonce, ciphertext, tag) = try sealedParts(Array(combined))
      self.init(nonce: try Nonce(data: nonce), ciphertext: Data(ciphertext), tag: Data(tag))
    }

    /// All of it, one after the other; `nil` unless the nonce has twelve bytes.
    public var combined: Data? {
      nonce.bytes.count == 12 ? Data(nonce.bytes) + ciphertext + tag : nil
    }
  }

  /// The arithmetic, by NIST's SP 800-38D.
  private struct Work {
    let cipher: AES.Cipher
    let hashKey: UInt128
    let start: UInt128

    init(_ key: SymmetricKey, _ nonce: Nonce) throws {
      cipher = try AES.Cipher(key)
      hashKey = UInt128(bigEndianBytes: cipher.encrypted([UInt8](repeating: 0, count: 16)))
      start =
        nonce.bytes.count == 12
        ? UInt128(bigEndianBytes: nonce.bytes + [0, 0, 0, 1])
        : Self.hash(hashKey, [], nonce.bytes)
    }

    /// The bytes encrypted, or decrypted, which is the same.
    func turned(_ bytes: [UInt8]) -> [UInt8] {
      var counter = start
      var result: [UInt8] = []
      for first in stride(from: 0, to: bytes.count, by: 16) {
        let count = UInt32(truncatingIfNeeded: counter)
        counter = counter - UInt128(count) + UInt128(count &+ 1)
        let mask = cipher.encrypted(counter.bigEndianBytes)
        result += zip(bytes[first...], mask).map { $0 ^ $1 }
      }
      return result
    }

    func tag(_ ciphertext: [UInt8], _ other: [UInt8]) -> [UInt8] {
      let hash = Self.hash(hashKey, other, ciphertext)
      return zip(hash.bigEndianBytes, cipher.encrypted(start.bigEndianBytes)).map { $0 ^ $1 }
    }

    private static func hash(_ key: UInt128, _ parts: [UInt8]...) -> UInt128 {
      var hash: UInt128 = 0
      for part in parts {
        for first in stride(from: 0, to: part.count, by: 16) {
          let block = Array(part[first..<min(first + 16, part.count)])
          let zeros = [UInt8](repeating: 0, count: 16 - block.count)
          hash = product(hash ^ UInt128(bigEndianBytes: block + zeros), key)
        }
      }
      let lengths = parts.reduce(UInt128(0)) { $0 << 64 | UInt128($1.count * 8) }
      return product(hash ^ lengths, key)
    }

    /// The product in the field of 2¹²⁸ numbers, in the same time for all of them.
    private static func product(_ left: UInt128, _ right: UInt128) -> UInt128 {
      var (product, shifted): (UInt128, UInt128) = (0, right)
      for bit in 0..<UInt128(128) {
        product ^= shifted & (0 &- (left >> (127 - bit) & 1))
        shifted = shifted >> 1 ^ (0 &- (shifted & 1)) & (0xE1 << 120)
      }
      return product
    }
  }
}
