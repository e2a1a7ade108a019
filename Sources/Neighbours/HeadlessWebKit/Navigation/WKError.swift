import Foundation

/// The domain of WebKit's errors.
public let WKErrorDomain = "WKErrorDomain"

/// An error of WebKit's.
public struct WKError: _CodedError {
  /// The kind of failure.
  public enum Code: Int, _ErrorCode {
    case unknown = 1
    /// The process of the page has gone.
    case webContentProcessTerminated = 2
    /// The web view has gone.
    case webViewInvalidated = 3
    /// A script has thrown.
    case javaScriptExceptionOccurred = 4
    /// What a script returns is nothing that the app can have.
    case javaScriptResultTypeIsUnsupported = 5
    /// A list of rules makes no sense.
    case contentRuleListStoreCompileFailed = 6
    /// There is no such list of rules.
    case contentRuleListStoreLookUpFailed = 7
    /// A list of rules could not be removed.
    case contentRuleListStoreRemoveFailed = 8
    /// A list of rules is of another version.
    case contentRuleListStoreVersionMismatch = 9
    /// The attributes of a page could not be made.
    case attributedStringContentFailedToLoad = 10
    /// They took too long.
    case attributedStringContentLoadTimedOut = 11
    /// The frame of a script has gone.
    case javaScriptInvalidFrameTarget = 12
    /// The page is not one of the app's.
    case navigationAppBoundDomain = 13
    /// The script is not one of the app's.
    case javaScriptAppBoundDomain = 14
  }

  public let code: Code
  /// More about it.
  public let userInfo: [String: String]

  public init(_ code: Code) { self.init(code, userInfo: [:]) }

  /// Creates an error about which more is known.
  public init(_ code: Code, userInfo: [String: String]) {
    self.code = code
    self.userInfo = userInfo
  }

  public static var errorDomain: String { WKErrorDomain }
  /// More about it, with words that a device has for it.
  public var errorUserInfo: [String: Any] {
    [NSLocalizedDescriptionKey: Self.texts[code] ?? "An unknown error occurred"].merging(userInfo) {
      $1
    }
  }

  private static let texts: [Code: String] = [
    .webContentProcessTerminated: "The Web Content process was terminated",
    .webViewInvalidated: "The WKWebView was invalidated",
    .javaScriptExceptionOccurred: "A JavaScript exception occurred",
    .javaScriptResultTypeIsUnsupported:
      "JavaScript execution returned a result of an unsupported type",
    .contentRuleListStoreCompileFailed: "Failed to compile content rule list",
    .contentRuleListStoreLookUpFailed: "Failed to look up content rule list",
    .contentRuleListStoreRemoveFailed: "Failed to remove content rule list",
  ]
}

extension WKError {
  public static var unknown: Code { .unknown }
  public static var webContentProcessTerminated: Code { .webContentProcessTerminated }
  public static var webViewInvalidated: Code { .webViewInvalidated }
  public static var javaScriptExceptionOccurred: Code { .javaScriptExceptionOccurred }
  public static var javaScriptResultTypeIsUnsupported: Code { .javaScriptResultTypeIsUnsupported }
  public static var contentRuleListStoreCompileFailed: Code { .contentRuleListStoreCompileFailed }
  public static var contentRuleListStoreLookUpFailed: Code { .contentRuleListStoreLookUpFailed }
  public static var contentRuleListStoreRemoveFailed: Code { .contentRuleListStoreRemoveFailed }
  public static var contentRuleListStoreVersionMismatch: Code {
    .contentRuleListStoreVersionMismatch
  }
  public static var attributedStringContentFailedToLoad: Code {
    .attributedStringContentFailedToLoad
  }
  public static var attributedStringContentLoadTimedOut: Code {
    .attributedStringContentLoadTimedOut
  }
  public static var javaScriptInvalidFrameTarget: Code { .javaScriptInvalidFrameTarget }
  public static var navigationAppBoundDomain: Code { .navigationAppBoundDomain }
  public static var javaScriptAppBoundDomain: Code { .javaScriptAppBoundDomain }
}

/// The errors of loads.
enum LoadError {
  private static let texts: [URLError.Code: String] = [
    .notConnectedToInternet: "The Internet connection appears to be offline.",
    .timedOut: "The request timed out.", .cancelled: "cancelled",
    .cannotFindHost: "A server with the specified hostname could not be found.",
    .cannotConnectToHost: "Could not connect to the server.",
    .networkConnectionLost: "The network connection was lost.",
    .httpTooManyRedirects: "too many HTTP redirects", .badURL: "bad URL",
    .unsupportedURL: "unsupported URL",
    .badServerResponse: "There was a bad response from the server.",
    .fileDoesNotExist: "The requested URL was not found on this server.",
  ]

  /// An error of the network's, with the words that a device has for it.
  static func network(_ code: URLError.Code, _ url: URL?) -> NSError {
    error(NSURLErrorDomain, code.rawValue, texts[code], url)
  }

  /// What a load ends with that the app has refused after the server has answered.
  static func interrupted(_ url: URL?) -> NSError {
    error("WebKitErrorDomain", 102, "Frame load interrupted", url)
  }

  private static func error(_ domain: String, _ code: Int, _ text: String?, _ url: URL?) -> NSError
  {
    var facts: [String: Any] = [:]
    facts[NSLocalizedDescriptionKey] = text
    facts[NSURLErrorFailingURLErrorKey] = url
    facts["NSErrorFailingURLStringKey"] = url?.absoluteString
    return NSError(domain: domain, code: code, userInfo: facts)
  }
}
