public import Foundation
import Locks

/// What an asset wants to know of something before its bytes.
@preconcurrency @MainActor
open class AVAssetResourceLoadingContentInformationRequest: NSObject {
  private struct State: Sendable {
    var contentType: String?
    var contentLength: Int64 = 0
    var isByteRangeAccessSupported = false
    var isEntireLengthAvailableOnDemand = false
    var renewalDate: Date?
  }

  private nonisolated let state = Locked(State())

  override init() { super.init() }

  /// Its kind, as a uniform type.
  nonisolated open var contentType: String? {
    get { state.withLock(\.contentType) }
    set { state.withLock { $0.contentType = newValue } }
  }
  /// The kinds that the asset takes; `nil` stands for all.
  nonisolated open var allowedContentTypes: [String]? { nil }
  /// The number of its bytes.
  nonisolated open var contentLength: Int64 {
    get { state.withLock(\.contentLength) }
    set { state.withLock { $0.contentLength = newValue } }
  }
  /// Whether parts of it can be asked for.
  nonisolated open var isByteRangeAccessSupported: Bool {
    get { state.withLock(\.isByteRangeAccessSupported) }
    set { state.withLock { $0.isByteRangeAccessSupported = newValue } }
  }
  /// Whether all of it can be had at once.
  nonisolated open var isEntireLengthAvailableOnDemand: Bool {
    get { state.withLock(\.isEntireLengthAvailableOnDemand) }
    set { state.withLock { $0.isEntireLengthAvailableOnDemand = newValue } }
  }
  /// When it is to be asked for once more.
  nonisolated open var renewalDate: Date? {
    get { state.withLock(\.renewalDate) }
    set { state.withLock { $0.renewalDate = newValue } }
  }
}
