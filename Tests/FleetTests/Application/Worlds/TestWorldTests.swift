import FleetTesting
import TestSupport
import Testing

@MainActor
@Suite("Fleet.world", .freshApplication)
struct TestWorldTests {
  @Test func `is the stock device in its factory settings`() {
    let world = Fleet.world

    #expect(world.device == .iPhone14)
    #expect(world.orientation == .portrait && world.split == .full)
    #expect(world.textSize == .large && world.appearance == .light)
    #expect(world.layoutDirection == .leftToRight)
    #expect(world.isVideoAutoplayEnabled && world.isShakeToUndoEnabled)
    #expect(!world.isVoiceOverRunning && !world.isLowPowerModeEnabled)
    #expect("\(world)" == "iPhone 14")
  }

  @Test func `is that of one application`() {
    Fleet.world.device = .iPadPro11
    Fleet.world.textSize = .accessibility3
    Fleet.world.isReduceMotionEnabled = true
    Fleet.world.system = .iOS(16, 4)

    withFreshApplication {
      #expect("\(Fleet.world)" == "iPhone 14")
      #expect(!UIAccessibility.isReduceMotionEnabled)
    }

    #expect("\(Fleet.world)" == "iPad Pro 11-inch, iOS 16.4, accessibility3, reduce motion")
    #expect(UIDevice.current.systemVersion == "16.4")
    #expect(UIAccessibility.isReduceMotionEnabled)
  }

  @Test func `comes back whole`() {
    let before = Fleet.world
    Fleet.world.device = .iPadMini6
    Fleet.world.orientation = .landscapeRight
    Fleet.world.split = .half
    Fleet.world.languages = ["ar"]
    Fleet.world.uses24HourClock = true
    #expect(Fleet.world != before)

    Fleet.world = before

    #expect(Fleet.world == before)
    #expect(UIScreen.main.bounds.size == CGSize(width: 390, height: 844))
    #expect(Fleet.languages == before.languages)
  }

