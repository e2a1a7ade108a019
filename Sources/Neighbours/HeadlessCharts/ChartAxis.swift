public import HeadlessSwiftUI

/// All that is said of a direction of a chart.
struct ChartAxis {
  var isHidden = false
  var label: Text?
  /// The ends of the scale, or its names.
  var domain: [_PlottedValue] = []
  /// The places that have a line and words, if not the usual ones.
  var values: ((ChartScale) -> [_PlottedValue])?
  /// What stands at a place, if not the usual things.
  var content: (@MainActor (AxisValue) -> _AxisParts)?
}

/// What stands at a place of an axis.
public struct _AxisParts {
  var hasLine = false
  var hasTick = false
  var label: Text?
  /// The colors of the line and of the words, if not the usual ones.
  var lineColor: (@MainActor (EnvironmentValues) -> UIColor)?
  var wordColor: (@MainActor (EnvironmentValues) -> UIColor)?
}

/// A place of an axis.
public struct AxisValue {
  /// Its number.
  public let index: Int
  /// How many there are.
  public let count: Int
  let place: _PlottedValue

  /// The value there, as a type.
  public func `as`<P: Plottable>(_ type: P.Type) -> P? {
    P.PrimitivePlottable._of(place).flatMap { P(primitivePlottable: $0) }
  }
}

/// The places of an axis.
public struct AxisMarkValues {
  let places: ((ChartScale) -> [_PlottedValue])?

  /// An axis has no more places, which would stand on each other.
  private static let mostPlaces = 400

  /// The usual ones.
  public static var automatic: AxisMarkValues { AxisMarkValues(places: nil) }
  /// About so many.
  public static func automatic(
    desiredCount: Int? = nil, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
  ) -> AxisMarkValues { automatic }
  /// One at each step.
  public static func stride(
    by stepSize: some BinaryFloatingPoint, roundLowerBound: Bool? = nil,
    roundUpperBound: Bool? = nil
  ) -> AxisMarkValues {
    AxisMarkValues { scale in
      let step = Double(stepSize)
      guard step > 0, (scale.most - scale.least) / step <= Double(mostPlaces) else { return [] }
      return Swift.stride(from: scale.least, through: scale.most, by: step).map { .number($0) }
    }
  }
  /// One at each day, month or the like.
  public static func stride(
    by component: Calendar.Component, count: Int = 1, roundLowerBound: Bool? = nil,
    roundUpperBound: Bool? = nil, calendar: Calendar? = nil
  ) -> AxisMarkValues {
    AxisMarkValues { scale in
      let calendar = calendar ?? .current
      let end = Date(timeIntervalSinceReferenceDate: scale.most)
      var date = Date(timeIntervalSinceReferenceDate: scale.least)
      var all: [_PlottedValue] = []
      while date <= end, all.count < mostPlaces {
        all.append(.date(date))
        guard let next = calendar.date(byAdding: component, value: max(count, 1), to: date) else {
          break
        }
        date = next
      }
      return all
    }
  }
}

/// The lines and words of an axis.
public protocol AxisContent {
  /// Says it of an axis.
  @MainActor func _say(of axis: inout _AxisSetup)
}

/// An axis, as its contents say it.
public struct _AxisSetup { var axis: ChartAxis }

/// Makes contents of an axis.
@resultBuilder
public enum AxisContentBuilder {
  /// Takes several contents.
  public static func buildBlock<each Content: AxisContent>(
    _ content: repeat each Content
  ) -> some AxisContent {
    var all: [any AxisContent] = []
    for item in repeat each content { all.append(item) }
    let held = MainActorOnly(all)
    return AxisContents { axis in for item in held.value { item._say(of: &axis) } }
  }
}

private struct AxisContents: AxisContent {
  let say: @MainActor (inout _AxisSetup) -> Void
  @MainActor func _say(of axis: inout _AxisSetup) { say(&axis) }
}

/// Lines and words at places of an axis.
public struct AxisMarks<Content>: AxisContent {
  private let values: AxisMarkValues
  private let content: (@MainActor (AxisValue) -> _AxisParts)?

  /// Creates marks at places, as the app says.
  public init(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic,
    @AxisMarkBuilder content: @escaping @MainActor (AxisValue) -> Content
  ) where Content: AxisMark {
    self.values = values
    self.content = { content($0)._parts(at: $0) }
  }

  /// Creates marks at some places, as the app says.
  public init<Value: Plottable>(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: [Value], @AxisMarkBuilder content: @escaping @MainActor (AxisValue) -> Content
  ) where Content: AxisMark {
    let places = values.map { $0.primitivePlottable._plotted }
    self.init(values: AxisMarkValues { _ in places }, content: content)
  }

  /// Creates marks at places, which are all alike.
  public init(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic, @AxisMarkBuilder content: () -> Content
  ) where Content: AxisMark {
    self.values = values
    let marks = content()
    self.content = { marks._parts(at: $0) }
  }

  /// Creates marks at some places, which are all alike.
  public init<Value: Plottable>(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: [Value], @AxisMarkBuilder content: () -> Content
  ) where Content: AxisMark {
    let places = values.map { $0.primitivePlottable._plotted }
    self.init(values: AxisMarkValues { _ in places }, content: content)
  }

  @MainActor public func _say(of axis: inout _AxisSetup) {
    axis.axis.values = values.places
    axis.axis.content = content
  }
}

