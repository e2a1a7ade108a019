public import Foundation

/// What a user is to feel, one event after the other.
open class CHHapticPattern: NSObject {
  /// The events.
  public final let events: [CHHapticEvent]

  /// Creates a pattern of events.
  public init(events: [CHHapticEvent], parameters: [CHHapticDynamicParameter]) throws {
    self.events = events
    super.init()
  }

  /// Its duration.
  open var duration: TimeInterval { events.map { $0.relativeTime + $0.duration }.max() ?? 0 }
}
