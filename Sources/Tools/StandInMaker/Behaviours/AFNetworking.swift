import FleetStandIns
import Foundation
import HeadlessNetworking
import HeadlessUIKit

// Needs: AFHTTPSessionManager.get(_:parameters:headers:progress:success:failure:)

// Requests go to the network that a test answers. Serializers write and read what the library's do; success and
// failure come on the main queue.

/// What a serializer or a manager was given.
private final class AFState {
  var headers: [String: String] = [:]
  var baseURL: URL?
  var requests: AFHTTPRequestSerializer?
  var responses: AFHTTPResponseSerializer?

  static func of(_ object: NSObject) -> AFState { StandIn.state(of: object) { AFState() } }
}

// MARK: - Requests

extension AFHTTPRequestSerializer {
  private var state: AFState { AFState.of(self) }

  var standIn_httpRequestHeaders: [String: String] { state.headers }
  var standIn_timeoutInterval: TimeInterval { 60 }
  var standIn_httpMethodsEncodingParametersInURI: Set<String> { ["GET", "HEAD", "DELETE"] }

  func standIn_setValue(_ value: String?, forHTTPHeaderField field: String) {
    state.headers[field] = value
  }

  func standIn_value(forHTTPHeaderField field: String) -> String? { state.headers[field] }

  func standIn_setAuthorizationHeaderFieldWithUsername(_ username: String, password: String) {
    let text = Data("\(username):\(password)".utf8).base64EncodedString()
    state.headers["Authorization"] = "Basic \(text)"
  }

  func standIn_clearAuthorizationHeader() { state.headers["Authorization"] = nil }

  func standIn_request(
    bySerializingRequest request: URLRequest, withParameters parameters: Any?
  ) throws -> URLRequest {
    var request = request
    for (field, value) in state.headers where request.value(forHTTPHeaderField: field) == nil {
      request.setValue(value, forHTTPHeaderField: field)
    }
    guard let parameters else { return request }
    let isInURL = httpMethodsEncodingParametersInURI.contains(request.httpMethod ?? "GET")
    if isInURL {
      let query = AFParameters.query(parameters)
      let text = request.url?.absoluteString ?? ""
      if !query.isEmpty {
        request.url = URL(string: text + (text.contains("?") ? "&" : "?") + query)
      }
      return request
    }
    let isJSON = self is AFJSONRequestSerializer
    if request.value(forHTTPHeaderField: "Content-Type") == nil {
      request.setValue(
        isJSON ? "application/json" : "application/x-www-form-urlencoded",
        forHTTPHeaderField: "Content-Type")
    }
    guard isJSON else {
      request.httpBody = Data(AFParameters.query(parameters).utf8)
      return request
    }
    guard JSONSerialization.isValidJSONObject(parameters) else {
      throw NSError(
        domain: AFURLRequestSerializationErrorDomain, code: -1016,
        userInfo: [
          NSLocalizedFailureReasonErrorKey: "The `parameters` argument is not valid JSON."
        ])
    }
    request.httpBody = try JSONSerialization.data(withJSONObject: parameters)
    return request
  }
}

/// Parameters as a query: `a=1&b[]=2&c[d]=3`, in the order of their names.
private enum AFParameters {
  static func query(_ parameters: Any) -> String {
    pairs(nil, parameters).map { "\(escaped($0))=\(escaped($1))" }.joined(separator: "&")
  }

  private static func pairs(_ name: String?, _ value: Any) -> [(String, String)] {
    switch value {
    case let map as [String: Any]:
      map.sorted { $0.key < $1.key }
        .flatMap { entry in pairs(name.map { "\($0)[\(entry.key)]" } ?? entry.key, entry.value) }
    case let list as [Any]: list.flatMap { pairs("\(name ?? "")[]", $0) }
    case let value as Bool where type(of: value) == Bool.self: [(name ?? "", value ? "1" : "0")]
    default: [(name ?? "", "\(value)")]
    }
  }

  private static func escaped(_ text: String) -> String {
    var allowed = CharacterSet.urlQueryAllowed
    allowed.remove(charactersIn: ":#[]@!$&'()*+,;=")
    return text.addingPercentEncoding(withAllowedCharacters: allowed) ?? text
  }
}

// MARK: - Responses

extension AFHTTPResponseSerializer {
  var standIn_acceptableStatusCodes: IndexSet? { IndexSet(integersIn: 200..<300) }

  var standIn_acceptableContentTypes: Set<String>? {
    switch self {
    case is AFJSONResponseSerializer: ["application/json", "text/json", "text/javascript"]
    case is AFXMLParserResponseSerializer: ["application/xml", "text/xml"]
    case is AFPropertyListResponseSerializer: ["application/x-plist"]
    case is AFImageResponseSerializer:
      [
        "image/tiff", "image/jpeg", "image/gif", "image/png", "image/ico", "image/bmp",
        "image/webp",
      ]
    default: nil
    }
  }

