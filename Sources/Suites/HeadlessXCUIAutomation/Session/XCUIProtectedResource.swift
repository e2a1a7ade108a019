import HeadlessUIKit

/// What an app may use only if the user lets it.
public enum XCUIProtectedResource: Int, Sendable {
  case contacts = 1
  case calendar = 2
  case reminders = 3
  case photos = 4
  case microphone = 5
  case camera = 6
  case mediaLibrary = 7
  /// The devices of the home.
  case homeKit = 8
  /// Whether notifications are silenced.
  case focus = 9
  case bluetooth = -0x4000_0000
  /// The network, for keyboards.
  case keyboardNetwork = -0x4000_0001
  case location = -0x4000_0002
  /// The data of the health app.
  case health = -0x4000_0003
  /// Following the user through apps and websites.
  case userTracking = -0x4000_0004
  /// The devices of the local network.
  case localNetwork = -0x4000_0005

  /// What it is in the model; nothing where the model never asks.
  var protected: [ProtectedResource] {
    switch self {
    case .contacts: [.contacts]
    case .calendar: [.calendar]
    case .reminders: [.reminders]
    case .photos: [.photos, .photosAdd]
    case .microphone: [.microphone]
    case .camera: [.camera]
    case .mediaLibrary: [.mediaLibrary]
    case .bluetooth: [.bluetooth]
    case .location: [.location, .preciseLocation]
    case .userTracking: [.tracking]
    case .localNetwork: [.localNetwork]
    case .homeKit, .focus, .keyboardNetwork, .health: []
    }
  }
}
