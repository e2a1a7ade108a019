import Foundation
import LocalizedWords

/// The settings of the device's user.
extension UIApplication {
  package final var settings: UserSettings { mainLoop.scope.userSettings }

  /// Takes over the user's settings, and tells the app: by its traits, and by the notification of
  /// each setting that has changed.
  package final func userChoose(_ settings: UserSettings) {
    changeSettings { $0.choose(settings) }
  }

  /// Makes the whole interface light or dark.
  package final func userChoose(_ style: UIUserInterfaceStyle) {
    var settings = settings
    settings.style = style
    userChoose(settings)
  }

  /// Takes over the settings in the arguments and the environment of the app's launch.
  package final func takeSettings(
    fromLaunch arguments: [String], _ environment: [String: String]
  ) {
    SystemVersion.check(environment)
    changeSettings { $0.launch(with: arguments, environment) }
    takeLanguages(fromLaunch: arguments)
  }

  private func changeSettings(_ change: @Sendable (inout UserSettingsOfLaunch) -> Void) {
    let old = settings
    mainLoop.scope.changeSettings(change)
    let new = settings
    guard new != old else { return }
    device.system = new.system
    updateTraits()
    if new.isHardwareKeyboardConnected != old.isHardwareKeyboardConnected {
      textState.keyboard?.follow(firstResponder, isNew: false)
    }
    post(changesFrom: old, to: new)
  }

  /// Gives the screen the traits that follow from settings and language.
  func updateTraits() {
    let traits = settings.traits(
      screen.traitCollection, isRightToLeft: userLanguages.isRightToLeft)
    guard traits != screen.traitCollection else { return }
    screen.traitCollection = traits
    tellWindowsOfTraits()
  }

  private func post(changesFrom old: UserSettings, to new: UserSettings) {
    let center = NotificationCenter.default
    if new.textSize != old.textSize {
      center.post(
        name: UIContentSizeCategory.didChangeNotification, object: self,
        userInfo: [UIContentSizeCategory.newValueUserInfoKey: new.textSize])
    }
    let switched = new.switches.symmetricDifference(old.switches)
    for each in UserSwitch.allCases where switched.contains(each) {
      center.post(name: each.notification, object: nil)
    }
    if new.isLowPowerModeEnabled != old.isLowPowerModeEnabled {
      center.post(name: .NSProcessInfoPowerStateDidChange, object: ProcessInfo.processInfo)
    }
  }
}
