/// The system's questions to the user, in the words of each version.
extension ProtectedResource {
  /// Returns the question whether an app may use it.
  ///
  /// - Parameters:
  ///   - app: The name of the app.
  ///   - message: The app's purpose.
  ///   - isUpgrade: Whether the user lets the app in part already, and is asked for the rest.
  package func question(
    by app: String, _ message: String?, isUpgrade: Bool, onSystem version: Int
  ) -> SystemAlert {
    let app = "“\(app)”"
    if isUpgrade {
      return SystemAlert(
        title: "Allow \(app) to also use your location even when you are not using the app?",
        message: message,
        buttons: [
          .init("Keep Only While Using", .denies(.allowed)),
          .init("Change to Always Allow", .allows(.always)),
        ])
    }
    return SystemAlert(
      title: title(app, version), message: self == .notifications ? Self.aboutAlerts : message,
      buttons: buttons(version))
  }

  private static let aboutAlerts =
    "Notifications may include alerts, sounds, and icon badges. These can be configured in Settings."

  private func title(_ app: String, _ version: Int) -> String {
    switch self {
    case .notifications: "\(app) Would Like to Send You Notifications"
    case .location: "Allow \(app) to \(version < 14 ? "access" : "use") your location?"
    case .preciseLocation: "Allow \(app) to use your precise location once?"
    case .camera: "\(app) Would Like to Access the Camera"
    case .microphone: "\(app) Would Like to Access the Microphone"
    case .photos: "\(app) Would Like to Access Your \(version < 17 ? "Photos" : "Photo Library")"
    case .photosAdd: "\(app) Would Like to Add to your Photos"
    case .faceID: "Do you want to allow \(app) to use Face ID?"
    case .contacts: "\(app) Would Like to Access Your Contacts"
    case .calendar:
      "\(app) Would Like \(version < 17 ? "to Access" : "Full Access to") Your Calendar"
    case .reminders: "\(app) Would Like to Access Your Reminders"
    case .motion: "\(app) Would Like to Access Your Motion & Fitness Activity"
    case .speech: "\(app) Would Like to Access Speech Recognition"
    case .mediaLibrary:
      "\(app) would like to access Apple Music, your music and video activity, and your media "
        + "library."
    case .bluetooth: "\(app) Would Like to Use Bluetooth"
    case .localNetwork:
      "\(app) would like to find and connect to devices on your local network."
    case .tracking:
      "Allow \(app) to track your activity across other companies’ apps and websites?"
    }
  }

  private func buttons(_ version: Int) -> [SystemAlert.Button] {
    let deny = SystemAlert.Button("Don’t Allow", .denies(.denied))
    func allow(_ title: String) -> SystemAlert.Button { .init(title, .allows(.allowed)) }
    let usual = version < 17 ? "OK" : "Allow"
    switch self {
    case .notifications: return [deny, allow("Allow")]
    case .location:
      return [.init("Allow Once", .allowsOnce(.allowed)), allow("Allow While Using App"), deny]
    case .preciseLocation: return [.init("Allow Once", .allowsOnce(.allowed)), deny]
    case .photos where version < 14: return [deny, allow(usual)]
    case .photos where version < 17:
      return [
        .init("Select Photos…", .other(.limited)), allow("Allow Access to All Photos"), deny,
      ]
    case .photos:
      return [.init("Limit Access…", .other(.limited)), allow("Allow Full Access"), deny]
    case .calendar, .reminders: return [deny, allow(version < 17 ? "OK" : "Allow Full Access")]
    case .tracking:
      return [.init("Ask App Not to Track", .denies(.denied)), allow("Allow")]
    default: return [deny, allow(usual)]
    }
  }
}
