public import Foundation

extension UIWindow {
  /// A position in the order of windows; higher ones are in front.
  public struct Level: RawRepresentable, Hashable, Comparable, Sendable {
    /// The level as a number.
    public var rawValue: CGFloat

    /// Creates a level.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// Creates a level.
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

    /// The level of the app's windows.
    public static let normal = Level(0)
    /// The level of the status bar.
    public static let statusBar = Level(1_000)
    /// The level of alerts.
    public static let alert = Level(2_000)

    /// Returns whether a level is behind another one.
    public static func < (level: Level, other: Level) -> Bool { level.rawValue < other.rawValue }

    /// Returns a level above another one.
    public static func + (level: Level, distance: CGFloat) -> Level {
      Level(level.rawValue + distance)
    }

    /// Returns a level below another one.
    public static func - (level: Level, distance: CGFloat) -> Level {
      Level(level.rawValue - distance)
    }
  }
}
