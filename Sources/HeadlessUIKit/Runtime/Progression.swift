/// Where something is that goes on in UIKit time.
package struct Progression: Sendable {
  /// When it was last said where it is.
  private var moment: Duration = .zero
  private var position = 0.0
  /// How fast it goes on, in seconds a second.
  package private(set) var rate = 0.0

  /// Creates something that rests at its beginning.
  package init() {}

  /// Where it is, in seconds.
  package func position(at now: Duration) -> Double {
    position + rate * Self.seconds(now - moment)
  }

  /// Puts it somewhere else.
  package mutating func move(to position: Double, at now: Duration) {
    self.position = position
    moment = now
  }

  /// Continues at another rate from its current place; at an invalid rate it rests.
  package mutating func go(at rate: Double, at now: Duration) {
    move(to: position(at: now), at: now)
    self.rate = rate.isFinite ? rate : 0
  }

  /// How long it takes to a place; `nil` if it does not go there.
  package func time(to place: Double, at now: Duration) -> Duration? {
    let seconds = (place - position(at: now)) / rate
    guard rate != 0, seconds >= 0 else { return nil }
    // A little too early would be before the place; so it is rounded up.
    return .nanoseconds(Int64(min((seconds * 1e9).rounded(.up), 1e18)))
  }

  /// A duration in seconds.
  package static func seconds(_ duration: Duration) -> Double {
    Double(duration.components.seconds) + Double(duration.components.attoseconds) / 1e18
  }
}
