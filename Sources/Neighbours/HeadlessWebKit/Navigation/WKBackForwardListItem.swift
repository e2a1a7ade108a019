public import Foundation

/// A page that a web view has shown.
@preconcurrency @MainActor
open class WKBackForwardListItem: NSObject {
  /// Where the page is.
  open private(set) var url: URL
  /// Its title.
  open internal(set) var title: String?
  /// Where the page was asked for.
  open private(set) var initialURL: URL

  /// What was loaded, to be shown again.
  let contents: LoadedContents
  /// How far it was scrolled.
  var offset = CGPoint.zero

  init(_ contents: LoadedContents, at url: URL, from initialURL: URL) {
    self.contents = contents
    self.url = url
    self.initialURL = initialURL
    super.init()
  }
}
