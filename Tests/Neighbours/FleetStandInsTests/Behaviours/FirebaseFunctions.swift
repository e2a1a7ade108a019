import FleetStandIns
import Foundation
import HeadlessUIKit

// What FirebaseFunctions declares, as far as the tests use it, as it is made of its headers.

let FunctionsErrorDomain: String = "FunctionsErrorDomain"
class Functions: NSObject {
  override init() { super.init() }
  @discardableResult class func functions() -> Self {
    _StandIn.call("Functions.functions()", nil, [])
  }
  @discardableResult func httpsCallable(_ name: String) -> HTTPSCallable {
    _StandIn.call("Functions.httpsCallable(_:)", self, [name], by: standIn_httpsCallable(name))
  }
}

class HTTPSCallableResult: NSObject {
  override init() { super.init() }
  var data: Any { _StandIn.get("HTTPSCallableResult.data", self, by: standIn_data) }
}

class HTTPSCallable: NSObject {
  override init() { super.init() }
  func call(
    _ data: Any?, completion: @escaping @Sendable (HTTPSCallableResult?, (any Error)?) -> Void
  ) {
    _StandIn.call(
      "HTTPSCallable.call(_:completion:)", self,
      [data, StandIn.Block(_body: { values in completion(values(0), values(1)) })],
      by: standIn_call(data, completion: completion)) as Void
  }
}
