/// A side of a rectangle.
public enum Edge: Int8, CaseIterable, Sendable {
  /// The upper side.
  case top
  /// The side where lines begin.
  case leading
  /// The lower side.
  case bottom
  /// The side where lines end.
  case trailing

  /// Some of the sides.
  public struct Set: OptionSet, Sendable {
    /// The bits.
    public let rawValue: Int8

    /// Creates a set of bits.
    public init(rawValue: Int8) { self.rawValue = rawValue }

    /// Creates a set of one side.
    public init(_ edge: Edge) { self.init(rawValue: 1 << edge.rawValue) }

    /// The upper side.
    public static let top = Set(.top)
    /// The side where lines begin.
    public static let leading = Set(.leading)
    /// The lower side.
    public static let bottom = Set(.bottom)
    /// The side where lines end.
    public static let trailing = Set(.trailing)
    /// All sides.
    public static let all: Set = [.top, .leading, .bottom, .trailing]
    /// Where lines begin and end.
    public static let horizontal: Set = [.leading, .trailing]
    /// The upper and the lower side.
    public static let vertical: Set = [.top, .bottom]
  }
}

/// The upper or the lower side of a rectangle.
public enum VerticalEdge: Int8, CaseIterable, Hashable, Sendable {
  /// The upper side.
  case top
  /// The lower side.
  case bottom

  /// Some of the two.
  public struct Set: OptionSet, Sendable {
    /// The bits.
    public let rawValue: Int8

    /// Creates a set of bits.
    public init(rawValue: Int8) { self.rawValue = rawValue }

    /// The upper side.
    public static let top = Set(rawValue: 1)
    /// The lower side.
    public static let bottom = Set(rawValue: 2)
    /// Both.
    public static let all: Set = [.top, .bottom]
  }
}

/// The side of a rectangle where lines begin or end.
public enum HorizontalEdge: Int8, CaseIterable, Hashable, Sendable {
  /// Where lines begin.
  case leading
  /// Where lines end.
  case trailing

  /// Some of the two.
  public struct Set: OptionSet, Sendable {
    /// The bits.
    public let rawValue: Int8

    /// Creates a set of bits.
    public init(rawValue: Int8) { self.rawValue = rawValue }

    /// Where lines begin.
    public static let leading = Set(rawValue: 1)
    /// Where lines end.
    public static let trailing = Set(rawValue: 2)
    /// Both.
    public static let all: Set = [.leading, .trailing]
  }
}
