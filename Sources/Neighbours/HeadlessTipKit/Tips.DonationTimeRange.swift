import Foundation
import HeadlessUIKit

extension Tips {
  /// How long ago something has happened at most.
  public struct DonationTimeRange: Hashable, Sendable {
    let seconds: Double

    /// A minute.
    public static let minute = minutes(1)
    /// An hour.
    public static let hour = hours(1)
    /// A day.
    public static let day = days(1)
    /// A week.
    public static let week = weeks(1)

    /// Some minutes.
    public static func minutes(_ count: Int) -> DonationTimeRange { .init(seconds: 60, count) }
    /// Some hours.
    public static func hours(_ count: Int) -> DonationTimeRange { .init(seconds: 3_600, count) }
    /// Some days.
    public static func days(_ count: Int) -> DonationTimeRange { .init(seconds: 86_400, count) }
    /// Some weeks.
    public static func weeks(_ count: Int) -> DonationTimeRange { .init(seconds: 604_800, count) }

    private init(seconds: Double, _ count: Int) { self.seconds = seconds * Double(count) }
  }
}

extension Collection {
  /// The times that are no longer ago.
  public func donatedWithin<Info>(_ range: Tips.DonationTimeRange) -> [Element]
  where Element == Tips.Event<Info>.Donation {
    let first = Date.uiKitNow().addingTimeInterval(-range.seconds)
    return filter { $0.date >= first }
  }
}
