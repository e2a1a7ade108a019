public import Foundation

/// A page on its way, by which a delegate tells one load from another.
@preconcurrency @MainActor
open class WKNavigation: NSObject {
  /// The preferences that hold for the page.
  open internal(set) var effectiveContentMode = WKWebpagePreferences.ContentMode.recommended
}
