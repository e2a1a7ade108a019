public import Foundation
public import FoundationNetworking

/// What a server has answered, before the page is shown.
@preconcurrency @MainActor
open class WKNavigationResponse: NSObject {
  private let answer: URLResponse

  /// Creates an answer that says nothing, for tests of apps that override the properties.
  public override init() {
    answer = URLResponse(
      url: URL(filePath: "/"), mimeType: nil, expectedContentLength: 0, textEncodingName: nil)
    super.init()
  }

  init(_ response: URLResponse) {
    answer = response
    super.init()
  }

  /// Whether it is for the whole page.
  open var isForMainFrame: Bool { true }

  /// The server's response.
  open var response: URLResponse { answer }

  /// Whether a web view can show it.
  open var canShowMIMEType: Bool { MIMEType.canShow(answer.mimeType) }
}

/// The decision about a response.
public enum WKNavigationResponsePolicy: Int, Sendable {
  /// Nothing: the load ends as interrupted.
  case cancel = 0
  /// The page is shown.
  case allow = 1
  case download = 2
}

/// The types that web views can show.
enum MIMEType {
  private static let shown: Set<String> = [
    "application/json", "application/pdf", "application/xml", "application/xhtml+xml",
    "application/javascript", "application/x-javascript",
  ]

  static func canShow(_ type: String?) -> Bool {
    guard let type = type?.lowercased() else { return true }
    return shown.contains(type)
      || ["text/", "image/", "audio/", "video/"].contains(where: type.hasPrefix)
  }

  /// Whether it is a page, and not something that is shown as it is.
  static func isPage(_ type: String?) -> Bool {
    ["text/html", "application/xhtml+xml"].contains(type?.lowercased() ?? "text/html")
  }

  /// Whether it is a text.
  static func isText(_ type: String?) -> Bool {
    guard let type = type?.lowercased() else { return true }
    return type.hasPrefix("text/") || type.contains("json") || type.contains("xml")
      || type.contains("javascript")
  }
}
