public import Foundation

/// A page that a web view has shown.
@preconcurrency @MainActor
open class WKBackForwardListItem: NSObject {
  /// The URL of the page.
  open private(set) var url: URL
  /// Its title.
  open internal(set) var title: String?
  /// The URL that was asked for.
  open private(set) var initialURL: URL

  /// The loaded contents, to be shown again.
  let contents: LoadedContents
  /// The place to which it was scrolled.
  var offset = CGPoint.zero

  init(_ contents: LoadedContents, at url: URL, from initialURL: URL) {
    self.contents = contents
    self.url = url
    self.initialURL = initialURL
    super.init()
  }
}
