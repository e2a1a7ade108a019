public import Foundation
public import FoundationNetworking

/// The sessions of ported sources: their tasks go on in UIKit time.
extension URLSession {
  /// The session that all share, whose tasks go on in UIKit time.
  public class var shared: URLSession { UIKitURLSession.uiKitShared }

  /// Creates a session whose tasks go on in UIKit time, for `init(configuration:)`.
  public static func uiKit(configuration: URLSessionConfiguration) -> URLSession {
    UIKitURLSession.make(configuration, nil, nil)
  }

  /// Creates a session whose tasks go on in UIKit time, for
  /// `init(configuration:delegate:delegateQueue:)`.
  public static func uiKit(
    configuration: URLSessionConfiguration, delegate: (any URLSessionDelegate)?,
    delegateQueue queue: OperationQueue?
  ) -> URLSession { UIKitURLSession.make(configuration, delegate, queue) }
}
