public import Foundation

/// The size of bar that something is set for.
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

/// Where a bar lies.
public enum UIBarPosition: Int, Sendable {
  /// Anywhere.
  case any = 0
  /// At the bottom of what holds it.
  case bottom = 1
  /// At the top of what holds it.
  case top = 2
  /// At the top of the screen, with a background that goes on below the status bar.
  case topAttached = 3
}

/// A bar that says where it lies.
@preconcurrency @MainActor
public protocol UIBarPositioning: NSObjectProtocol {
  /// Where the bar lies.
  var barPosition: UIBarPosition { get }
}

/// What says where a bar lies.
@preconcurrency @MainActor
public protocol UIBarPositioningDelegate: NSObjectProtocol {
  /// Where a bar lies.
  func position(for bar: any UIBarPositioning) -> UIBarPosition
}

extension UIBarPositioningDelegate {
  /// Where the bar lies of itself.
  public func position(for bar: any UIBarPositioning) -> UIBarPosition { .any }
}

/// Whether a bar is light or dark.
public enum UIBarStyle: Int, Sendable {
  /// As the traits say.
  case `default` = 0
  /// Dark.
  case black = 1
  /// Dark, with what is behind it showing through.
  case blackTranslucent = 2
}
