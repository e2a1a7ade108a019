extension UIView {
  /// How a view is resized along with its superview.
  public struct AutoresizingMask: OptionSet, Sendable {
    /// A bit for each part that may change.
    public let rawValue: UInt

    /// Creates a mask from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The space on the left may change.
    public static let flexibleLeftMargin = Self(rawValue: 1 << 0)
    /// The width may change.
    public static let flexibleWidth = Self(rawValue: 1 << 1)
    /// The space on the right may change.
    public static let flexibleRightMargin = Self(rawValue: 1 << 2)
    /// The space above may change.
    public static let flexibleTopMargin = Self(rawValue: 1 << 3)
    /// The height may change.
    public static let flexibleHeight = Self(rawValue: 1 << 4)
    /// The space below may change.
    public static let flexibleBottomMargin = Self(rawValue: 1 << 5)
  }
}
