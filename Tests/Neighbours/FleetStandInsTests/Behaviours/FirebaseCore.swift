import FleetStandIns
import Foundation
import HeadlessUIKit

// What FirebaseCore declares, as far as the tests use it, as it is made of its headers.

class FirebaseApp: NSObject {
  override init() { super.init() }
  class func configure() {
    _StandIn.call("FirebaseApp.configure()", nil, [], by: standIn_configure()) as Void
  }
  class func configure(name: String, options: FirebaseOptions) {
    _StandIn.call(
      "FirebaseApp.configure(name:options:)", nil, [name, options],
      by: standIn_configure(name: name, options: options)) as Void
  }
  @discardableResult class func app() -> FirebaseApp? {
    _StandIn.call("FirebaseApp.app()", nil, [], by: standIn_app())
  }
  @discardableResult class func app(name: String) -> FirebaseApp? {
    _StandIn.call("FirebaseApp.app(name:)", nil, [name], by: standIn_app(name: name))
  }
  class var allApps: [String: FirebaseApp]? {
    _StandIn.get("FirebaseApp.allApps", nil, by: standIn_allApps)
  }
  func delete(_ completion: @escaping @Sendable (Bool) -> Void) {
    _StandIn.call(
      "FirebaseApp.delete(_:)", self, [StandIn.Block(_body: { values in completion(values(0)) })],
      by: standIn_delete(completion)) as Void
  }
  var name: String { _StandIn.get("FirebaseApp.name", self, by: standIn_name) }
  var options: FirebaseOptions { _StandIn.get("FirebaseApp.options", self, by: standIn_options) }
}

class FirebaseOptions: NSObject, NSCopying {
  override init() { super.init() }
  func copy(with zone: NSZone? = nil) -> Any { self }
  @discardableResult class func defaultOptions() -> FirebaseOptions? {
    _StandIn.call("FirebaseOptions.defaultOptions()", nil, [])
  }
  init(googleAppID: String, gcmSenderID GCMSenderID: String) {
    super.init()
    _StandIn.call(
      "FirebaseOptions.init(googleAppID:gcmSenderID:)", self, [googleAppID, GCMSenderID]) as Void
  }
}
