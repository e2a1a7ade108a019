import Foundation
import HeadlessUIKit

/// A log: a subsystem, and a part of it.
public final class OSLog: Sendable {
  /// The log of no subsystem.
  public static let `default` = OSLog(subsystem: "", category: "")
  /// The log that nothing is written to.
  public static let disabled = OSLog(subsystem: "", category: "", isEnabled: false)

  let subsystem: String
  let category: String
  private let isEnabled: Bool

  /// Creates a log of a subsystem, and of a part of it.
  public convenience init(subsystem: String, category: String) {
    self.init(subsystem: subsystem, category: category, isEnabled: true)
  }

  /// Creates a log of a subsystem, for one of the categories that Apple's tools know.
  public convenience init(subsystem: String, category: Category) {
    self.init(subsystem: subsystem, category: category.rawValue)
  }

  private init(subsystem: String, category: String, isEnabled: Bool) {
    self.subsystem = subsystem
    self.category = category
    self.isEnabled = isEnabled
  }

  /// Whether lines of a level are kept.
  public func isEnabled(type: OSLogType) -> Bool { isEnabled }

  /// Whether intervals are kept.
  public var signpostsEnabled: Bool { isEnabled }

  func write(_ level: OSLogType, _ message: OSLogMessage) { write(level, message.text) }

  func write(_ level: OSLogType, _ text: String) {
    guard isEnabled else { return }
    LogLines.current.add(
      LoggedLine(
        date: Date(), subsystem: subsystem, category: category, level: level, message: text))
  }

  /// Kinds of logs that tools know.
  public struct Category: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let pointsOfInterest = Category(rawValue: "PointsOfInterest")
  }
}
