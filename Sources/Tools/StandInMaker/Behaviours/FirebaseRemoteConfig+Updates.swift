import FleetStandIns
import Foundation
import HeadlessUIKit

// Also of: FirebaseRemoteConfigInternal

// Needs: RemoteConfig.addOnConfigUpdateListener(remoteConfigUpdateCompletion:)

extension SimulatedRemoteConfig {
  /// Publishes what was set: who listens hears of the keys that are new.
  public static func publish() {
    let values = ConfigValues.current
    let keys = ConfigValues.changed(from: values.active, to: values.remote)
    values.fetch()
    StandIn.reply {
      let update = uiKitObject(RemoteConfigUpdate.self)
      StandIn.state(of: update) { UpdatedKeys() }.keys = keys
      for listener in ConfigListeners.current.all { listener.tell(update, nil) }
    }
  }
}

private final class ConfigListeners {
  typealias Listener = (
    registration: NSObject, tell: (RemoteConfigUpdate?, (any Error)?) -> Void
  )

  var all: [Listener] = []

  static var current: ConfigListeners { StandIn.state { ConfigListeners() } }
}

private final class UpdatedKeys {
  var keys: Set<String> = []
}

extension RemoteConfigUpdate {
  var standIn_updatedKeys: Set<String> { StandIn.state(of: self) { UpdatedKeys() }.keys }
}

extension RemoteConfig {
  func standIn_addOnConfigUpdateListener(
    remoteConfigUpdateCompletion listener: @escaping (RemoteConfigUpdate?, (any Error)?) -> Void
  ) -> ConfigUpdateListenerRegistration {
    let registration = uiKitObject(ConfigUpdateListenerRegistration.self)
    ConfigListeners.current.all.append((registration, listener))
    return registration
  }
}

extension ConfigUpdateListenerRegistration {
  func standIn_remove() { ConfigListeners.current.all.removeAll { $0.registration === self } }
}
