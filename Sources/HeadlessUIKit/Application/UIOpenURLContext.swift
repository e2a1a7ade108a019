public import Foundation

/// A URL that a scene should open.
@preconcurrency @MainActor
open class UIOpenURLContext: NSObject {
  /// The URL.
  open private(set) var url: URL

  /// How the URL is to be opened.
  open private(set) var options: UIScene.OpenURLOptions

  package init(url: URL) {
    self.url = url
    options = UIScene.OpenURLOptions()
    super.init()
  }
}
