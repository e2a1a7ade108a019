import Foundation
import FoundationNetworking

/// The errors of requests, with the words that a device has for them.
enum RequestError {
  private static let texts: [URLError.Code: String] = [
    .notConnectedToInternet: "The Internet connection appears to be offline.",
    .timedOut: "The request timed out.",
    .cancelled: "cancelled",
    .cannotFindHost: "A server with the specified hostname could not be found.",
    .cannotConnectToHost: "Could not connect to the server.",
    .networkConnectionLost: "The network connection was lost.",
    .httpTooManyRedirects: "too many HTTP redirects",
    .badURL: "bad URL",
    .unsupportedURL: "unsupported URL",
    .resourceUnavailable: "resource unavailable",
    .badServerResponse: "There was a bad response from the server.",
    .fileDoesNotExist: "The requested URL was not found on this server.",
    .secureConnectionFailed:
      "An SSL error has occurred and a secure connection to the server cannot be made.",
  ]

  /// The error of a request.
  static func of(_ code: URLError.Code, _ request: URLRequest) -> URLError {
    var facts: [String: Any] = [:]
    facts[NSLocalizedDescriptionKey] = texts[code]
    if let url = request.url {
      facts[NSURLErrorFailingURLErrorKey] = url
      facts["NSErrorFailingURLStringKey"] = url.absoluteString
    }
    return URLError(code, userInfo: facts)
  }
}
