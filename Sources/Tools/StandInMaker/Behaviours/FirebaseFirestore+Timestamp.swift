import FleetStandIns
import Foundation
import HeadlessUIKit

// Also of: FirebaseCore
// Where: Timestamp
// Final: Timestamp

// A moment of the database's, which has been Firestore's own in earlier versions.

private final class Moment {
  var seconds: Int64 = 0
  var nanoseconds: Int32 = 0

  static func of(_ timestamp: Timestamp) -> Moment { StandIn.state(of: timestamp) { Moment() } }
}

extension Timestamp {
  func standIn_init(seconds: Int64, nanoseconds: Int32) {
    (Moment.of(self).seconds, Moment.of(self).nanoseconds) = (seconds, nanoseconds)
  }

  func standIn_init(date: Date) {
    let seconds = date.timeIntervalSince1970.rounded(.down)
    let rest = ((date.timeIntervalSince1970 - seconds) * 1_000_000_000).rounded()
    standIn_init(seconds: Int64(seconds), nanoseconds: Int32(rest))
  }

  var standIn_seconds: Int64 { Moment.of(self).seconds }
  var standIn_nanoseconds: Int32 { Moment.of(self).nanoseconds }

  func standIn_dateValue() -> Date {
    let moment = Moment.of(self)
    return Date(
      timeIntervalSince1970: Double(moment.seconds) + Double(moment.nanoseconds) / 1_000_000_000)
  }

  func standIn_compare(_ other: Timestamp) -> ComparisonResult {
    let (one, another) = (Moment.of(self), Moment.of(other))
    let (mine, others) = ((one.seconds, one.nanoseconds), (another.seconds, another.nanoseconds))
    return mine == others ? .orderedSame : mine < others ? .orderedAscending : .orderedDescending
  }
}
