public import Foundation

/// Several things that are said together.
@preconcurrency @MainActor
open class AVMetadataGroup: NSObject {
  /// What is said.
  open var items: [AVMetadataItem] { storedItems }
  /// The kind of group that it is.
  open var classifyingLabel: String? { nil }
  /// What tells it from others.
  open var uniqueID: String? { nil }

  final var storedItems: [AVMetadataItem]

  init(storedItems: [AVMetadataItem]) {
    self.storedItems = storedItems
    super.init()
  }
}
