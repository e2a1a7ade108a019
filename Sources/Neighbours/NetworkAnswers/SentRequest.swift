public import Foundation

/// A request that the app has sent.
public struct SentRequest: Sendable, Hashable, CustomStringConvertible {
  /// Its method, such as `"GET"`.
  public let method: String
  /// Its URL.
  public let url: URL
  /// Its header fields.
  public let headers: [String: String]
  /// Its body.
  public let body: Data

  package init(method: String, url: URL, headers: [String: String], body: Data) {
    self.method = method
    self.url = url
    self.headers = headers
    self.body = body
  }

  /// Its body, as a text.
  public var bodyText: String { String(decoding: body, as: UTF8.self) }

  /// The URL as a pattern has it: without a user, and without what stands behind a question mark.
  package var place: String {
    var place = URLComponents(url: url, resolvingAgainstBaseURL: true)
    place?.user = nil
    place?.password = nil
    place?.query = nil
    place?.fragment = nil
    return place?.string ?? url.absoluteString
  }

  /// What the URL asks for behind its question mark, by name.
  public var query: [String: String] {
    let items = URLComponents(url: url, resolvingAgainstBaseURL: true)?.queryItems ?? []
    return Dictionary(items.map { ($0.name, $0.value ?? "") }) { first, _ in first }
  }

  /// What it sends along in JSON, as a value; `nil` if the body is no such value.
  public func decodedBody<Value: Decodable>(
    as type: Value.Type = Value.self, decoder: JSONDecoder = JSONDecoder()
  ) -> Value? { try? decoder.decode(type, from: body) }

  /// The method and the URL, such as `GET https://birds.example/list`.
  public var description: String { "\(method) \(url.absoluteString)" }
}
