/// A stretch of time, and the one that it becomes.
public struct CMTimeMapping: Hashable, Sendable {
  /// What it was.
  public var source: CMTimeRange
  /// What it becomes.
  public var target: CMTimeRange

  /// Creates one of invalid stretches.
  public init() { self.init(source: .invalid, target: .invalid) }

  /// Creates one of two stretches.
  public init(source: CMTimeRange, target: CMTimeRange) {
    (self.source, self.target) = (source, target)
  }
}

/// Returns a stretch of time with the one that it becomes.
public func CMTimeMappingMake(source: CMTimeRange, target: CMTimeRange) -> CMTimeMapping {
  CMTimeMapping(source: source, target: target)
}

/// Returns a stretch of time in which there is nothing.
public func CMTimeMappingMakeEmpty(target: CMTimeRange) -> CMTimeMapping {
  CMTimeMapping(source: .invalid, target: target)
}
