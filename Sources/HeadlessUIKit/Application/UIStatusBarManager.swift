public import Foundation

/// The state of the status bar: its style, whether it is hidden, and where it is.
@preconcurrency @MainActor
open class UIStatusBarManager: NSObject {
  /// The style of the status bar.
  open var statusBarStyle: UIStatusBarStyle { window?.statusBarStyle ?? .default }

  /// Whether the status bar is hidden.
  open var isStatusBarHidden: Bool { window?.isStatusBarHidden ?? false }

  /// The frame of the status bar, which is empty where it is hidden.
  open var statusBarFrame: CGRect {
    guard let screen = scene?.screen, !isStatusBarHidden else { return .zero }
    return screen.statusBarFrame
  }

  // The scene holds this.
  private weak var scene: UIWindowScene?

  private var window: UIWindow? { scene?.hostApplication.windowWithStatusBar }

  init(of scene: UIWindowScene) {
    self.scene = scene
    super.init()
  }
}
