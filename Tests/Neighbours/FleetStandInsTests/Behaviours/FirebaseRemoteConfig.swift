import FleetStandIns
import Foundation
import HeadlessUIKit

// What FirebaseRemoteConfig declares, as far as the tests use it, as it is made of its headers.

class ConfigUpdateListenerRegistration: NSObject {
  override init() { super.init() }
  func remove() {
    _StandIn.call("ConfigUpdateListenerRegistration.remove()", self, [], by: standIn_remove())
      as Void
  }
}

enum RemoteConfigFetchStatus: Int, Sendable {
  case noFetchYet = 0
  case success = 1
  case failure = 2
  case throttled = 3
}

enum RemoteConfigFetchAndActivateStatus: Int, Sendable {
  case successFetchedFromRemote = 0
  case successUsingPreFetchedData = 1
  case error = 2
}

enum RemoteConfigSource: Int, Sendable {
  case remote = 0
  case `default` = 1
  case `static` = 2
}

class RemoteConfigValue: NSObject, NSCopying {
  override init() { super.init() }
  func copy(with zone: NSZone? = nil) -> Any { self }
  var stringValue: String? {
    _StandIn.get("RemoteConfigValue.stringValue", self, by: standIn_stringValue)
  }
  var numberValue: NSNumber {
    _StandIn.get("RemoteConfigValue.numberValue", self, by: standIn_numberValue)
  }
  var boolValue: Bool { _StandIn.get("RemoteConfigValue.boolValue", self, by: standIn_boolValue) }
  var jsonValue: Any? { _StandIn.get("RemoteConfigValue.jsonValue", self, by: standIn_jsonValue) }
  var source: RemoteConfigSource {
    _StandIn.get("RemoteConfigValue.source", self, by: standIn_source)
  }
}

class RemoteConfigUpdate: NSObject {
  override init() { super.init() }
  var updatedKeys: Set<String> {
    _StandIn.get("RemoteConfigUpdate.updatedKeys", self, by: standIn_updatedKeys)
  }
}

class RemoteConfig: NSObject {
  override init() { super.init() }
  @discardableResult class func remoteConfig() -> RemoteConfig {
    _StandIn.call("RemoteConfig.remoteConfig()", nil, [])
  }
  func fetch(completionHandler: (@Sendable (RemoteConfigFetchStatus, (any Error)?) -> Void)? = nil)
  {
    _StandIn.call(
      "RemoteConfig.fetch(completionHandler:)", self,
      [
        completionHandler.map { block in
          StandIn.Block(_body: { values in block(values(0), values(1)) })
        }
      ], by: standIn_fetch(completionHandler: completionHandler)) as Void
  }
  func fetchAndActivate(
    completionHandler: (@Sendable (RemoteConfigFetchAndActivateStatus, (any Error)?) -> Void)? = nil
  ) {
    _StandIn.call(
      "RemoteConfig.fetchAndActivate(completionHandler:)", self,
      [
        completionHandler.map { block in
          StandIn.Block(_body: { values in block(values(0), values(1)) })
        }
      ], by: standIn_fetchAndActivate(completionHandler: completionHandler)) as Void
  }
  func activate(completion: (@Sendable (Bool, (any Error)?) -> Void)? = nil) {
    _StandIn.call(
      "RemoteConfig.activate(completion:)", self,
      [completion.map { block in StandIn.Block(_body: { values in block(values(0), values(1)) }) }],
      by: standIn_activate(completion: completion)) as Void
  }
  subscript(_ key: String) -> RemoteConfigValue {
    _StandIn.call("RemoteConfig.subscript(_:)", self, [key], by: standIn_subscript(key))
  }
  func setDefaults(_ defaults: [String: NSObject]?) {
    _StandIn.call(
      "RemoteConfig.setDefaults(_:)", self, [defaults], by: standIn_setDefaults(defaults)) as Void
  }
  @discardableResult func addOnConfigUpdateListener(
    remoteConfigUpdateCompletion listener: @escaping (RemoteConfigUpdate?, (any Error)?) -> Void
  ) -> ConfigUpdateListenerRegistration {
    _StandIn.call(
      "RemoteConfig.addOnConfigUpdateListener(remoteConfigUpdateCompletion:)", self,
      [StandIn.Block(_body: { values in listener(values(0), values(1)) })],
      by: standIn_addOnConfigUpdateListener(remoteConfigUpdateCompletion: listener))
  }
}

extension RemoteConfigFetchStatus: _StandInValue { static var _standIn: Self { .noFetchYet } }
extension RemoteConfigFetchAndActivateStatus: _StandInValue {
  static var _standIn: Self { .successFetchedFromRemote }
}
extension RemoteConfigSource: _StandInValue { static var _standIn: Self { .remote } }
