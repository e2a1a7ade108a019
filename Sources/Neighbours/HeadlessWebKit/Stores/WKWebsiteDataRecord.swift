public import Foundation

/// What the pages of a domain have left behind.
@preconcurrency @MainActor
open class WKWebsiteDataRecord: NSObject {
  /// The domain.
  open private(set) var displayName: String
  /// The kinds of what there is.
  open private(set) var dataTypes: Set<String> = [WKWebsiteDataTypeCookies]

  init(_ domain: String) {
    displayName = domain
    super.init()
  }
}
