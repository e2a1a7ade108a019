import Foundation
import FoundationNetworking

/// A response that sends a request elsewhere.
enum Redirection {
  /// The request that is to be made after a response, if it sends one elsewhere.
  static func request(after response: HTTPURLResponse, to request: URLRequest) -> URLRequest? {
    guard [301, 302, 303, 307, 308].contains(response.statusCode),
      let location = response.value(forHTTPHeaderField: "Location"),
      let url = URL(string: location, relativeTo: request.url)?.absoluteURL
    else { return nil }
    var next = request
    next.url = url
    // What was sent is not sent again, but for the two codes that say so.
    if ![307, 308].contains(response.statusCode), request.httpMethod != "HEAD" {
      next.httpMethod = "GET"
      next.httpBody = nil
      next.setValue(nil, forHTTPHeaderField: "Content-Length")
      next.setValue(nil, forHTTPHeaderField: "Content-Type")
    }
    return next
  }
}
