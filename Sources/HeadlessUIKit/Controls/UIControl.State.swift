extension UIControl {
  /// What state a control is in, as bits.
  public struct State: OptionSet, Hashable, Sendable {
    /// A bit for each state.
    public let rawValue: UInt

    /// Creates a state from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Enabled, and neither selected nor highlighted.
    public static let normal: Self = []
    /// A finger is in the control.
    public static let highlighted = Self(rawValue: 1 << 0)
    /// The control takes no touches.
    public static let disabled = Self(rawValue: 1 << 1)
    /// The control is chosen.
    public static let selected = Self(rawValue: 1 << 2)
    /// The control has the focus of a remote or a keyboard.
    public static let focused = Self(rawValue: 1 << 3)
    /// The bits that apps may use for states of their own.
    public static let application = Self(rawValue: 0x00FF_0000)
    /// The bits that the system keeps for itself.
    public static let reserved = Self(rawValue: 0xFF00_0000)
  }
}