  func standIn_validate(_ response: HTTPURLResponse?, data: Data?) throws {
    guard let response else { return }
    if let types = acceptableContentTypes, let type = response.mimeType, !types.contains(type),
      data?.isEmpty == false
    {
      throw error(-1016, "The content is of an unacceptable type: \(type).", response, data)
    }
    if let codes = acceptableStatusCodes, !codes.contains(response.statusCode) {
      let words = HTTPURLResponse.localizedString(forStatusCode: response.statusCode)
      throw error(
        -1011, "The request failed: \(words) (\(response.statusCode)).", response, data)
    }
  }

  func standIn_responseObject(for response: URLResponse?, data: Data?) throws -> Any {
    try validate(response as? HTTPURLResponse, data: data)
    let data = data ?? Data()
    switch self {
    case is AFJSONResponseSerializer:
      guard !data.isEmpty else { return NSNull() }
      do { return try JSONSerialization.jsonObject(with: data, options: .fragmentsAllowed) } catch {
        throw self.error(3840, "The data is no JSON.", response, data)
      }
    case is AFImageResponseSerializer:
      guard let image = UIImage(data: data) else {
        throw error(-1016, "The data is no image.", response, data)
      }
      return image
    default: return data
    }
  }

  private func error(
    _ code: Int, _ words: String, _ response: URLResponse?, _ data: Data?
  ) -> NSError {
    var info: [String: Any] = [NSLocalizedDescriptionKey: words]
    info[AFNetworkingOperationFailingURLResponseErrorKey] = response
    info[AFNetworkingOperationFailingURLResponseDataErrorKey] = data
    info[NSURLErrorFailingURLErrorKey] = response?.url
    let domain = code == 3840 ? NSCocoaErrorDomain : AFURLResponseSerializationErrorDomain
    return NSError(domain: domain, code: code, userInfo: info)
  }
}

// MARK: - Managers

extension AFURLSessionManager {
  var standIn_session: URLSession { .shared }

  var standIn_responseSerializer: any AFURLResponseSerialization {
    let state = AFState.of(self)
    let serializer = state.responses ?? AFJSONResponseSerializer()
    state.responses = serializer
    return serializer
  }

  func standIn_dataTask(
    with request: URLRequest, uploadProgress uploadProgressBlock: ((Progress) -> Void)?,
    downloadProgress downloadProgressBlock: ((Progress) -> Void)?,
    completionHandler: ((URLResponse, Any?, (any Error)?) -> Void)?
  ) -> URLSessionDataTask {
    let end = StandIn.Block(_body: { [self] values in
      let (data, response): (Data?, URLResponse?) = (values(0), values(1))
      var error: (any Error)? = values(2)
      var object: Any?
      if error == nil {
        do { object = try responseSerializer.responseObject(for: response, data: data) } catch let
          problem
        { error = problem }
      }
      if object is NSNull { object = nil }
      completionHandler?(response ?? Self.nothing(request), object, error)
      return nil
    })
    return URLSession.shared.dataTask(with: request) { data, response, error in
      StandIn.later { end(data, response, error) }
    }
  }
}

extension AFURLSessionManager {
  /// What stands for a response that has not come.
  private static func nothing(_ request: URLRequest) -> URLResponse {
    URLResponse(
      url: request.url ?? URL(fileURLWithPath: "/"), mimeType: nil, expectedContentLength: 0,
      textEncodingName: nil)
  }
}

extension AFHTTPSessionManager {
  func standIn_init(baseURL url: URL?) { AFState.of(self).baseURL = url }

  func standIn_init(baseURL url: URL?, sessionConfiguration configuration: URLSessionConfiguration?)
  { AFState.of(self).baseURL = url }

  var standIn_baseURL: URL? {
    // A relative path is one below the whole base.
    AFState.of(self).baseURL.map { url in
      url.path.isEmpty || url.absoluteString.hasSuffix("/")
        ? url : URL(string: url.absoluteString + "/") ?? url
    }
  }

  var standIn_requestSerializer: any AFHTTPRequestSerializer & AFURLRequestSerialization {
    let state = AFState.of(self)
    let serializer = state.requests ?? AFHTTPRequestSerializer()
    state.requests = serializer
    return serializer
  }

  func standIn_get(
    _ URLString: String, parameters: Any?, headers: [String: String]?,
    progress downloadProgress: ((Progress) -> Void)?,
    success: ((URLSessionDataTask, Any?) -> Void)?,
    failure: ((URLSessionDataTask?, any Error) -> Void)?
  ) -> URLSessionDataTask? { send("GET", URLString, parameters, headers, success, failure) }

