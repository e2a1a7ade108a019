public import Foundation

/// A URL that a scene should open.
@preconcurrency @MainActor
open class UIOpenURLContext: NSObject {
  /// The URL.
  open private(set) var url: URL

  package init(url: URL) {
    self.url = url
    super.init()
  }
}
