public import Foundation

extension Notification.Name {
  /// Posted when the device's sound takes another form, which does not happen here: a test may post it.
  public static let AVAudioEngineConfigurationChange = Notification.Name(
    "AVAudioEngineConfigurationChangeNotification")
}
