import Foundation

/// A unit of time that a formatter of components writes.
enum DurationUnit {
  case year, month, week, day, hour, minute, second

  /// All of them, the largest first.
  static let all: [DurationUnit] = [.year, .month, .week, .day, .hour, .minute, .second]

  /// The bits that allow it.
  var units: NSCalendar.Unit {
    switch self {
    case .year: .year
    case .month: .month
    case .week: [.weekOfMonth, .weekOfYear]
    case .day: .day
    case .hour: .hour
    case .minute: .minute
    case .second: .second
    }
  }

  var component: Calendar.Component {
    switch self {
    case .year: .year
    case .month: .month
    case .week: .weekOfMonth
    case .day: .day
    case .hour: .hour
    case .minute: .minute
    case .second: .second
    }
  }

  /// Whether it stands between colons.
  var isOfClock: Bool { [.hour, .minute, .second].contains(self) }

  /// Its seconds; years and months have none that are always the same.
  var seconds: Int? {
    switch self {
    case .year, .month: nil
    case .week: 604_800
    case .day: 86_400
    case .hour: 3600
    case .minute: 60
    case .second: 1
    }
  }

  /// How many of a smaller unit it is, if always as many.
  func count(of smaller: DurationUnit) -> Int? {
    if self == .year, smaller == .month { return 12 }
    guard let seconds, let part = smaller.seconds else { return nil }
    return seconds / part
  }
}
