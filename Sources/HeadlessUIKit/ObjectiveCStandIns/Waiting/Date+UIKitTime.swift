public import Foundation

/// The present in ported sources: the real one, or the test's.
extension Date {
  /// The present date, which goes on with UIKit time once a test has set it.
  public static func uiKitNow() -> Date { ApplicationScope.current.elsewhere.date }

  /// Creates a date some seconds from the present one.
  public init(uiKitTimeIntervalSinceNow interval: TimeInterval) {
    self = .uiKitNow().addingTimeInterval(interval)
  }

  /// How many seconds the date lies behind the present one.
  public var uiKitTimeIntervalSinceNow: TimeInterval { timeIntervalSince(.uiKitNow()) }
}
