import HeadlessCryptoKit
import HeadlessUIKit

/// What shows that the shop has written something for this device.
struct DeviceProof {
  /// The device.
  static let device = UUID(
    uuid: (0xF1, 0xEE, 0x70, 0, 0, 0, 0x40, 0, 0x80, 0, 0, 0, 0, 0, 0, 1))

  /// A number of the shop's for this writing.
  let nonce: UUID
  /// The digest of that number and the device's.
  let hash: Data

  /// Creates the proof of something by its name: the same one each time.
  init(of name: String) {
    let bytes = Array(SHA256.hash(data: Data(name.utf8)))
    nonce = bytes.withUnsafeBytes { UUID(uuid: $0.loadUnaligned(as: uuid_t.self)) }
    let words = (nonce.uuidString + Self.device.uuidString).lowercased()
    hash = Data(SHA384.hash(data: Data(words.utf8)))
  }
}
