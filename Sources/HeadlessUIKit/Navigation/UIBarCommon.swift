public import Foundation

/// The size of a bar that a setting applies to.
public enum UIBarMetrics: Int, Sendable {
  /// The size in portrait.
  case `default` = 0
  /// The size in landscape on a phone.
  case compact = 1
  /// The size in portrait with a prompt.
  case defaultPrompt = 101
  /// The size in landscape on a phone with a prompt.
  case compactPrompt = 102
}

/// The position of a bar.
public enum UIBarPosition: Int, Sendable {
  case any = 0
  /// At the bottom of its container.
  case bottom = 1
  /// At the top of its container.
  case top = 2
  /// At the top of the screen, with a background that extends below the status bar.
  case topAttached = 3
}

/// A bar with a position.
@preconcurrency @MainActor
public protocol UIBarPositioning: NSObjectProtocol {
  /// The position of the bar.
  var barPosition: UIBarPosition { get }
}

/// The methods that decide the position of a bar.
@preconcurrency @MainActor
public protocol UIBarPositioningDelegate: NSObjectProtocol {
  /// Returns the position of a bar.
  func position(for bar: any UIBarPositioning) -> UIBarPosition
}

extension UIBarPositioningDelegate {
  /// Returns `.any`, which lets the bar decide.
  public func position(for bar: any UIBarPositioning) -> UIBarPosition { .any }
}

/// Whether a bar is light or dark.
public enum UIBarStyle: Int, Sendable {
  /// As the traits decide.
  case `default` = 0
  case black = 1
  case blackTranslucent = 2
}
