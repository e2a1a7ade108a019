public import Foundation

/// The settings of a single page.
@preconcurrency @MainActor
open class WKWebpagePreferences: NSObject {
  /// Creates preferences as most apps need them.
  public override init() { super.init() }

  /// For which screens the page is asked for.
  open var preferredContentMode = ContentMode.recommended
  /// Whether scripts of the page run, which they do not here.
  open var allowsContentJavaScript = true
  /// Whether the page runs with fewer liberties.
  open var isLockdownModeEnabled = false

  /// For which screens a page is asked for.
  public enum ContentMode: Int, Sendable {
    case recommended = 0
    case mobile = 1
    case desktop = 2
  }
}
