public import Foundation
import Locks

/// The bytes that an asset wants of something.
@preconcurrency @MainActor
open class AVAssetResourceLoadingDataRequest: NSObject {
  private nonisolated let bytes = Locked(Data())

  /// The first byte that is wanted.
  public nonisolated let requestedOffset: Int64
  /// The number of bytes that are wanted.
  public nonisolated let requestedLength: Int
  /// Whether all is wanted that comes after the first byte.
  public nonisolated let requestsAllDataToEndOfResource: Bool

  init(from offset: Int64, length: Int, isRest: Bool) {
    requestedOffset = offset
    requestedLength = length
    requestsAllDataToEndOfResource = isRest
    super.init()
  }

  /// The first byte that has not come yet.
  nonisolated open var currentOffset: Int64 { requestedOffset + Int64(received.count) }

  /// Brings the bytes that come next.
  nonisolated open func respond(with data: Data) { bytes.withLock { $0 += data } }

  /// What has come.
  nonisolated final var received: Data { bytes.withLock(\.self) }
}
