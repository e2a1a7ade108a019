import FleetStandIns
import Foundation
import HeadlessUIKit

// Which apps are configured; what their options say is what the code gives them.

/// The apps that were configured, by their names.
private final class ConfiguredApps {
  static let defaultName = "__FIRAPP_DEFAULT"

  var apps: [String: FirebaseApp] = [:]

  static var current: ConfiguredApps { StandIn.state { ConfiguredApps() } }
}

/// What an app was configured with.
private final class AppSetup {
  var name = ""
  var options: FirebaseOptions?

  static func of(_ app: FirebaseApp) -> AppSetup { StandIn.state(of: app) { AppSetup() } }
}

extension FirebaseApp {
  static func standIn_configure() {
    add(ConfiguredApps.defaultName, FirebaseOptions.defaultOptions())
  }

  static func standIn_configure(options: FirebaseOptions) {
    add(ConfiguredApps.defaultName, options)
  }

  static func standIn_configure(name: String, options: FirebaseOptions) { add(name, options) }

  static func standIn_app() -> FirebaseApp? { app(name: ConfiguredApps.defaultName) }
  static func standIn_app(name: String) -> FirebaseApp? { ConfiguredApps.current.apps[name] }

  static var standIn_allApps: [String: FirebaseApp]? {
    let apps = ConfiguredApps.current.apps
    return apps.isEmpty ? nil : apps
  }

  var standIn_name: String { AppSetup.of(self).name }
  var standIn_options: FirebaseOptions {
    AppSetup.of(self).options ?? uiKitObject(FirebaseOptions.self)
  }

  func standIn_delete(_ completion: @escaping (Bool) -> Void) {
    let isThere = ConfiguredApps.current.apps.removeValue(forKey: name) != nil
    StandIn.reply { completion(isThere) }
  }

  private static func add(_ name: String, _ options: FirebaseOptions?) {
    let apps = ConfiguredApps.current
    guard apps.apps[name] == nil else { return }
    let app = uiKitObject(FirebaseApp.self)
    (AppSetup.of(app).name, AppSetup.of(app).options) = (name, options)
    apps.apps[name] = app
  }
}
