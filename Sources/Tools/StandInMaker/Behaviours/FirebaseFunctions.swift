import FleetStandIns
import Foundation
import HeadlessUIKit

// What a function in the cloud answers, a test says.

/// The functions in the cloud, which a test writes.
///
/// ```swift
/// SimulatedFunctions["greet"] = { data in "Hello \(data ?? "")" }
/// ```
public enum SimulatedFunctions {
  /// What a function does with its data.
  public typealias Function = (_ data: Any?) throws -> Any

  /// The function of a name, or of a URL.
  public static subscript(name: String) -> Function? {
    get { CloudFunctions.current.functions[name] }
    set { CloudFunctions.current.functions[name] = newValue }
  }
}

private final class CloudFunctions {
  var functions: [String: SimulatedFunctions.Function] = [:]

  static var current: CloudFunctions { StandIn.state { CloudFunctions() } }
}

private final class CloudCall {
  var name = ""
  var data: Any?

  static func of(_ object: NSObject) -> CloudCall { StandIn.state(of: object) { CloudCall() } }
}

extension Functions {
  func standIn_httpsCallable(_ name: String) -> HTTPSCallable {
    let callable = uiKitObject(HTTPSCallable.self)
    CloudCall.of(callable).name = name
    return callable
  }

  func standIn_httpsCallable(_ url: URL) -> HTTPSCallable {
    standIn_httpsCallable(url.lastPathComponent)
  }
}

extension HTTPSCallable {
  func standIn_call(completion: @escaping (HTTPSCallableResult?, (any Error)?) -> Void) {
    standIn_call(nil, completion: completion)
  }

  func standIn_call(
    _ data: Any?, completion: @escaping (HTTPSCallableResult?, (any Error)?) -> Void
  ) {
    StandIn.reply { [self] in
      let name = CloudCall.of(self).name
      guard let function = CloudFunctions.current.functions[name] else {
        let words = [NSLocalizedDescriptionKey: "There is no function '\(name)'."]
        completion(nil, NSError(domain: FunctionsErrorDomain, code: 5, userInfo: words))
        return
      }
      do {
        let result = uiKitObject(HTTPSCallableResult.self)
        CloudCall.of(result).data = try function(data)
        completion(result, nil)
      } catch { completion(nil, error) }
    }
  }
}

extension HTTPSCallableResult {
  var standIn_data: Any { CloudCall.of(self).data ?? NSNull() }
}
