import FleetStandIns
import Foundation
import HeadlessUIKit

// The token comes when it is asked for, or Apple's is there, and the delegate hears of it.

/// The registration of Firebase Messaging, which a test reads.
public enum SimulatedMessaging {
  /// The topics that the app has subscribed to, in order.
  public static var topics: [String] { Registration.current.topics.sorted() }

  /// The token of the app, which is another one when it was deleted; a test may set it, and the delegate hears.
  public static var token: String {
    get { Registration.current.token }
    set {
      Registration.current.given = newValue
      Registration.current.tell()
    }
  }
}

private final class Registration {
  var topics: Set<String> = []
  /// The token that a test has set.
  var given: String?
  private var number = 1
  private var isTold = false

  static var current: Registration { StandIn.state { Registration() } }

  var token: String { given ?? "fleet-token-\(number)" }

  func renew() {
    (given, isTold) = (nil, false)
    number += 1
  }

  /// The delegate hears of a token once.
  func register() {
    if !isTold { tell() }
  }

  func tell() {
    isTold = true
    let messaging = Messaging.messaging()
    messaging.delegate?.messaging(messaging, didReceiveRegistrationToken: token)
    NotificationCenter.default.post(
      name: .MessagingRegistrationTokenRefreshed, object: messaging.fcmToken)
  }
}

extension Messaging {
  private var registration: Registration { .current }

  var standIn_fcmToken: String? { registration.token }
  var standIn_isAutoInitEnabled: Bool { true }

  func standIn_apnsToken_isSet() {
    StandIn.reply { [registration] in registration.register() }
  }

  func standIn_token(completion: @escaping (String?, (any Error)?) -> Void) {
    StandIn.reply { [registration] in
      registration.register()
      completion(registration.token, nil)
    }
  }

  func standIn_deleteToken(completion: @escaping ((any Error)?) -> Void) {
    StandIn.reply { [registration] in
      registration.renew()
      completion(nil)
    }
  }

  func standIn_subscribe(toTopic topic: String) {
    standIn_subscribe(toTopic: topic, completion: nil)
  }

  func standIn_subscribe(toTopic topic: String, completion: (((any Error)?) -> Void)?) {
    StandIn.reply { [registration] in
      registration.topics.insert(topic)
      completion?(nil)
    }
  }

  func standIn_unsubscribe(fromTopic topic: String) {
    standIn_unsubscribe(fromTopic: topic, completion: nil)
  }

  func standIn_unsubscribe(fromTopic topic: String, completion: (((any Error)?) -> Void)?) {
    StandIn.reply { [registration] in
      registration.topics.remove(topic)
      completion?(nil)
    }
  }
}
