public import Foundation

/// Something that is said about a sound or a film, which there is nothing of here.
@preconcurrency @MainActor
open class AVMetadataItem: NSObject {
  override init() { super.init() }

  /// What it says.
  open var value: (any NSCopying & NSObjectProtocol)? { nil }
  /// What it says, as a text.
  open var stringValue: String? { nil }
}
