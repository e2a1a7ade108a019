/// A part of a text or an array.
public struct CFRange: Equatable, Sendable {
  /// Where it begins.
  public var location: Int
  /// How long it is.
  public var length: Int

  /// Creates an empty range at the beginning.
  public init() { self.init(location: 0, length: 0) }

  /// Creates a range.
  public init(location: Int, length: Int) { (self.location, self.length) = (location, length) }
}

/// Creates a range.
public func CFRangeMake(_ loc: Int, _ len: Int) -> CFRange { CFRange(location: loc, length: len) }

/// A number of things, or the place of one.
public typealias CFIndex = Int
