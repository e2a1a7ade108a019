public import Foundation

/// Something that is said about a sound or a film, which there is nothing of here.
@preconcurrency @MainActor
open class AVMetadataItem: NSObject {
  override init() { super.init() }

  /// Its value.
  open var value: (any NSCopying & NSObjectProtocol)? { nil }
  /// Its value, as a text.
  open var stringValue: String? { nil }
}
