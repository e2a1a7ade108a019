/// How a view changes between the phases of its way through a scroll view.
public nonisolated struct ScrollTransitionConfiguration: Sendable {
  /// Where a view counts as being in sight.
  public struct Threshold: Sendable {
    /// All of it is.
    public static let visible = Threshold()
    /// Nothing of it is.
    public static let hidden = Threshold()
    /// Its middle is in that of the scroll view.
    public static let centered = Threshold()

    /// A part of it is.
    public static func visible(_ amount: Double) -> Threshold { Threshold() }

    /// Between this one and another.
    public func interpolated(towards other: Threshold, amount: Double) -> Threshold { self }

    /// Before or behind this one.
    public func inset(by distance: Double) -> Threshold { self }
  }

  /// At once, by an animation.
  public static let animated = ScrollTransitionConfiguration()
  /// As far as it is scrolled.
  public static let interactive = ScrollTransitionConfiguration()
  /// Not at all.
  public static let identity = ScrollTransitionConfiguration()

  /// At once, by an animation.
  public static func animated(_ animation: Animation) -> ScrollTransitionConfiguration { .animated }

  /// With another animation.
  public func animation(_ animation: Animation) -> ScrollTransitionConfiguration { self }

  /// From another place on.
  public func threshold(_ threshold: Threshold) -> ScrollTransitionConfiguration { self }
}
