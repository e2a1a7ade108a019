/// What an app may use only if the user lets it.
package enum ProtectedResource: String, CaseIterable, Sendable {
  case notifications, location, preciseLocation, camera, microphone
  /// Reading the photos and changing them.
  case photos
  /// Adding photos, and nothing else.
  case photosAdd
  case faceID, contacts, calendar, reminders, motion, speech, mediaLibrary, bluetooth
  case localNetwork, tracking

  /// What an answer can be, beside that nobody has asked, that it is forbidden, or that it is denied.
  package var possible: Set<PermissionStatus> {
    switch self {
    case .notifications: [.allowed, .provisional]
    case .location: [.allowed, .always]
    case .photos: [.allowed, .limited]
    default: [.allowed]
    }
  }

  /// The keys of the Info.plist that may say what the app wants it for, the usual one first; none where
  /// no reason has to be given.
  package func usageKeys(onSystem version: Int) -> [String] {
    switch self {
    case .notifications: []
    case .location: ["NSLocationWhenInUseUsageDescription"]
    case .preciseLocation: ["NSLocationTemporaryUsageDescriptionDictionary"]
    case .camera: ["NSCameraUsageDescription"]
    case .microphone: ["NSMicrophoneUsageDescription"]
    case .photos: ["NSPhotoLibraryUsageDescription"]
    case .photosAdd: ["NSPhotoLibraryAddUsageDescription"]
    case .faceID: ["NSFaceIDUsageDescription"]
    case .contacts: ["NSContactsUsageDescription"]
    case .calendar: Self.keys("NSCalendars", version)
    case .reminders: Self.keys("NSReminders", version)
    case .motion: ["NSMotionUsageDescription"]
    case .speech: ["NSSpeechRecognitionUsageDescription"]
    case .mediaLibrary: ["NSAppleMusicUsageDescription"]
    case .bluetooth: ["NSBluetoothAlwaysUsageDescription"]
    case .localNetwork: ["NSLocalNetworkUsageDescription"]
    case .tracking: ["NSUserTrackingUsageDescription"]
    }
  }

  private static func keys(_ what: String, _ version: Int) -> [String] {
    let old = "\(what)UsageDescription"
    return version < 17 ? [old] : ["\(what)FullAccessUsageDescription", old]
  }
}