  @Test func `tells in words what is not as usual`() {
    Fleet.world.orientation = .landscapeLeft
    Fleet.world.appearance = .dark
    Fleet.world.layoutDirection = .rightToLeft
    Fleet.world.isBoldTextEnabled = true
    Fleet.world.isShakeToUndoEnabled = false
    Fleet.world.isLowPowerModeEnabled = true
    Fleet.world.isHardwareKeyboardConnected = true
    Fleet.world.languages = ["de"]

    #expect(
      "\(Fleet.world)"
        == "iPhone 14, landscape left, dark, right to left, bold text, no shake to undo, low power, "
        + "hardware keyboard, de")
    Fleet.world = withFreshApplication { Fleet.world }
    Fleet.world.device = .iPad9
    for (split, words) in [
      (TestWorld.Split.twoThirds, "two thirds"), (.half, "half"), (.third, "a third"),
      (.width(400), "400 points wide"),
    ] {
      Fleet.world.split = split
      #expect("\(Fleet.world)" == "iPad (9th generation), \(words)")
    }
  }

  @Test func `what is on the screen has the size of the device at once`() {
    let screen = UIViewController()
    setAsAppRootWindow(screen)

    Fleet.world.device = .iPhoneSE

    #expect(screen.view.bounds.size == CGSize(width: 320, height: 568))
    #expect(screen.view.safeAreaInsets.top == 20)
    Fleet.world.device = .iPadPro11
    Fleet.world.split = .third
    #expect(screen.view.bounds.size == CGSize(width: 320, height: 1194))
    #expect(screen.traitCollection.horizontalSizeClass == .compact)
  }

  @Test func `texts grow while they show`() {
    let label = UILabel()
    label.text = "Total"
    label.font = .preferredFont(forTextStyle: .body)
    label.adjustsFontForContentSizeCategory = true
    let fixed = UILabel()
    fixed.font = .preferredFont(forTextStyle: .body)
    let field = UITextField()
    field.font = UIFontMetrics(forTextStyle: .body).scaledFont(for: .systemFont(ofSize: 10))
    field.adjustsFontForContentSizeCategory = true
    let text = UITextView()
    text.font = .preferredFont(forTextStyle: .footnote)
    text.adjustsFontForContentSizeCategory = true
    let screen = UIViewController()
    for view in [label, fixed, field, text] { screen.view.addSubview(view) }
    setAsAppRootWindow(screen)

    Fleet.world.textSize = .accessibility5

    #expect(label.font.pointSize == 53)
    #expect(label.intrinsicContentSize.height > 60)
    #expect(fixed.font.pointSize == 17)
    #expect(field.font?.pointSize == 28)
    #expect(text.font?.pointSize == 44)
    #expect(UIFont.preferredFont(forTextStyle: .body).pointSize == 53)
    Fleet.world.textSize = .large
    #expect(label.font.pointSize == 17 && text.font?.pointSize == 13)
    #expect(field.font?.pointSize == 10)
  }

  @Test func `dates and times are those of the user`() throws {
    let date = Date(timeIntervalSince1970: 15 * 3_600 + 300)
    func time() -> String {
      DateFormatter.uiKitLocalizedString(from: date, dateStyle: .none, timeStyle: .short)
    }
    Fleet.world.languages = ["en-US"]
    Fleet.world.timeZone = try #require(TimeZone(identifier: "UTC"))
    #expect(!Fleet.world.uses24HourClock && Fleet.world.firstWeekday == 1)
    #expect(time() == "3:05\u{202F}PM")

    Fleet.world.uses24HourClock = true
    #expect(time() == "15:05")
    Fleet.world.timeZone = try #require(TimeZone(identifier: "Asia/Tokyo"))
    #expect(time() == "00:05")
    #expect(date.uiKitFormatted(date: .omitted, time: .shortened) == "00:05")
    #expect(TimeZone.uiKitCurrent.identifier == "Asia/Tokyo")
    #expect(Calendar.uiKitCurrent.component(.day, from: date) == 2)
    Fleet.world.firstWeekday = 2
    #expect(
      Calendar.uiKitCurrent.firstWeekday == 2 && Locale.uiKitCurrent.firstDayOfWeek == .monday)

    Fleet.world.locale = Locale(identifier: "de_CH")
    #expect(Locale.uiKitCurrent.region?.identifier == "CH")
    #expect(Fleet.world.languages == ["en-US"])
  }

  @Test func `a keyboard that is connected keeps the one on the screen away`() {
    let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 34))
    let screen = UIViewController()
    screen.view.addSubview(field)
    setAsAppRootWindow(screen)
    field.startEditing()
    #expect(Fleet.screen.keyboards.count == 1)
    let notices = Counter(UIResponder.keyboardWillHideNotification)

    Fleet.world.isHardwareKeyboardConnected = true

    #expect(Fleet.screen.keyboards.count == 0)
    #expect(notices.count == 1)
    field.type("wren")
    #expect(field.text == "wren")
  }

  @Test func `each setting that changes is told of once`() {
    let cases: [(String, (inout TestWorld) -> Void)] = [
      ("UIAccessibilityVoiceOverStatusDidChangeNotification", { $0.isVoiceOverRunning = true }),
      (
        "UIAccessibilitySwitchControlStatusDidChangeNotification",
        {
          $0.isSwitchControlRunning = true
        }
      ),
      (
        "UIAccessibilityAssistiveTouchStatusDidChangeNotification",
        {
          $0.isAssistiveTouchRunning = true
        }
      ),
      ("UIAccessibilityBoldTextStatusDidChangeNotification", { $0.isBoldTextEnabled = true }),
      (
        "UIAccessibilityDarkerSystemColorsStatusDidChangeNotification",
        {
          $0.isDarkerSystemColorsEnabled = true
        }
      ),
      (
        "UIAccessibilityShouldDifferentiateWithoutColorDidChangeNotification",
        {
          $0.shouldDifferentiateWithoutColor = true
        }
      ),
      (
        "UIAccessibilityButtonShapesEnabledStatusDidChangeNotification",
        {
          $0.buttonShapesEnabled = true
        }
      ),
      (
        "UIAccessibilityOnOffSwitchLabelsDidChangeNotification",
        {
          $0.isOnOffSwitchLabelsEnabled = true
        }
      ),
      (
        "UIAccessibilityInvertColorsStatusDidChangeNotification",
        {
          $0.isInvertColorsEnabled = true
        }
      ),
      ("UIAccessibilityGrayscaleStatusDidChangeNotification", { $0.isGrayscaleEnabled = true }),
      (
        "UIAccessibilityReduceTransparencyStatusDidChangeNotification",
        {
          $0.isReduceTransparencyEnabled = true
        }
      ),
      (
        "UIAccessibilityReduceMotionStatusDidChangeNotification",
        {
          $0.isReduceMotionEnabled = true
        }
      ),
      (
        "UIAccessibilityPrefersCrossFadeTransitionsStatusDidChangeNotification",
        {
          $0.prefersCrossFadeTransitions = true
        }
      ),
      (
        "UIAccessibilityVideoAutoplayStatusDidChangeNotification",
        {
          $0.isVideoAutoplayEnabled = false
        }
      ),
      ("UIAccessibilityMonoAudioStatusDidChangeNotification", { $0.isMonoAudioEnabled = true }),
      (
        "UIAccessibilityClosedCaptioningStatusDidChangeNotification",
        {
          $0.isClosedCaptioningEnabled = true
        }
      ),
      (
        "UIAccessibilitySpeakSelectionStatusDidChangeNotification",
        {
          $0.isSpeakSelectionEnabled = true
        }
      ),
      (
        "UIAccessibilitySpeakScreenStatusDidChangeNotification",
        {
          $0.isSpeakScreenEnabled = true
        }
      ),
      (
        "UIAccessibilityGuidedAccessStatusDidChangeNotification",
        {
          $0.isGuidedAccessEnabled = true
        }
      ),
      ("UIAccessibilityShakeToUndoDidChangeNotification", { $0.isShakeToUndoEnabled = false }),
      ("UIContentSizeCategoryDidChangeNotification", { $0.textSize = .small }),
      ("NSProcessInfoPowerStateDidChangeNotification", { $0.isLowPowerModeEnabled = true }),
      ("kCFLocaleCurrentLocaleDidChangeNotification", { $0.uses24HourClock = true }),
      (
        "kCFTimeZoneSystemTimeZoneDidChangeNotification",
        {
          $0.timeZone = TimeZone(secondsFromGMT: 60) ?? .current
        }
      ),
    ]
    let counters = cases.map { Counter(Notification.Name($0.0)) }

    for (index, (name, change)) in cases.enumerated() {
      change(&Fleet.world)
      change(&Fleet.world)
      #expect(counters.map(\.count) == cases.indices.map { $0 <= index ? 1 : 0 }, "\(name)")
    }
  }

  @Test func `what is switched on is what the app asks for`() {
    Fleet.world.isBoldTextEnabled = true
    Fleet.world.isDarkerSystemColorsEnabled = true
    Fleet.world.appearance = .dark
    Fleet.world.isLowPowerModeEnabled = true
    Fleet.world.isVoiceOverRunning = true

    #expect(UIAccessibility.isBoldTextEnabled && UIAccessibility.isVoiceOverRunning)
    #expect(UIAccessibility.isDarkerSystemColorsEnabled)
    #expect(ProcessInfo.processInfo.isLowPowerModeEnabled)
    let traits = UIScreen.main.traitCollection
    #expect(traits.legibilityWeight == .bold && traits.accessibilityContrast == .high)
    #expect(traits.userInterfaceStyle == .dark)
    #expect(UITraitCollection.current == traits)
    Fleet.world.isBoldTextEnabled = false
    #expect(UIScreen.main.traitCollection.legibilityWeight == .regular)
  }
}

/// Counts notifications of a name that are posted on this thread.
@MainActor
private final class Counter {
  private(set) var count = 0

  init(_ name: Notification.Name) {
    _ = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) {
      [weak self] _ in
      MainActor.assumeIsolated { self?.count += 1 }
    }
  }
}
