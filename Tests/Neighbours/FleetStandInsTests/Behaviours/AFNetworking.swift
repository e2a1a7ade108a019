import FleetStandIns
import Foundation
import HeadlessNetworking
import HeadlessUIKit

// What AFNetworking declares, as far as the tests use it, as it is made of its headers.

protocol AFURLRequestSerialization: NSObjectProtocol {
  func request(bySerializingRequest request: URLRequest, withParameters parameters: Any?) throws
    -> URLRequest
}

extension AFURLRequestSerialization {
  @discardableResult func request(
    bySerializingRequest request: URLRequest, withParameters parameters: Any?
  ) throws -> URLRequest {
    try _StandIn.callThrowing(
      "AFURLRequestSerialization.request(bySerializingRequest:withParameters:)", self,
      [request, parameters])
  }
}

class AFHTTPRequestSerializer: NSObject, AFURLRequestSerialization {
  override init() { super.init() }
  func setValue(_ value: String?, forHTTPHeaderField field: String) {
    _StandIn.call(
      "AFHTTPRequestSerializer.setValue(_:forHTTPHeaderField:)", self, [value, field],
      by: standIn_setValue(value, forHTTPHeaderField: field)) as Void
  }
  var httpMethodsEncodingParametersInURI: Set<String> {
    get {
      _StandIn.get(
        "AFHTTPRequestSerializer.httpMethodsEncodingParametersInURI", self,
        by: standIn_httpMethodsEncodingParametersInURI)
    }
    set {
      _StandIn.set("AFHTTPRequestSerializer.httpMethodsEncodingParametersInURI", self, newValue)
    }
  }
  @discardableResult func request(
    bySerializingRequest request: URLRequest, withParameters parameters: Any?
  ) throws -> URLRequest {
    try _StandIn.callThrowing(
      "AFHTTPRequestSerializer.request(bySerializingRequest:withParameters:)", self,
      [request, parameters],
      by: try standIn_request(bySerializingRequest: request, withParameters: parameters))
  }
}

class AFJSONRequestSerializer: AFHTTPRequestSerializer {
  override init() { super.init() }
}

protocol AFURLResponseSerialization: NSObjectProtocol {
  func responseObject(for response: URLResponse?, data: Data?) throws -> Any
}

extension AFURLResponseSerialization {
  @discardableResult func responseObject(for response: URLResponse?, data: Data?) throws -> Any {
    try _StandIn.callThrowing(
      "AFURLResponseSerialization.responseObject(for:data:)", self, [response, data])
  }
}

class AFHTTPResponseSerializer: NSObject, AFURLResponseSerialization {
  override init() { super.init() }
  var acceptableStatusCodes: IndexSet? {
    get {
      _StandIn.get(
        "AFHTTPResponseSerializer.acceptableStatusCodes", self, by: standIn_acceptableStatusCodes)
    }
    set { _StandIn.set("AFHTTPResponseSerializer.acceptableStatusCodes", self, newValue) }
  }
  var acceptableContentTypes: Set<String>? {
    get {
      _StandIn.get(
        "AFHTTPResponseSerializer.acceptableContentTypes", self, by: standIn_acceptableContentTypes)
    }
    set { _StandIn.set("AFHTTPResponseSerializer.acceptableContentTypes", self, newValue) }
  }
  func validate(_ response: HTTPURLResponse?, data: Data?) throws {
    try _StandIn.callThrowing(
      "AFHTTPResponseSerializer.validate(_:data:)", self, [response, data],
      by: try standIn_validate(response, data: data)) as Void
  }
  @discardableResult func responseObject(for response: URLResponse?, data: Data?) throws -> Any {
    try _StandIn.callThrowing(
      "AFHTTPResponseSerializer.responseObject(for:data:)", self, [response, data],
      by: try standIn_responseObject(for: response, data: data))
  }
}

class AFJSONResponseSerializer: AFHTTPResponseSerializer {
  override init() { super.init() }
}

class AFXMLParserResponseSerializer: AFHTTPResponseSerializer {
  override init() { super.init() }
}

class AFPropertyListResponseSerializer: AFHTTPResponseSerializer {
  override init() { super.init() }
}

class AFImageResponseSerializer: AFHTTPResponseSerializer {
  override init() { super.init() }
}

let AFURLRequestSerializationErrorDomain: String = "AFURLRequestSerializationErrorDomain"
let AFURLResponseSerializationErrorDomain: String = "AFURLResponseSerializationErrorDomain"
let AFNetworkingOperationFailingURLResponseErrorKey: String =
  "AFNetworkingOperationFailingURLResponseErrorKey"
let AFNetworkingOperationFailingURLResponseDataErrorKey: String =
  "AFNetworkingOperationFailingURLResponseDataErrorKey"
class AFURLSessionManager: NSObject, NSCopying {
  override init() { super.init() }
  func copy(with zone: NSZone? = nil) -> Any { self }
  var responseSerializer: any AFURLResponseSerialization {
    get {
      _StandIn.get("AFURLSessionManager.responseSerializer", self, by: standIn_responseSerializer)
    }
    set { _StandIn.set("AFURLSessionManager.responseSerializer", self, newValue) }
  }
}

