extension UITableViewCell {
  /// What a cell shows besides its content.
  public struct StateMask: OptionSet, Sendable {
    /// A bit for each state.
    public let rawValue: UInt

    /// Creates a mask from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The control for deleting or inserting.
    public static let showingEditControl = Self(rawValue: 1 << 0)
    /// The button that confirms a deletion, or other actions in its place.
    public static let showingDeleteConfirmation = Self(rawValue: 1 << 1)
  }
}