  func standIn_head(
    _ URLString: String, parameters: Any?, headers: [String: String]?,
    success: ((URLSessionDataTask) -> Void)?, failure: ((URLSessionDataTask?, any Error) -> Void)?
  ) -> URLSessionDataTask? {
    send("HEAD", URLString, parameters, headers, { task, _ in success?(task) }, failure)
  }

  func standIn_post(
    _ URLString: String, parameters: Any?, headers: [String: String]?,
    progress uploadProgress: ((Progress) -> Void)?,
    success: ((URLSessionDataTask, Any?) -> Void)?,
    failure: ((URLSessionDataTask?, any Error) -> Void)?
  ) -> URLSessionDataTask? { send("POST", URLString, parameters, headers, success, failure) }

  func standIn_put(
    _ URLString: String, parameters: Any?, headers: [String: String]?,
    success: ((URLSessionDataTask, Any?) -> Void)?,
    failure: ((URLSessionDataTask?, any Error) -> Void)?
  ) -> URLSessionDataTask? { send("PUT", URLString, parameters, headers, success, failure) }

  func standIn_patch(
    _ URLString: String, parameters: Any?, headers: [String: String]?,
    success: ((URLSessionDataTask, Any?) -> Void)?,
    failure: ((URLSessionDataTask?, any Error) -> Void)?
  ) -> URLSessionDataTask? { send("PATCH", URLString, parameters, headers, success, failure) }

  func standIn_delete(
    _ URLString: String, parameters: Any?, headers: [String: String]?,
    success: ((URLSessionDataTask, Any?) -> Void)?,
    failure: ((URLSessionDataTask?, any Error) -> Void)?
  ) -> URLSessionDataTask? { send("DELETE", URLString, parameters, headers, success, failure) }

  private func send(
    _ method: String, _ path: String, _ parameters: Any?, _ headers: [String: String]?,
    _ success: ((URLSessionDataTask, Any?) -> Void)?,
    _ failure: ((URLSessionDataTask?, any Error) -> Void)?
  ) -> URLSessionDataTask? {
    guard let url = URL(string: path, relativeTo: baseURL) else {
      StandIn.reply { failure?(nil, URLError(.badURL)) }
      return nil
    }
    var request = URLRequest(url: url.absoluteURL)
    request.httpMethod = method
    for (field, value) in headers ?? [:] { request.setValue(value, forHTTPHeaderField: field) }
    do {
      request = try requestSerializer.request(
        bySerializingRequest: request, withParameters: parameters)
    } catch {
      StandIn.reply { failure?(nil, error) }
      return nil
    }
    var task: URLSessionDataTask?
    let made = standIn_dataTask(with: request, uploadProgress: nil, downloadProgress: nil) {
      _, object, error in
      if let error {
        failure?(task, error)
      } else if let task {
        success?(task, object)
      }
      task = nil
    }
    task = made
    made.resume()
    return made
  }
}

// MARK: - Images

/// What an image view waits for.
private final class AFImageLoad {
  var task: URLSessionDataTask?
  /// Rises with each load, so that an answer that comes too late does nothing.
  var turn = 0
}

extension UIImageView {
  private var load: AFImageLoad { StandIn.state(of: self) { AFImageLoad() } }

  func standIn_setImageWith(_ url: URL) { standIn_setImageWith(url, placeholderImage: nil) }

  func standIn_setImageWith(_ url: URL, placeholderImage: UIImage?) {
    standIn_setImageWith(
      URLRequest(url: url), placeholderImage: placeholderImage, success: nil, failure: nil)
  }

  func standIn_setImageWith(
    _ urlRequest: URLRequest, placeholderImage: UIImage?,
    success: ((URLRequest, HTTPURLResponse?, UIImage) -> Void)?,
    failure: ((URLRequest, HTTPURLResponse?, any Error) -> Void)?
  ) {
    standIn_cancelImageDownloadTask()
    let turn = load.turn
    if let placeholderImage { image = placeholderImage }
    let end: @MainActor (Data?, URLResponse?, (any Error)?) -> Void = {
      [weak self] data, response, error in
      guard let self, load.turn == turn else { return }
      let http = response as? HTTPURLResponse
      do {
        if let error { throw error }
        let found = try AFImageResponseSerializer().responseObject(for: response, data: data)
        guard let found = found as? UIImage else { return }
        if let success { success(urlRequest, http, found) } else { image = found }
      } catch { failure?(urlRequest, http, error) }
    }
    load.task = URLSession.shared.dataTask(with: urlRequest) { data, response, error in
      StandIn.later { end(data, response, error) }
    }
    load.task?.resume()
  }

  func standIn_cancelImageDownloadTask() {
    load.turn += 1
    load.task?.cancel()
    load.task = nil
  }
}
