import Foundation
import FoundationNetworking
import TextDocuments

/// What a load has brought: the text of a page, and what stands in it.
struct LoadedContents {
  /// The text as it came.
  let source: String
  let page: WebPage
  /// The request that brings it again.
  let request: URLRequest
  /// Whether the app gave it, so that it cannot be asked for again.
  let isGiven: Bool

  init(_ data: Data, type: String?, contentType: String?, request: URLRequest, isGiven: Bool) {
    self.request = request
    self.isGiven = isGiven
    guard MIMEType.isText(type) else {
      source = ""
      page = WebPage()
      return
    }
    source = HTMLText.decoded(data, contentType: contentType)
    if MIMEType.isPage(type) {
      page = HTMLReader.page(of: source)
    } else {
      var plain = WebPage()
      plain.parts = [.init(content: .text(source, isHeading: false), startsLine: true)]
      page = plain
    }
  }
}
