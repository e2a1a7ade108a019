public import Foundation

extension UIWindow {
  /// How far in front a window is.
  public struct Level: RawRepresentable, Hashable, Sendable {
    /// The level as a number.
    public var rawValue: CGFloat

    /// Creates a level.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// Creates a level.
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

    /// Where the app's windows are.
    public static let normal = Level(0)
    /// Where the status bar is.
    public static let statusBar = Level(1_000)
    /// Where alerts are.
    public static let alert = Level(2_000)
  }
}
