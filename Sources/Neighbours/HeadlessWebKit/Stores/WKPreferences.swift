public import Foundation

/// The settings of pages.
@preconcurrency @MainActor
open class WKPreferences: NSObject {
  /// Creates preferences as most apps need them.
  public override init() { super.init() }

  /// Creates preferences of an archive.
  public required init?(coder: NSCoder) { super.init() }

  /// The smallest font.
  open var minimumFontSize: CGFloat = 0
  /// Whether pages may open windows by themselves.
  open var javaScriptCanOpenWindowsAutomatically = false
  /// Whether scripts run, which they do not here.
  open var javaScriptEnabled = true
  /// Whether a page warns of sites that are known to deceive.
  open var isFraudulentWebsiteWarningEnabled = true
  /// Whether parts of pages may fill the screen.
  open var isElementFullscreenEnabled = false
  /// Whether text can be selected.
  open var isTextInteractionEnabled = true
  /// Whether pages may use what others have loaded.
  open var shouldPrintBackgrounds = false
  /// The treatment of unseen pages.
  open var inactiveSchedulingPolicy = InactiveSchedulingPolicy.suspend

  /// The treatment of a page that is not seen.
  public enum InactiveSchedulingPolicy: Int, Sendable {
    case suspend = 0
    case throttle = 1
    case none = 2
  }
}
