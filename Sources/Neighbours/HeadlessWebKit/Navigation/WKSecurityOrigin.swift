public import Foundation

/// The origin of a page.
@preconcurrency @MainActor
open class WKSecurityOrigin: NSObject {
  private let url: URL?

  init(_ url: URL?) {
    self.url = url
    super.init()
  }

  /// The scheme of its URL.
  open var `protocol`: String { url?.scheme ?? "" }

  /// The host of its URL.
  open var host: String { url?.host ?? "" }

  /// The port of its URL, or 0.
  open var port: Int { url?.port ?? 0 }
}
