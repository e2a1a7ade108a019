public import Foundation

/// What a request of the app's is answered with: a response, or an error.
///
/// ```swift
/// Fleet.respond(to: "https://birds.example/list", with: .json(#"["Robin"]"#, after: .seconds(1)))
/// Fleet.respond(to: "https://birds.example/login", with: .status(401), .json(#"{"token": "7"}"#))
/// Fleet.respond(to: "https://birds.example/map", with: .offline)
/// ```
///
/// The time after which it comes is UIKit time, which a test moves.
public struct NetworkAnswer: Sendable {
  package enum Outcome: Sendable {
    case response(status: Int, headers: [String: String], body: Data)
    case failure(URLError.Code)
    /// The request waits for as long as it can.
    case timeout
    /// It cannot be given, for a reason in one sentence.
    case mistake(String)
  }

  package let outcome: Outcome
  /// The time that it takes in UIKit time.
  package let delay: Duration

  private init(_ outcome: Outcome, after delay: Duration = .zero) {
    self.outcome = outcome
    self.delay = delay
  }

  // MARK: Responses

  /// A response with a text in JSON, which is looked over at once.
  public static func json(
    _ text: String, status: Int = 200, headers: [String: String] = [:],
    after delay: Duration = .zero
  ) -> Self {
    let body = Data(text.utf8)
    do {
      _ = try JSONSerialization.jsonObject(with: body, options: .fragmentsAllowed)
    } catch {
      let reason = (error as NSError).userInfo["NSDebugDescription"].map { ": \($0)" } ?? "."
      return Self(.mistake("The JSON of an answer cannot be read\(reason)"))
    }
    return response(body, "application/json", status, headers, delay)
  }

  /// A response with a value, encoded in JSON.
  public static func json(
    _ value: some Encodable, status: Int = 200, headers: [String: String] = [:],
    after delay: Duration = .zero, encoder: JSONEncoder = JSONEncoder()
  ) -> Self {
    do {
      return response(try encoder.encode(value), "application/json", status, headers, delay)
    } catch {
      return Self(.mistake("The value of an answer cannot be encoded: \(error)."))
    }
  }

  /// A response with a plain text.
  public static func text(
    _ text: String, status: Int = 200, headers: [String: String] = [:],
    after delay: Duration = .zero
  ) -> Self { response(Data(text.utf8), "text/plain; charset=utf-8", status, headers, delay) }

  /// A response with a page, such as one for a web view.
  public static func html(
    _ html: String, status: Int = 200, headers: [String: String] = [:],
    after delay: Duration = .zero
  ) -> Self { response(Data(html.utf8), "text/html; charset=utf-8", status, headers, delay) }

  /// A response with bytes, such as an image's.
  public static func data(
    _ data: Data, contentType: String = "application/octet-stream", status: Int = 200,
    headers: [String: String] = [:], after delay: Duration = .zero
  ) -> Self { response(data, contentType, status, headers, delay) }

  /// A response with what is in a file, such as one of the test's own.
  ///
  /// ```swift
  /// Fleet.respond(
  ///   to: "/birds", with: .file(Bundle.main.url(forResource: "birds", withExtension: "json")))
  /// ```
  public static func file(
    _ url: URL?, status: Int = 200, headers: [String: String] = [:], after delay: Duration = .zero
  ) -> Self {
    guard let url else { return Self(.mistake("The file of an answer is not there.")) }
    guard let data = try? Data(contentsOf: url) else {
      return Self(.mistake("The file of an answer cannot be read: \(url.lastPathComponent)."))
    }
    return response(data, ContentType.of(url), status, headers, delay)
  }

  /// A response without a body.
  public static func status(
    _ status: Int, headers: [String: String] = [:], after delay: Duration = .zero
  ) -> Self { Self(.response(status: status, headers: headers, body: Data()), after: delay) }

  private static func response(
    _ body: Data, _ type: String, _ status: Int, _ headers: [String: String], _ delay: Duration
  ) -> Self {
    var all = headers
    let named = Set(headers.keys.map { $0.lowercased() })
    if !named.contains("content-type") { all["Content-Type"] = type }
    if !named.contains("content-length") { all["Content-Length"] = "\(body.count)" }
    return Self(.response(status: status, headers: all, body: body), after: delay)
  }

  // MARK: Errors

  /// What a request gets on a device without a network.
  public static let offline = Self(.failure(.notConnectedToInternet))

  /// No answer: the request ends when it has waited for as long as it says, mostly 60 seconds.
  public static let timeout = Self(.timeout)

  /// An error of the network's.
  public static func error(_ code: URLError.Code, after delay: Duration = .zero) -> Self {
    Self(.failure(code), after: delay)
  }
}
