import HeadlessUIKit

extension XCUIElement {
  /// The keys that are held while another one is pressed.
  public struct KeyModifierFlags: OptionSet, Sendable {
    /// A bit for each key.
    public let rawValue: UInt

    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let capsLock = Self(rawValue: 1 << 0)
    public static let shift = Self(rawValue: 1 << 1)
    public static let control = Self(rawValue: 1 << 2)
    public static let option = Self(rawValue: 1 << 3)
    public static let command = Self(rawValue: 1 << 4)
    public static let function = Self(rawValue: 1 << 5)

    /// The flags as key commands have them; the function key has none.
    var ofKeyCommands: UIKeyModifierFlags {
      let pairs: [(Self, UIKeyModifierFlags)] = [
        (.capsLock, .alphaShift), (.shift, .shift), (.control, .control), (.option, .alternate),
        (.command, .command),
      ]
      return pairs.reduce(into: []) { if contains($1.0) { $0.insert($1.1) } }
    }
  }
}
