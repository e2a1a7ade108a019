import FleetStandIns
import FleetTesting
import Foundation
import HeadlessUIKit
import TestSupport
import Testing

@MainActor @Suite("Other modules of Firebase by hand", .freshApplication)
struct FirebaseServicesTests {
  private final class Receiver: NSObject, MessagingDelegate {
    let trace: Trace

    init(_ trace: Trace) { self.trace = trace }

    func messaging(_ messaging: Messaging, didReceiveRegistrationToken fcmToken: String?) {
      trace.add("delegate \(fcmToken ?? "none")")
    }
  }

  private let trace = Trace()

  @Test func `FirebaseCore knows the apps that are configured`() {
    #expect(FirebaseApp.app() == nil)
    #expect(FirebaseApp.allApps == nil)
    FirebaseApp.configure()
    let options = FirebaseOptions(googleAppID: "id", gcmSenderID: "sender")
    FirebaseApp.configure(name: "second", options: options)

    #expect(FirebaseApp.app()?.name == "__FIRAPP_DEFAULT")
    #expect(FirebaseApp.app(name: "second")?.options === options)
    #expect(FirebaseApp.allApps?.count == 2)
    FirebaseApp.app(name: "second")?.delete { [trace] in trace.add("\($0)") }
    Fleet.settle()
    #expect(trace.lines == ["true"])
    #expect(FirebaseApp.app(name: "second") == nil)
    withFreshApplication { #expect(FirebaseApp.app() == nil) }
  }

  @Test func `FirebaseMessaging has a token, of which its delegate hears once`() {
    let receiver = Receiver(trace)
    let messaging = Messaging.messaging()
    messaging.delegate = receiver
    messaging.apnsToken = Data([1])
    messaging.token { [trace] token, _ in trace.add("token \(token ?? "none")") }
    messaging.subscribe(toTopic: "news") { [trace] error in trace.add("\(error == nil)") }
    messaging.subscribe(toTopic: "sport")
    messaging.unsubscribe(fromTopic: "news")
    Fleet.settle()
    SimulatedMessaging.token = "from-a-test"

    #expect(
      trace.lines == [
        "delegate fleet-token-1", "token fleet-token-1", "true", "delegate from-a-test",
      ])
    #expect(SimulatedMessaging.topics == ["sport"])
    messaging.deleteToken { _ in }
    Fleet.settle()
    #expect(messaging.fcmToken == "fleet-token-2")
  }

  @Test func `FirebaseRemoteConfig fetches values, and activates them`() {
    let config = RemoteConfig.remoteConfig()
    config.setDefaults(["welcome": "Hi" as NSString, "limit": 3 as NSNumber])
    SimulatedRemoteConfig["welcome"] = "Hello"
    SimulatedRemoteConfig["isNew"] = true
    SimulatedRemoteConfig["list"] = [1, 2]
    let values = {
      "\(config["welcome"].stringValue ?? "") \(config["limit"].numberValue.intValue) "
        + "\(config["isNew"].boolValue) \(config["none"].numberValue.intValue)"
    }
    config.fetch { [trace] status, _ in trace.add("\(status)") }
    Fleet.settle()
    #expect(values() == "Hi 3 false 0")
    config.activate { [trace] isNew, _ in trace.add("\(isNew)") }
    Fleet.settle()

    #expect(values() == "Hello 3 true 0")
    #expect(config["list"].jsonValue as? [Int] == [1, 2])
    #expect(
      ["welcome", "limit", "none"].map { config[$0].source } == [.remote, .default, .static])
    config.fetchAndActivate { [trace] status, _ in trace.add("\(status)") }
    Fleet.settle()
    let registration = config.addOnConfigUpdateListener { [trace] update, _ in
      trace.add(update?.updatedKeys.sorted().joined() ?? "none")
    }
    SimulatedRemoteConfig["welcome"] = "Moin"
    SimulatedRemoteConfig.publish()
    Fleet.settle()
    registration.remove()
    SimulatedRemoteConfig.publish()
    Fleet.settle()
    #expect(trace.lines == ["success", "true", "successUsingPreFetchedData", "welcome"])
  }

  @Test func `FirebaseFunctions calls what a test has written`() {
    SimulatedFunctions["greet"] = { data in
      guard let name = (data as? [String: String])?["name"] else {
        throw NSError(domain: FunctionsErrorDomain, code: 3)
      }
      return ["text": "Hello \(name)"]
    }
    for (name, data) in [("greet", ["name": "Ada"]), ("greet", [:]), ("none", [:])] {
      Functions.functions().httpsCallable(name).call(data) { [trace] result, error in
        let text = (result?.data as? [String: String])?["text"]
        trace.add(text ?? "\((error as NSError?)?.code ?? 0)")
      }
    }
    Fleet.settle()

    #expect(trace.lines == ["Hello Ada", "3", "5"])
  }
}
