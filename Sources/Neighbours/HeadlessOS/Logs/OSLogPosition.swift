import Foundation

/// A place in a log.
public final class OSLogPosition: Sendable {
  let date: Date

  init(date: Date) { self.date = date }
}
