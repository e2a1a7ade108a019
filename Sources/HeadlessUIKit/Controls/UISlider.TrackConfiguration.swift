extension UISlider {
  /// How a slider looks.
  public enum Style: Int, Sendable {
    case `default` = 0
    case thumbless = 1
  }

  /// The marks on a track; positions go from 0 to 1.
  public struct TrackConfiguration: Hashable, Sendable {
    /// A mark on a track.
    public struct Tick: Hashable, Sendable {
      /// Where it is.
      public var position: Float
      /// Its title.
      public var title: String?
      /// Its image.
      public var image: UIImage?

      /// Creates a mark.
      public init(position: Float, title: String? = nil, image: UIImage? = nil) {
        self.position = position
        self.title = title
        self.image = image
      }
    }

    /// Whether the thumb goes to the marks alone.
    public var allowsTickValuesOnly: Bool
    /// The position from which the track is filled.
    public var neutralValue: Float
    /// The positions that the thumb can come to.
    public var enabledRange: ClosedRange<Float>
    /// The marks.
    public var ticks: [Tick]

    /// Creates a track with marks.
    public init(
      allowsTickValuesOnly: Bool = true, neutralValue: Float = 0,
      enabledRange: ClosedRange<Float> = 0...1, ticks: [Tick]
    ) {
      self.allowsTickValuesOnly = allowsTickValuesOnly
      self.neutralValue = neutralValue
      self.enabledRange = enabledRange
      self.ticks = ticks
    }

    /// Creates a track with a number of marks at the same distance from each other.
    public init(
      allowsTickValuesOnly: Bool = true, neutralValue: Float = 0,
      enabledRange: ClosedRange<Float> = 0...1, numberOfTicks: Int
    ) {
      let last = Float(max(1, numberOfTicks - 1))
      self.init(
        allowsTickValuesOnly: allowsTickValuesOnly, neutralValue: neutralValue,
        enabledRange: enabledRange,
        ticks: (0..<max(0, numberOfTicks)).map { Tick(position: Float($0) / last) })
    }

    /// Returns the position that the thumb goes to in place of another one.
    func held(_ position: Float) -> Float {
      let held = min(max(position, enabledRange.lowerBound), enabledRange.upperBound)
      guard allowsTickValuesOnly else { return held }
      let open = ticks.map(\.position).filter { enabledRange.contains($0) }
      return open.min { abs($0 - held) < abs($1 - held) } ?? held
    }
  }
}
