public import Foundation

/// What quantities are measured in.
public final class HKUnit: NSObject, Sendable {
  /// What is measured, by the powers of it, such as length 1 and time -1 for a speed.
  let dimension: [String: Int]
  /// How many of the plainest unit it is.
  let factor: Double
  /// What it adds before it is multiplied, as temperatures do.
  let offset: Double
  /// The unit in words.
  public let unitString: String

  init(_ unitString: String, _ dimension: [String: Int], _ factor: Double = 1, offset: Double = 0) {
    self.unitString = unitString
    self.dimension = dimension
    self.factor = factor
    self.offset = offset
  }

  /// Creates the unit of words, such as `count/min` or `kg`; what is not known counts.
  public convenience init(from string: String) {
    let parts = string.split(separator: "/", maxSplits: 1).map(String.init)
    let units = parts.map { Self.known[$0] ?? HKUnit($0, [:]) }
    let unit = units.dropFirst().reduce(units.first ?? .count()) { $0.unitDivided(by: $1) }
    self.init(string, unit.dimension, unit.factor, offset: unit.offset)
  }

  // MARK: Units

  /// How many.
  public static func count() -> HKUnit { HKUnit("count", [:]) }
  /// Hundredths.
  public static func percent() -> HKUnit { HKUnit("%", [:]) }
  /// Meters.
  public static func meter() -> HKUnit { HKUnit("m", ["length": 1]) }
  /// Inches.
  public static func inch() -> HKUnit { HKUnit("in", ["length": 1], 0.0254) }
  /// Feet.
  public static func foot() -> HKUnit { HKUnit("ft", ["length": 1], 0.3048) }
  /// Miles.
  public static func mile() -> HKUnit { HKUnit("mi", ["length": 1], 1_609.344) }
  /// Grams.
  public static func gram() -> HKUnit { HKUnit("g", ["mass": 1]) }
  /// Ounces.
  public static func ounce() -> HKUnit { HKUnit("oz", ["mass": 1], 28.349_523_125) }
  /// Pounds.
  public static func pound() -> HKUnit { HKUnit("lb", ["mass": 1], 453.592_37) }
  /// Liters.
  public static func liter() -> HKUnit { HKUnit("L", ["length": 3], 0.001) }
  /// Seconds.
  public static func second() -> HKUnit { HKUnit("s", ["time": 1]) }
  /// Minutes.
  public static func minute() -> HKUnit { HKUnit("min", ["time": 1], 60) }
  /// Hours.
  public static func hour() -> HKUnit { HKUnit("hr", ["time": 1], 3_600) }
  /// Days.
  public static func day() -> HKUnit { HKUnit("d", ["time": 1], 86_400) }
  /// Joules.
  public static func joule() -> HKUnit { HKUnit("J", ["energy": 1]) }
  /// Kilocalories.
  public static func kilocalorie() -> HKUnit { HKUnit("kcal", ["energy": 1], 4_184) }
  /// Large calories.
  public static func largeCalorie() -> HKUnit { HKUnit("Cal", ["energy": 1], 4_184) }
  /// Millimeters of mercury.
  public static func millimeterOfMercury() -> HKUnit { HKUnit("mmHg", ["pressure": 1], 133.322_4) }
  /// Degrees of Celsius.
  public static func degreeCelsius() -> HKUnit { HKUnit("degC", ["temperature": 1]) }
  /// Degrees of Fahrenheit.
  public static func degreeFahrenheit() -> HKUnit {
    HKUnit("degF", ["temperature": 1], 5.0 / 9, offset: -32)
  }
  /// Grams with a prefix.
  public static func gramUnit(with prefix: HKMetricPrefix) -> HKUnit { gram().with(prefix) }
  /// Meters with a prefix.
  public static func meterUnit(with prefix: HKMetricPrefix) -> HKUnit { meter().with(prefix) }
  /// Liters with a prefix.
  public static func literUnit(with prefix: HKMetricPrefix) -> HKUnit { liter().with(prefix) }
  /// Seconds with a prefix.
  public static func secondUnit(with prefix: HKMetricPrefix) -> HKUnit { second().with(prefix) }
  /// Moles with a prefix, of which one has so many grams.
  public static func moleUnit(with prefix: HKMetricPrefix, molarMass gramsPerMole: Double) -> HKUnit
  {
    HKUnit("mol<\(gramsPerMole)>", ["mass": 1], gramsPerMole).with(prefix)
  }

  private static let known: [String: HKUnit] = {
    let plain = [
      count(), percent(), meter(), inch(), foot(), mile(), gram(), ounce(), pound(), liter(),
      second(), minute(), hour(), day(), joule(), kilocalorie(), largeCalorie(),
      millimeterOfMercury(), degreeCelsius(), degreeFahrenheit(), gram().with(.kilo),
      gram().with(.milli), gram().with(.micro), meter().with(.kilo), meter().with(.centi),
      meter().with(.milli), liter().with(.milli), liter().with(.deci), second().with(.milli),
      joule().with(.kilo),
    ]
    return Dictionary(plain.map { ($0.unitString, $0) }) { first, _ in first }
  }()

  // MARK: Calculating

  private func with(_ prefix: HKMetricPrefix) -> HKUnit {
    HKUnit(prefix.letters + unitString, dimension, factor * prefix.factor)
  }

  /// The quotient of two units.
  public func unitDivided(by unit: HKUnit) -> HKUnit {
    HKUnit(
      "\(unitString)/\(unit.unitString)", sum(dimension, unit.dimension.mapValues { -$0 }),
      factor / unit.factor)
  }

  /// The product of two units.
  public func unitMultiplied(by unit: HKUnit) -> HKUnit {
    HKUnit(
      "\(unitString)·\(unit.unitString)", sum(dimension, unit.dimension), factor * unit.factor)
  }

  private func sum(_ left: [String: Int], _ right: [String: Int]) -> [String: Int] {
    left.merging(right, uniquingKeysWith: +).filter { $0.value != 0 }
  }

  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? HKUnit else { return false }
    return dimension == other.dimension && factor == other.factor && offset == other.offset
  }

  public override var hash: Int { factor.hashValue }

  public override var description: String { unitString }
}

/// How many of a unit another one is.
public enum HKMetricPrefix: Int, Sendable {
  case none = 0
  case pico = 1
  case nano = 2
  case micro = 3
  case milli = 4
  case centi = 5
  case deci = 6
  case deca = 7
  case hecto = 8
  case kilo = 9
  case mega = 10

  var letters: String { Self.all[rawValue].letters }
  var factor: Double { Self.all[rawValue].factor }

  private static let all: [(letters: String, factor: Double)] = [
    ("", 1), ("p", 1e-12), ("n", 1e-9), ("mc", 1e-6), ("m", 1e-3), ("c", 1e-2), ("d", 0.1),
    ("da", 10), ("h", 100), ("k", 1_000), ("M", 1e6),
  ]
}
