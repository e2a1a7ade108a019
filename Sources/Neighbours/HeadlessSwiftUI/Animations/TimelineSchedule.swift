/// When a timeline shows its views anew.
public protocol TimelineSchedule {
  /// The dates, from early to late.
  associatedtype Entries: Sequence where Entries.Element == Date

  /// How often views may change.
  typealias Mode = TimelineScheduleMode

  /// The dates from one on, that one or the last before it first.
  func entries(from startDate: Date, mode: Mode) -> Entries
}

/// How often views may change.
public enum TimelineScheduleMode: Sendable {
  /// As often as the schedule says.
  case normal
  /// Seldom.
  case lowFrequency
}

/// A date again and again.
public struct PeriodicTimelineSchedule: TimelineSchedule, Sendable {
  /// The dates.
  public struct Entries: Sequence, IteratorProtocol, Sendable {
    fileprivate var date: Date
    fileprivate let interval: TimeInterval

    /// The next date.
    public mutating func next() -> Date? {
      defer { date += interval }
      return date
    }
  }

  private let start: Date
  private let interval: TimeInterval

  /// Creates a schedule.
  public init(from startDate: Date, by interval: TimeInterval) {
    start = startDate
    self.interval = interval
  }

  /// The dates from one on.
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries {
    let interval = interval > 0 ? interval : .infinity
    let passed = (startDate.timeIntervalSince(start) / interval).rounded(.down)
    let first = passed > 0 && passed.isFinite ? start + passed * interval : start
    return Entries(date: first, interval: interval)
  }
}

/// Each minute.
public struct EveryMinuteTimelineSchedule: TimelineSchedule, Sendable {
  /// Creates a schedule.
  public init() {}

  /// The dates from one on.
  public func entries(
    from startDate: Date, mode: TimelineScheduleMode
  ) -> PeriodicTimelineSchedule.Entries {
    let seconds = startDate.timeIntervalSinceReferenceDate
    let minute = Date(timeIntervalSinceReferenceDate: (seconds / 60).rounded(.down) * 60)
    return PeriodicTimelineSchedule(from: minute, by: 60).entries(from: startDate, mode: mode)
  }
}

/// Dates that are told one by one.
public struct ExplicitTimelineSchedule<Entries: Sequence>: TimelineSchedule
where Entries.Element == Date {
  private let dates: Entries

  /// Creates a schedule.
  public init(_ dates: Entries) { self.dates = dates }

  /// The dates.
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries { dates }
}

/// Each frame of an animation.
///
/// A test would never come to rest if each frame were shown: views show the time of their last update.
public struct AnimationTimelineSchedule: TimelineSchedule, Sendable {
  /// Creates a schedule.
  public init(minimumInterval: Double? = nil, paused: Bool = false) {}

  /// The date itself.
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> [Date] { [startDate] }
}

extension TimelineSchedule where Self == PeriodicTimelineSchedule {
  /// A date again and again.
  public static func periodic(
    from startDate: Date, by interval: TimeInterval
  ) -> PeriodicTimelineSchedule {
    PeriodicTimelineSchedule(from: startDate, by: interval)
  }
}

extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
  /// Each minute.
  public static var everyMinute: EveryMinuteTimelineSchedule { EveryMinuteTimelineSchedule() }
}

extension TimelineSchedule where Self == AnimationTimelineSchedule {
  /// Each frame of an animation.
  public static var animation: AnimationTimelineSchedule { AnimationTimelineSchedule() }

  /// Each frame of an animation, or fewer.
  public static func animation(
    minimumInterval: Double? = nil, paused: Bool = false
  ) -> AnimationTimelineSchedule {
    AnimationTimelineSchedule(minimumInterval: minimumInterval, paused: paused)
  }
}

extension TimelineSchedule {
  /// Dates that are told one by one.
  public static func explicit<S: Sequence>(
    _ dates: S
  ) -> ExplicitTimelineSchedule<S> where Self == ExplicitTimelineSchedule<S>, S.Element == Date {
    ExplicitTimelineSchedule(dates)
  }
}