extension AxisMarks where Content == Never {
  /// Creates the usual marks at places.
  public init(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic, stroke: StrokeStyle? = nil
  ) {
    self.values = values
    content = nil
  }

  /// Creates the usual marks at some places.
  public init<Value: Plottable>(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: [Value], stroke: StrokeStyle? = nil
  ) {
    let places = values.map { $0.primitivePlottable._plotted }
    self.init(values: AxisMarkValues { _ in places })
  }
}

/// How marks stand at their places, which is always the same here.
public struct AxisMarkPreset: Hashable, Sendable {
  public static let automatic = AxisMarkPreset()
  public static let aligned = AxisMarkPreset()
  public static let extended = AxisMarkPreset()
  public static let inset = AxisMarkPreset()
}

/// On which side marks stand, which is always the usual one here.
public struct AxisMarkPosition: Hashable, Sendable {
  public static let automatic = AxisMarkPosition()
  public static let leading = AxisMarkPosition()
  public static let trailing = AxisMarkPosition()
  public static let top = AxisMarkPosition()
  public static let bottom = AxisMarkPosition()
}

/// Something at a place of an axis.
public protocol AxisMark {
  /// What stands there.
  @MainActor func _parts(at value: AxisValue) -> _AxisParts
}

/// Makes what stands at a place of an axis.
@resultBuilder
public enum AxisMarkBuilder {
  /// Takes several things.
  public static func buildBlock<each Content: AxisMark>(
    _ content: repeat each Content
  ) -> _AxisMarkTuple {
    var marks: [any AxisMark] = []
    for item in repeat each content { marks.append(item) }
    return tuple(marks)
  }

  private static func tuple(_ marks: [any AxisMark]) -> _AxisMarkTuple {
    let held = MainActorOnly(marks)
    return _AxisMarkTuple { value in
      var all = _AxisParts()
      for mark in held.value { all.add(mark._parts(at: value)) }
      return all
    }
  }
  /// Takes what may be there.
  public static func buildIf<Content: AxisMark>(_ content: Content?) -> _AxisMarkTuple {
    tuple(content.map { [$0] } ?? [])
  }
  /// Takes the first of two.
  public static func buildEither<Content: AxisMark>(first: Content) -> _AxisMarkTuple {
    tuple([first])
  }
  /// Takes the second of two.
  public static func buildEither<Content: AxisMark>(second: Content) -> _AxisMarkTuple {
    tuple([second])
  }
}

/// Several things at a place of an axis.
public struct _AxisMarkTuple: AxisMark {
  let parts: @MainActor (AxisValue) -> _AxisParts
  @MainActor public func _parts(at value: AxisValue) -> _AxisParts { parts(value) }
}

extension _AxisParts {
  mutating func add(_ other: _AxisParts) {
    hasLine = hasLine || other.hasLine
    hasTick = hasTick || other.hasTick
    label = other.label ?? label
    lineColor = other.lineColor ?? lineColor
    wordColor = other.wordColor ?? wordColor
  }
}

extension AxisMark {
  /// Gives a color to what stands there.
  public func foregroundStyle(_ style: some ShapeStyle) -> some AxisMark {
    let held = MainActorOnly(self)
    return _AxisMarkTuple { value in
      var parts = held.value._parts(at: value)
      if parts.hasLine || parts.hasTick { parts.lineColor = { $0.color(style) } }
      if parts.label != nil { parts.wordColor = { $0.color(style) } }
      return parts
    }
  }

  /// Gives a font to what stands there: words have one size here.
  public func font(_ font: Font?) -> some AxisMark { self }
}

/// A line through the chart.
public struct AxisGridLine: AxisMark {
  /// Creates a line.
  public nonisolated init(centered: Bool? = nil, stroke: StrokeStyle? = nil) {}
  @MainActor public func _parts(at value: AxisValue) -> _AxisParts { _AxisParts(hasLine: true) }
}

/// A short line beside the chart.
public struct AxisTick: AxisMark {
  /// Creates a short line.
  public nonisolated init(centered: Bool? = nil, stroke: StrokeStyle? = nil) {}
  @MainActor public func _parts(at value: AxisValue) -> _AxisParts { _AxisParts(hasTick: true) }
}

/// Words at a place.
public struct AxisValueLabel: AxisMark {
  private let words: @MainActor (AxisValue) -> Text?

  /// Creates the usual words.
  public init(centered: Bool? = nil) { words = { Text(verbatim: $0.place.words) } }

  /// Creates words of a format.
  public init<F: FormatStyle>(format: F, centered: Bool? = nil)
  where F.FormatInput: Plottable, F.FormatOutput == String {
    let held = MainActorOnly(format)
    words = { value in
      value.as(F.FormatInput.self).map { Text(verbatim: held.value.format($0)) }
    }
  }

  /// Creates words of the app's.
  public init(_ titleKey: LocalizedStringKey, centered: Bool? = nil) {
    words = { _ in Text(titleKey) }
  }

  /// Creates words of the app's.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, centered: Bool? = nil) {
    let text = Text(title)
    words = { _ in text }
  }

  /// Creates words of the app's: a view other than a text shows nothing.
  public init(centered: Bool? = nil, @ViewBuilder content: () -> some View) {
    let text = content() as? Text
    words = { _ in text }
  }

  @MainActor public func _parts(at value: AxisValue) -> _AxisParts {
    _AxisParts(label: words(value))
  }
}
