public import Foundation
public import HeadlessSwiftUI

/// A value that a chart shows.
public protocol Plottable {
  /// What it is on an axis.
  associatedtype PrimitivePlottable: PrimitivePlottableProtocol

  /// What it is on an axis.
  var primitivePlottable: PrimitivePlottable { get }

  /// Creates a value of what it is on an axis.
  init?(primitivePlottable: PrimitivePlottable)
}

/// What a value is on an axis: a number, a date or a name.
public protocol PrimitivePlottableProtocol {
  /// The place on an axis.
  var _plotted: _PlottedValue { get }

  /// Creates a value of its place on an axis.
  static func _of(_ place: _PlottedValue) -> Self?
}

/// The place of a value on an axis.
public enum _PlottedValue: Hashable, Sendable {
  case number(Double)
  case date(Date)
  case name(String)

  /// Where it is on a straight axis.
  var number: Double? {
    switch self {
    case .number(let number): number
    case .date(let date): date.timeIntervalSinceReferenceDate
    case .name: nil
    }
  }

  /// What a reader is told.
  var words: String {
    switch self {
    case .number(let number): number.formatted()
    case .date(let date): date.formatted(date: .abbreviated, time: .omitted)
    case .name(let name): name
    }
  }
}

extension Plottable where PrimitivePlottable == Self {
  /// It is itself.
  public var primitivePlottable: Self { self }
  /// It is itself.
  public init?(primitivePlottable: Self) { self = primitivePlottable }
}

extension Int: Plottable, PrimitivePlottableProtocol {
  public typealias PrimitivePlottable = Int
  public var _plotted: _PlottedValue { .number(Double(self)) }
  public static func _of(_ place: _PlottedValue) -> Int? {
    place.number.flatMap { Int(exactly: $0.rounded()) }
  }
}
extension Double: Plottable, PrimitivePlottableProtocol {
  public typealias PrimitivePlottable = Double
  public var _plotted: _PlottedValue { .number(self) }
  public static func _of(_ place: _PlottedValue) -> Double? { place.number }
}
extension Float: Plottable, PrimitivePlottableProtocol {
  public typealias PrimitivePlottable = Float
  public var _plotted: _PlottedValue { .number(Double(self)) }
  public static func _of(_ place: _PlottedValue) -> Float? { place.number.map { Float($0) } }
}
extension CGFloat: Plottable, PrimitivePlottableProtocol {
  public typealias PrimitivePlottable = CGFloat
  public var _plotted: _PlottedValue { .number(Double(self)) }
  public static func _of(_ place: _PlottedValue) -> CGFloat? { place.number.map { CGFloat($0) } }
}
extension Decimal: Plottable, PrimitivePlottableProtocol {
  public typealias PrimitivePlottable = Decimal
  public var _plotted: _PlottedValue { .number(NSDecimalNumber(decimal: self).doubleValue) }
  public static func _of(_ place: _PlottedValue) -> Decimal? { place.number.map { Decimal($0) } }
}
extension Date: Plottable, PrimitivePlottableProtocol {
  public typealias PrimitivePlottable = Date
  public var _plotted: _PlottedValue { .date(self) }
  public static func _of(_ place: _PlottedValue) -> Date? {
    place.number.map { Date(timeIntervalSinceReferenceDate: $0) }
  }
}
extension String: Plottable, PrimitivePlottableProtocol {
  public typealias PrimitivePlottable = String
  public var _plotted: _PlottedValue { .name(self) }
  public static func _of(_ place: _PlottedValue) -> String? {
    if case .name(let name) = place { name } else { nil }
  }
}

extension Plottable where Self: RawRepresentable, RawValue: PrimitivePlottableProtocol {
  /// It is as its raw value.
  public var primitivePlottable: RawValue { rawValue }
  /// It is as its raw value.
  public init?(primitivePlottable: RawValue) { self.init(rawValue: primitivePlottable) }
}

/// A value with its name, for a direction of a chart.
public struct PlottableValue<Value: Plottable> {
  let name: Text
  let value: Value
  let end: Value?
  let unit: Calendar.Component?

  private init(_ name: Text, _ value: Value, _ end: Value? = nil, _ unit: Calendar.Component? = nil)
  {
    self.name = name
    self.value = value
    self.end = end
    self.unit = unit
  }

  var plotted: ChartValue {
    ChartValue(
      name: name, place: value.primitivePlottable._plotted,
      end: end?.primitivePlottable._plotted, unit: unit)
  }

  /// Creates a value with a name.
  public static func value(_ labelKey: LocalizedStringKey, _ value: Value) -> Self {
    Self(Text(labelKey), value)
  }
  /// Creates a value with a name.
  @_disfavoredOverload
  public static func value(_ label: some StringProtocol, _ value: Value) -> Self {
    Self(Text(label), value)
  }
  /// Creates a value with a name.
  public static func value(_ label: Text, _ value: Value) -> Self { Self(label, value) }
}

extension PlottableValue where Value == Date {
  /// Creates a date that stands for a day, a month or the like.
  public static func value(
    _ labelKey: LocalizedStringKey, _ value: Date, unit: Calendar.Component,
    calendar: Calendar? = nil
  ) -> Self { Self(Text(labelKey), value, nil, unit) }
  /// Creates a date that stands for a day, a month or the like.
  @_disfavoredOverload
  public static func value(
    _ label: some StringProtocol, _ value: Date, unit: Calendar.Component,
    calendar: Calendar? = nil
  ) -> Self { Self(Text(label), value, nil, unit) }
}

extension PlottableValue where Value: Comparable {
  /// Creates a range with a name.
  public static func value(_ labelKey: LocalizedStringKey, _ range: Range<Value>) -> Self {
    Self(Text(labelKey), range.lowerBound, range.upperBound)
  }
  /// Creates a range with a name.
  @_disfavoredOverload
  public static func value(_ label: some StringProtocol, _ range: Range<Value>) -> Self {
    Self(Text(label), range.lowerBound, range.upperBound)
  }
}

/// A value of a mark, whatever its type.
struct ChartValue {
  let name: Text
  let place: _PlottedValue
  var end: _PlottedValue?
  var unit: Calendar.Component?

  /// Where it begins on a straight axis: a date stands for all of its day.
  var start: Double? {
    guard let unit, case .date(let date) = place else { return place.number }
    return Calendar.current.dateInterval(of: unit, for: date)?.start
      .timeIntervalSinceReferenceDate
  }

  /// Where it ends on a straight axis.
  var stop: Double? {
    if let end { return end.number }
    guard let unit, case .date(let date) = place else { return nil }
    return Calendar.current.dateInterval(of: unit, for: date)?.end.timeIntervalSinceReferenceDate
  }
}
