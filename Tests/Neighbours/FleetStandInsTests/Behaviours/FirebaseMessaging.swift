import FleetStandIns
import Foundation
import HeadlessUIKit

// What FirebaseMessaging declares, as far as the tests use it, as it is made of its headers.

extension NSNotification.Name {
  static let MessagingRegistrationTokenRefreshed: NSNotification.Name = NSNotification.Name(
    "MessagingRegistrationTokenRefreshed")
}

protocol MessagingDelegate: NSObjectProtocol {
  func messaging(_ messaging: Messaging, didReceiveRegistrationToken fcmToken: String?)
}

class Messaging: NSObject {
  override init() { super.init() }
  var delegate: (any MessagingDelegate)? {
    get { _StandIn.get("Messaging.delegate", self) }
    set { _StandIn.setWeak("Messaging.delegate", self, newValue as AnyObject?) }
  }
  @discardableResult class func messaging() -> Self {
    _StandIn.call("Messaging.messaging()", nil, [])
  }
  var apnsToken: Data? {
    get { _StandIn.get("Messaging.apnsToken", self) }
    set {
      _StandIn.set("Messaging.apnsToken", self, newValue)
      standIn_apnsToken_isSet()
    }
  }
  var fcmToken: String? { _StandIn.get("Messaging.fcmToken", self, by: standIn_fcmToken) }
  func token(completion: @escaping @Sendable (String?, (any Error)?) -> Void) {
    _StandIn.call(
      "Messaging.token(completion:)", self,
      [StandIn.Block(_body: { values in completion(values(0), values(1)) })],
      by: standIn_token(completion: completion)) as Void
  }
  func deleteToken(completion: @escaping @Sendable ((any Error)?) -> Void) {
    _StandIn.call(
      "Messaging.deleteToken(completion:)", self,
      [StandIn.Block(_body: { values in completion(values(0)) })],
      by: standIn_deleteToken(completion: completion)) as Void
  }
  func subscribe(toTopic topic: String) {
    _StandIn.call(
      "Messaging.subscribe(toTopic:)", self, [topic], by: standIn_subscribe(toTopic: topic)) as Void
  }
  func subscribe(toTopic topic: String, completion: (@Sendable ((any Error)?) -> Void)? = nil) {
    _StandIn.call(
      "Messaging.subscribe(toTopic:completion:)", self,
      [topic, completion.map { block in StandIn.Block(_body: { values in block(values(0)) }) }],
      by: standIn_subscribe(toTopic: topic, completion: completion)) as Void
  }
  func unsubscribe(fromTopic topic: String) {
    _StandIn.call(
      "Messaging.unsubscribe(fromTopic:)", self, [topic], by: standIn_unsubscribe(fromTopic: topic))
      as Void
  }
}

extension MessagingDelegate {
  func messaging(_ messaging: Messaging, didReceiveRegistrationToken fcmToken: String?) {}
}
