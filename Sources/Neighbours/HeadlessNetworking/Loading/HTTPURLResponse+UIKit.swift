import Foundation
public import FoundationNetworking

extension HTTPURLResponse {
  /// Creates a response that says nothing but that all is well, as mocks do with `init()`.
  public class func uiKitHTTP() -> HTTPURLResponse! {
    HTTPURLResponse(
      url: URL(fileURLWithPath: "/"), statusCode: 200, httpVersion: nil, headerFields: nil)
  }
}
