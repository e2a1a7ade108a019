/// Keys that are held down while another is pressed.
public struct UIKeyModifierFlags: OptionSet, Sendable {
  /// A bit for each key.
  public let rawValue: Int

  /// Creates flags from their bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Caps Lock.
  public static let alphaShift = Self(rawValue: 1 << 16)
  /// Shift.
  public static let shift = Self(rawValue: 1 << 17)
  /// Control.
  public static let control = Self(rawValue: 1 << 18)
  /// Option.
  public static let alternate = Self(rawValue: 1 << 19)
  /// Command.
  public static let command = Self(rawValue: 1 << 20)
  /// The key is on the numeric pad.
  public static let numericPad = Self(rawValue: 1 << 21)
}
