import Foundation
public import FoundationNetworking

extension URLResponse {
  /// Creates a response that says nothing, as mocks do with `init()`.
  public class func uiKit() -> URLResponse {
    URLResponse(
      url: URL(fileURLWithPath: "/"), mimeType: nil, expectedContentLength: -1,
      textEncodingName: nil)
  }
}
