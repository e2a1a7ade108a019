public import Foundation

/// A length of time of the schedulers, in billionths of a second.
///
/// It is the `Stride` of all of them, which Combine gives a type each.
public struct SchedulerInterval: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric,
  ExpressibleByFloatLiteral, Hashable, Codable, Sendable
{
  /// The billionths of a second.
  public var magnitude: Int

  /// Creates a length of so many billionths of a second.
  private init(nanoseconds: Int) { magnitude = nanoseconds }

  /// Creates a length of so many seconds.
  public init(_ seconds: TimeInterval) {
    let nanoseconds = seconds * 1e9
    // Where there is no number, or it is too large, the longest time is nearest.
    magnitude =
      abs(nanoseconds) < Double(Int.max)
      ? Int(nanoseconds.rounded()) : nanoseconds < 0 ? .min : .max
  }

  /// Creates a length of time as Dispatch has it.
  public init(_ timeInterval: DispatchTimeInterval) {
    switch timeInterval {
    case .seconds(let count): self = .seconds(count)
    case .milliseconds(let count): self = .milliseconds(count)
    case .microseconds(let count): self = .microseconds(count)
    case .nanoseconds(let count): self = .nanoseconds(count)
    default: self.init(nanoseconds: .max)
    }
  }

  /// Creates a length of so many seconds.
  public init(integerLiteral value: Int) { self = .seconds(value) }
  /// Creates a length of so many seconds.
  public init(floatLiteral value: Double) { self.init(value) }
  /// Creates a length of so many seconds, if the number fits.
  public init?<T: BinaryInteger>(exactly source: T) {
    guard let seconds = Int(exactly: source) else { return nil }
    self = .seconds(seconds)
  }

  /// The length as Dispatch has it.
  public var timeInterval: DispatchTimeInterval { .nanoseconds(magnitude) }

  /// The length of UIKit time.
  var duration: Duration { .nanoseconds(magnitude) }

  /// Whether the first is shorter.
  public static func < (left: Self, right: Self) -> Bool { left.magnitude < right.magnitude }
  public static func + (left: Self, right: Self) -> Self {
    .clamped(left.magnitude.addingReportingOverflow(right.magnitude), right.magnitude < 0)
  }
  public static func - (left: Self, right: Self) -> Self {
    .clamped(left.magnitude.subtractingReportingOverflow(right.magnitude), right.magnitude > 0)
  }
  public static func * (left: Self, right: Self) -> Self {
    .clamped(
      left.magnitude.multipliedReportingOverflow(by: right.magnitude),
      (left.magnitude < 0) != (right.magnitude < 0))
  }
  public static func *= (left: inout Self, right: Self) { left = left * right }

  public static func seconds(_ s: Int) -> Self { of(s, times: 1_000_000_000) }
  public static func seconds(_ s: Double) -> Self { Self(s) }
  /// So many thousandths of a second.
  public static func milliseconds(_ ms: Int) -> Self { of(ms, times: 1_000_000) }
  /// So many millionths of a second.
  public static func microseconds(_ us: Int) -> Self { of(us, times: 1_000) }
  /// So many billionths of a second.
  public static func nanoseconds(_ ns: Int) -> Self { Self(nanoseconds: ns) }

  private static func of(_ count: Int, times factor: Int) -> Self {
    clamped(count.multipliedReportingOverflow(by: factor), count < 0)
  }

  private static func clamped(
    _ result: (partialValue: Int, overflow: Bool), _ isNegative: Bool
  ) -> Self {
    Self(nanoseconds: result.overflow ? (isNegative ? .min : .max) : result.partialValue)
  }
}
