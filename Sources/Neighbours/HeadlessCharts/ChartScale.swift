import HeadlessSwiftUI

/// Where values are in a direction of a chart.
struct ChartScale {
  /// Names, each with a band of its own; without them the scale is straight.
  private(set) var names: [String] = []
  private(set) var least = 0.0
  private(set) var most = 1.0
  private(set) var isDate = false
  /// The places that have a line and words.
  private(set) var ticks: [_PlottedValue] = []

  var isBanded: Bool { !names.isEmpty }

  /// Creates the scale of some values.
  init(
    _ values: [(start: Double?, stop: Double?, place: _PlottedValue)], _ setup: ChartAxis,
    includesZero: Bool
  ) {
    var known: Set<String> = []
    for case .name(let name) in setup.domain + values.map(\.place)
    where known.insert(name).inserted { names.append(name) }
    guard names.isEmpty else {
      ticks = setup.values?(self) ?? names.map { .name($0) }
      return
    }
    isDate = values.contains { if case .date = $0.place { true } else { false } }
    let given = setup.domain.compactMap(\.number).filter(\.isFinite)
    var all = values.flatMap { [$0.start, $0.stop] }.compactMap { $0 }.filter(\.isFinite)
    if includesZero, !isDate, given.isEmpty { all.append(0) }
    if !given.isEmpty { all = given }
    least = all.min() ?? 0
    most = all.max() ?? 1
    // Beyond 2⁵³ a number and the next one are more than 1 apart.
    if most <= least { most = least + max(1, least.magnitude.ulp * 8) }
    let isFixed = !given.isEmpty || isDate
    ticks = (setup.values?(self) ?? evenTicks(widening: !isFixed))
  }

  /// Round places, of which the outermost are the ends of the scale.
  private mutating func evenTicks(widening: Bool) -> [_PlottedValue] {
    let rough = (most - least) / 4
    let power = pow(10, floor(log10(rough)))
    let step = [1, 2, 2.5, 5, 10].map { $0 * power }.first { $0 >= rough * 0.999 } ?? rough
    if widening {
      least = floor(least / step) * step
      most = ceil(most / step - 0.001) * step
    }
    guard !isDate else {
      return (0...4).map { place(at: Double($0) / 4) }
    }
    let first = ceil(least / step - 0.001)
    let count = Int(((most - first * step) / step + 0.001).rounded(.down))
    return (0...max(count, 0)).map { .number((first + Double($0)) * step) }
  }

  /// The place at a part of the way.
  func place(at part: Double) -> _PlottedValue {
    if isBanded {
      return .name(names[min(max(Int(part * Double(names.count)), 0), names.count - 1)])
    }
    let number = least + (most - least) * part
    return isDate ? .date(Date(timeIntervalSinceReferenceDate: number)) : .number(number)
  }

  /// How much of the way a number is.
  func part(_ number: Double) -> CGFloat { CGFloat((number - least) / (most - least)) }

  /// How much of the way something is: the middle of its band, or its place.
  func part(_ place: _PlottedValue) -> CGFloat? {
    if case .name(let name) = place {
      guard let index = names.firstIndex(of: name) else { return nil }
      return (CGFloat(index) + 0.5) / CGFloat(names.count)
    }
    return place.number.map { part($0) }
  }

  /// From where to where a place reaches: a name has its band, a number no more than itself.
  func range(_ place: _PlottedValue) -> ClosedRange<CGFloat>? {
    guard case .name(let name) = place else { return part(place).map { $0...$0 } }
    guard let index = names.firstIndex(of: name) else { return nil }
    let width = 1 / CGFloat(names.count)
    return CGFloat(index) * width...CGFloat(index + 1) * width
  }

  /// From where to where a value reaches, in parts of the way.
  func band(_ value: ChartValue) -> ClosedRange<CGFloat>? {
    if case .name = value.place { return range(value.place) }
    guard let start = value.start, let stop = value.stop, stop > start else { return nil }
    return part(start)...part(stop)
  }
}