class AFHTTPSessionManager: AFURLSessionManager {
  override init() { super.init() }
  var baseURL: URL? { _StandIn.get("AFHTTPSessionManager.baseURL", self, by: standIn_baseURL) }
  var requestSerializer: any AFHTTPRequestSerializer & AFURLRequestSerialization {
    get {
      _StandIn.get("AFHTTPSessionManager.requestSerializer", self, by: standIn_requestSerializer)
    }
    set { _StandIn.set("AFHTTPSessionManager.requestSerializer", self, newValue) }
  }
  convenience init(baseURL url: URL?) {
    self.init()
    _StandIn.call("AFHTTPSessionManager.init(baseURL:)", self, [url]) as Void
    standIn_init(baseURL: url)
  }
  @discardableResult func get(
    _ URLString: String, parameters: Any?, headers: [String: String]?,
    progress downloadProgress: ((Progress) -> Void)?,
    success: ((URLSessionDataTask, Any?) -> Void)?,
    failure: ((URLSessionDataTask?, any Error) -> Void)? = nil
  ) -> URLSessionDataTask? {
    _StandIn.call(
      "AFHTTPSessionManager.get(_:parameters:headers:progress:success:failure:)", self,
      [
        URLString, parameters, headers,
        downloadProgress.map { block in StandIn.Block(_body: { values in block(values(0)) }) },
        success.map { block in StandIn.Block(_body: { values in block(values(0), values(1)) }) },
        failure.map { block in StandIn.Block(_body: { values in block(values(0), values(1)) }) },
      ],
      by: standIn_get(
        URLString, parameters: parameters, headers: headers, progress: downloadProgress,
        success: success, failure: failure))
  }
  @discardableResult func post(
    _ URLString: String, parameters: Any?, headers: [String: String]?,
    progress uploadProgress: ((Progress) -> Void)?, success: ((URLSessionDataTask, Any?) -> Void)?,
    failure: ((URLSessionDataTask?, any Error) -> Void)? = nil
  ) -> URLSessionDataTask? {
    _StandIn.call(
      "AFHTTPSessionManager.post(_:parameters:headers:progress:success:failure:)", self,
      [
        URLString, parameters, headers,
        uploadProgress.map { block in StandIn.Block(_body: { values in block(values(0)) }) },
        success.map { block in StandIn.Block(_body: { values in block(values(0), values(1)) }) },
        failure.map { block in StandIn.Block(_body: { values in block(values(0), values(1)) }) },
      ],
      by: standIn_post(
        URLString, parameters: parameters, headers: headers, progress: uploadProgress,
        success: success, failure: failure))
  }
  @discardableResult func head(
    _ URLString: String, parameters: Any?, headers: [String: String]?,
    success: ((URLSessionDataTask) -> Void)?,
    failure: ((URLSessionDataTask?, any Error) -> Void)? = nil
  ) -> URLSessionDataTask? {
    _StandIn.call(
      "AFHTTPSessionManager.head(_:parameters:headers:success:failure:)", self,
      [
        URLString, parameters, headers,
        success.map { block in StandIn.Block(_body: { values in block(values(0)) }) },
        failure.map { block in StandIn.Block(_body: { values in block(values(0), values(1)) }) },
      ],
      by: standIn_head(
        URLString, parameters: parameters, headers: headers, success: success, failure: failure))
  }
  @discardableResult func put(
    _ URLString: String, parameters: Any?, headers: [String: String]?,
    success: ((URLSessionDataTask, Any?) -> Void)?,
    failure: ((URLSessionDataTask?, any Error) -> Void)? = nil
  ) -> URLSessionDataTask? {
    _StandIn.call(
      "AFHTTPSessionManager.put(_:parameters:headers:success:failure:)", self,
      [
        URLString, parameters, headers,
        success.map { block in StandIn.Block(_body: { values in block(values(0), values(1)) }) },
        failure.map { block in StandIn.Block(_body: { values in block(values(0), values(1)) }) },
      ],
      by: standIn_put(
        URLString, parameters: parameters, headers: headers, success: success, failure: failure))
  }
  @discardableResult func patch(
    _ URLString: String, parameters: Any?, headers: [String: String]?,
    success: ((URLSessionDataTask, Any?) -> Void)?,
    failure: ((URLSessionDataTask?, any Error) -> Void)? = nil
  ) -> URLSessionDataTask? {
    _StandIn.call(
      "AFHTTPSessionManager.patch(_:parameters:headers:success:failure:)", self,
      [
        URLString, parameters, headers,
        success.map { block in StandIn.Block(_body: { values in block(values(0), values(1)) }) },
        failure.map { block in StandIn.Block(_body: { values in block(values(0), values(1)) }) },
      ],
      by: standIn_patch(
        URLString, parameters: parameters, headers: headers, success: success, failure: failure))
  }
  @discardableResult func delete(
    _ URLString: String, parameters: Any?, headers: [String: String]?,
    success: ((URLSessionDataTask, Any?) -> Void)?,
    failure: ((URLSessionDataTask?, any Error) -> Void)? = nil
  ) -> URLSessionDataTask? {
    _StandIn.call(
      "AFHTTPSessionManager.delete(_:parameters:headers:success:failure:)", self,
      [
        URLString, parameters, headers,
        success.map { block in StandIn.Block(_body: { values in block(values(0), values(1)) }) },
        failure.map { block in StandIn.Block(_body: { values in block(values(0), values(1)) }) },
      ],
      by: standIn_delete(
        URLString, parameters: parameters, headers: headers, success: success, failure: failure))
  }
}

extension UIImageView {
  func setImageWith(_ url: URL) {
    _StandIn.call(
      "UIImageView.setImageWith(_:)", self, [url], by: standIn_setImageWith(url)) as Void
  }
  func setImageWith(_ url: URL, placeholderImage: UIImage?) {
    _StandIn.call(
      "UIImageView.setImageWith(_:placeholderImage:)", self, [url, placeholderImage],
      by: standIn_setImageWith(url, placeholderImage: placeholderImage)) as Void
  }
  func cancelImageDownloadTask() {
    _StandIn.call(
      "UIImageView.cancelImageDownloadTask()", self, [], by: standIn_cancelImageDownloadTask())
      as Void
  }
}
