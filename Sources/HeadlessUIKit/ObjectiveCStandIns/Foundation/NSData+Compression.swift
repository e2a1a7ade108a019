public import Foundation
import ImageDecoding
import Rasterizing

extension NSData {
  /// A way to pack bytes.
  ///
  /// Only zlib's is known here, and stands for the others, too: what they have packed on a device cannot be
  /// unpacked here.
  public enum CompressionAlgorithm: Int, Sendable {
    case lzfse, lz4, lzma, zlib
  }

  /// The bytes, packed.
  public func compressed(using algorithm: CompressionAlgorithm) throws -> Self {
    try Self.object(Deflate.raw(Array(self)))
  }

  /// The bytes that were packed.
  public func decompressed(using algorithm: CompressionAlgorithm) throws -> Self {
    guard let bytes = Inflate.raw(Array(self), atMost: .max), !isEmpty else {
      throw CocoaError(CocoaError.Code(rawValue: 5377))
    }
    return try Self.object(bytes)
  }

  private static func object(_ bytes: [UInt8]) throws -> Self {
    let data = bytes.withUnsafeBytes { NSMutableData(bytes: $0.baseAddress, length: $0.count) }
    guard let data = data as? Self ?? NSData(data: data as Data) as? Self else {
      throw CocoaError(.featureUnsupported)
    }
    return data
  }
}
