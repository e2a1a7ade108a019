public import Foundation
public import FoundationNetworking

/// What leads to a page: a link that was tapped, a form, the app itself.
@preconcurrency @MainActor
open class WKNavigationAction: NSObject {
  private let asked: URLRequest
  private let type: WKNavigationType
  private let source: WKFrameInfo?
  private let target: WKFrameInfo?

  /// Creates an action of no request, for tests of apps that override the properties.
  public override init() {
    asked = URLRequest(url: URL(filePath: "/"))
    type = .other
    source = nil
    target = nil
    super.init()
  }

  init(
    _ request: URLRequest, _ type: WKNavigationType, from source: WKFrameInfo,
    to target: WKFrameInfo?
  ) {
    asked = request
    self.type = type
    self.source = source
    self.target = target
    super.init()
  }

  /// The frame that asks for the page.
  open var sourceFrame: WKFrameInfo { source ?? WKFrameInfo() }

  /// The frame in which the page is to show; `nil` for a new window.
  open var targetFrame: WKFrameInfo? { target }

  /// The kind of navigation to the page.
  open var navigationType: WKNavigationType { type }

  /// The request.
  open var request: URLRequest { asked }

  /// Whether the page asks for what is to be saved.
  open var shouldPerformDownload: Bool { false }
}

/// The kind of a navigation.
public enum WKNavigationType: Int, Sendable {
  /// A link that was tapped.
  case linkActivated = 0
  /// A form that was sent.
  case formSubmitted = 1
  /// A page that was there before.
  case backForward = 2
  /// The page once more.
  case reload = 3
  /// A form that is sent once more.
  case formResubmitted = 4
  /// Anything else, such as the app itself.
  case other = -1
}

/// The decision about an action.
public enum WKNavigationActionPolicy: Int, Sendable {
  case cancel = 0
  case allow = 1
  /// The contents are saved.
  case download = 2
}
