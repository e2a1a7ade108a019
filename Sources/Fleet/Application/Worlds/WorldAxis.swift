public import HeadlessUIKit

/// A dimension in which the worlds of a test differ: devices, say, or sizes of texts.
///
/// A word alone, such as ``dark``, means both: light and dark.
public struct WorldAxis: Sendable {
  // MARK: Devices

  /// Each of some devices.
  public static func devices(_ devices: TestWorld.Device...) -> Self { .devices(devices) }

  /// Each of some devices, such as `TestWorld.Device.iPads`.
  public static func devices(_ devices: [TestWorld.Device]) -> Self {
    Self("devices", devices, \.name) { $0.device = $1 }
  }

  /// Each of some versions of iOS.
  public static func systems(_ systems: TestWorld.System...) -> Self {
    Self("systems", systems, \.description) { $0.system = $1 }
  }

  /// Each way of holding the device.
  public static func orientations(_ orientations: UIDeviceOrientation...) -> Self {
    Self("orientations", orientations, WorldNames.name) { $0.orientation = $1 }
  }

  /// Upright, and lying on its side.
  public static var landscape: Self { .orientations(.portrait, .landscapeLeft) }

  /// Each part of a tablet's screen.
  public static func splits(_ splits: TestWorld.Split...) -> Self {
    Self("splits", splits, WorldNames.name) { $0.split = $1 }
  }

  // MARK: Look

  /// Each of some sizes of texts.
  public static func textSizes(_ sizes: UIContentSizeCategory...) -> Self { .textSizes(sizes) }

  /// Each of some sizes of texts.
  public static func textSizes(_ sizes: [UIContentSizeCategory]) -> Self {
    Self("textSizes", sizes, WorldNames.name) { $0.textSize = $1 }
  }

  /// Each of some appearances.
  public static func appearances(_ appearances: UIUserInterfaceStyle...) -> Self {
    Self("appearances", appearances, WorldNames.name) { $0.appearance = $1 }
  }

  /// Light, and dark.
  public static var dark: Self { .appearances(.light, .dark) }

  /// Each side on which screens begin.
  public static func layoutDirections(_ directions: UITraitEnvironmentLayoutDirection...) -> Self {
    Self("layoutDirections", directions, WorldNames.name) { $0.layoutDirection = $1 }
  }

  /// From left to right, and from right to left.
  public static var rightToLeft: Self { .layoutDirections(.leftToRight, .rightToLeft) }

  /// Without bold texts, and with them.
  public static var boldText: Self { .setting("bold text", \.isBoldTextEnabled) }

  /// Without a high contrast, and with it.
  public static var highContrast: Self { .setting("high contrast", \.isDarkerSystemColorsEnabled) }

  /// Without less motion, and with it.
  public static var reduceMotion: Self { .setting("reduce motion", \.isReduceMotionEnabled) }

  // MARK: Anything else

  /// Each of some languages.
  public static func languages(_ languages: String...) -> Self {
    Self("languages", languages, { $0 }) { $0.languages = [$1] }
  }

  /// Without a setting, and with it.
  ///
  /// ```swift
  /// Fleet.forEachWorld(.setting("captions", \.isClosedCaptioningEnabled)) { print($0) }
  /// ```
  public static func setting(
    _ name: String, _ setting: any WritableKeyPath<TestWorld, Bool> & Sendable
  ) -> Self {
    Self("setting", [false, true], { $0 ? name : "no \(name)" }) { $0[keyPath: setting] = $1 }
  }

  /// Each of some worlds, which a closure makes of a number.
  ///
  /// - Parameters:
  ///   - names: What failures call them.
  ///   - change: Makes the world of a name.
  public static func custom(
    _ names: String..., change: @escaping @Sendable (inout TestWorld, _ name: String) -> Void
  ) -> Self {
    Self("custom", names, { $0 }, change)
  }

  // MARK: The choices

  /// One of the worlds that an axis leads to.
  struct Choice: Sendable {
    let name: String
    let change: @Sendable (inout TestWorld) -> Void
  }

  /// The name of the axis in a test.
  let name: String
  let choices: [Choice]

  private init<Value: Sendable>(
    _ name: String, _ values: [Value], _ nameOf: (Value) -> String,
    _ change: @escaping @Sendable (inout TestWorld, Value) -> Void
  ) {
    self.name = name
    choices = values.map { value in Choice(name: nameOf(value)) { change(&$0, value) } }
  }
}

/// Which of all the worlds that axes span a test runs in.
public enum WorldCombination: Sendable {
  /// Each of them.
  case product
  /// As few as it takes that each choice of an axis meets each choice of every other one.
  case pairs
}
