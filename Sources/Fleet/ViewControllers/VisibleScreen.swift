import FailureReporting
public import HeadlessUIKit

/// The visible screen of a window.
@preconcurrency @MainActor
public struct VisibleScreen {
  private let window: UIWindow?
  /// Where elements of the screen are looked for.
  let search: ElementSearch

  /// The screen of a window, with the application's other windows where `isWhole`.
  init(_ window: UIWindow?, isWhole: Bool = false) {
    self.window = window
    let root = window.map { ElementSearch.Root.window($0) } ?? .application
    search = ElementSearch(root: isWhole ? .application : root)
  }

  /// The view controller in front: through presented screens, navigation controllers, tab bar
  /// controllers, and children that fill their parents.
  public var topmostViewController: UIViewController? {
    window?.rootViewController?.frontmostController
  }

  /// The view controller in front, if it is an alert; the system's alert is in front of all others.
  public var presentedAlert: UIAlertController? {
    if case .application = search.root, let alert = search.application.systemAlert { return alert }
    return topmostViewController as? UIAlertController
  }
}

/// The visible screen: of the key window, else of the window in front.
///
/// ```swift
/// setAsAppRootWindow(UIViewController())
/// print(Fleet.screen.presentedAlert == nil)  // true
/// ```
@preconcurrency @MainActor
public var screen: VisibleScreen {
  let application = UIApplication.shared
  return VisibleScreen(application.keyWindow ?? application.windows.last, isWhole: true)
}

/// The screen of the key window; without one, a warning and `nil`.
///
/// ```swift
/// setAsAppRootWindow(UIViewController())
/// print(getApplicationScreen()?.presentedAlert == nil)  // true
/// ```
@preconcurrency @MainActor
public func getApplicationScreen(
  fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  line: UInt = #line, column: UInt = #column
) -> VisibleScreen? {
  if let window = UIApplication.shared.keyWindow { return VisibleScreen(window) }
  let site = CallSite(fileID, filePath, line, column)
  Gesture.perform(at: site) {
    reportFailure(
      RecordedFailure(
        ApplicationWords.noKeyWindow, name: .failure, severity: .warning,
        details: "Fleet.setAsAppRootWindow(_:) shows a screen in one.", site: site))
  }
  return nil
}

/// The screen of a window.
///
/// ```swift
/// let window = setAsAppRootWindow(UIViewController())
/// print(getScreen(forWindow: window).topmostViewController === window.rootViewController)  // true
/// ```
@preconcurrency @MainActor
public func getScreen(forWindow window: UIWindow) -> VisibleScreen { VisibleScreen(window) }
