import Foundation
package import FoundationNetworking

extension HTTPURLResponse {
  /// Returns the cookies that the response to a request for a URL sets.
  package func cookies(for url: URL) -> [HTTPCookie] {
    var fields: [String: String] = [:]
    for case (let name as String, let value as String) in allHeaderFields { fields[name] = value }
    guard fields.keys.contains(where: { $0.lowercased() == "set-cookie" }) else { return [] }
    return HTTPCookie.cookies(withResponseHeaderFields: fields, for: url)
  }
}
