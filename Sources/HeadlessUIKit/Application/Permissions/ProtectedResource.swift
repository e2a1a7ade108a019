/// A resource that an app may use only with the user's permission.
package enum ProtectedResource: String, CaseIterable, Sendable {
  case notifications, location, preciseLocation, camera, microphone
  /// Reading the photos and changing them.
  case photos
  /// Adding photos, and nothing else.
  case photosAdd
  case faceID, contacts, calendar, reminders, motion, speech, mediaLibrary, bluetooth
  case localNetwork, tracking

  /// The possible answers, besides "not determined", "restricted" and "denied".
  package var possible: Set<PermissionStatus> {
    switch self {
    case .notifications: [.allowed, .provisional]
    case .location: [.allowed, .always]
    case .photos: [.allowed, .limited]
    default: [.allowed]
    }
  }

  /// The keys of the Info.plist that may state the app's purpose, the usual one first; empty where
  /// no purpose has to be stated.
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
