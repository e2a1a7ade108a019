/// A column or a row of a lazy grid.
public struct GridItem: Sendable {
  /// How wide a column is, or how high a row.
  public enum Size: Sendable {
    /// As wide as is said.
    case fixed(CGFloat)
    /// As wide as there is room.
    case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
    /// As many as there is room for.
    case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
  }

  /// How wide it is.
  public var size: Size
  /// How far the next one is.
  public var spacing: CGFloat?
  /// How views stand in it.
  public var alignment: Alignment?

  /// Creates a column or a row.
  public init(
    _ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil
  ) {
    (self.size, self.spacing, self.alignment) = (size, spacing, alignment)
  }
}
