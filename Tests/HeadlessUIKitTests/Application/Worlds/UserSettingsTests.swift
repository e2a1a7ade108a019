import HeadlessUIKitTestSupport
import Testing

@testable import HeadlessUIKit

@MainActor
@Suite("Settings of the user", .ownApplication)
struct UserSettingsTests {
  private let application = UIApplication.shared

  @Test func `all that can be switched on is off, but for videos and shakes (behaviour 680)`() {
    let isOn: [Bool] = [
      UIAccessibility.isVoiceOverRunning, UIAccessibility.isSwitchControlRunning,
      UIAccessibility.isAssistiveTouchRunning, UIAccessibility.isMonoAudioEnabled,
      UIAccessibility.isClosedCaptioningEnabled, UIAccessibility.isInvertColorsEnabled,
      UIAccessibility.isGuidedAccessEnabled, UIAccessibility.isBoldTextEnabled,
      UIAccessibility.isGrayscaleEnabled, UIAccessibility.isReduceTransparencyEnabled,
      UIAccessibility.isReduceMotionEnabled, UIAccessibility.prefersCrossFadeTransitions,
      UIAccessibility.isDarkerSystemColorsEnabled, UIAccessibility.isSpeakSelectionEnabled,
      UIAccessibility.isSpeakScreenEnabled, UIAccessibility.shouldDifferentiateWithoutColor,
      UIAccessibility.isOnOffSwitchLabelsEnabled, UIAccessibility.buttonShapesEnabled,
    ]

    #expect(!isOn.contains(true))
    #expect(UIAccessibility.isVideoAutoplayEnabled && UIAccessibility.isShakeToUndoEnabled)
  }

  @Test func `each switch has a notification of its own`() {
    let names = UserSwitch.allCases.map(\.notification)

    #expect(Set(names).count == 20)
    #expect(names.allSatisfy { $0.rawValue.hasPrefix("UIAccessibility") })
  }

  @Test func `a screen that shows hears of a setting by its traits`() {
    final class Page: UIViewController {
      var changes: [UIContentSizeCategory] = []
      override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        changes.append(traitCollection.preferredContentSizeCategory)
      }
    }
    let page = Page()
    let window = UIWindow()
    window.rootViewController = page
    window.makeKeyAndVisible()
    application.mainLoop.settle()
    var settings = application.settings
    settings.textSize = .extraLarge
    settings.direction = .rightToLeft

    application.userChoose(settings)
    application.userChoose(settings)

    #expect(page.changes == [.extraLarge])
    #expect(application.preferredContentSizeCategory == .extraLarge)
    #expect(application.userInterfaceLayoutDirection == .rightToLeft)
    #expect(page.view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
  }

  @Test func `a direction of its own stays whatever the language is`() {
    var settings = application.settings
    settings.direction = .leftToRight
    application.userChoose(settings)

    application.choose(languages: ["ar"])
    #expect(application.userInterfaceLayoutDirection == .leftToRight)

    settings.direction = nil
    application.userChoose(settings)
    #expect(application.userInterfaceLayoutDirection == .rightToLeft)
  }

  @Test func `a launch says it as Xcode does, until the next one`() {
    var settings = application.settings
    settings.textSize = .small
    application.userChoose(settings)

    application.takeSettings(
      fromLaunch: [
        "-UIPreferredContentSizeCategoryName", "UICTContentSizeCategoryAccessibilityXXXL",
        "-UIUserInterfaceStyle", "Dark", "-AppleTextDirection", "YES",
      ], [:])
    #expect(application.settings.textSize == .accessibilityExtraExtraExtraLarge)
    #expect(UIScreen.main.traitCollection.userInterfaceStyle == .dark)
    #expect(application.userInterfaceLayoutDirection == .rightToLeft)
    application.takeSettings(
      fromLaunch: [
        "-UIPreferredContentSizeCategoryName", "UICTContentSizeCategoryNone",
        "-UIUserInterfaceStyle", "Pink", "-UIPreferredContentSizeCategoryName",
      ], [:])

    #expect(application.settings.textSize == .small)
    #expect(UIScreen.main.traitCollection.userInterfaceStyle == .light)
    #expect(application.userInterfaceLayoutDirection == .leftToRight)
  }
}
