/// What the views in one window share: how they find it.
///
/// Views that are in no window share one too while the view controller whose view is around them is
/// on stage: it keeps them as a window would.
@MainActor
final class WindowPlace {
  /// Whether each view here is held by its superview for as long as nothing changes, so that nobody
  /// has to ask whether that one still lives.
  @exclusivity(unchecked) private(set) var keepsViews = false
  /// The view around the others, where that is the view of a view controller on stage.
  @exclusivity(unchecked) private var root: ObjectIdentifier?
  /// The window while its application shows it, which holds it just as long.
  @exclusivity(unchecked) var shown: UIWindow? {
    didSet { keepsViews = shown != nil }
  }
  /// The window, which may go while views that were in it stay.
  ///
  /// Set once it is needed: an object that is referred to weakly is slower to retain from then on.
  @exclusivity(unchecked) weak var window: UIWindow?
  /// Whether a turn will lay the window out.
  @exclusivity(unchecked) var isLayoutScheduled = false

  init() {}

  /// Creates what the views within the view of a view controller on stage share.
  init(within view: UIView) {
    root = ObjectIdentifier(view)
    keepsViews = true
  }

  /// Has the views be kept no more, if a view is the one around them; answers whether it was.
  func stopKeeping(within view: UIView) -> Bool {
    guard root == ObjectIdentifier(view) else { return false }
    root = nil
    keepsViews = false
    return true
  }

  /// Whether there still is a window.
  var isAlive: Bool { shown != nil || window != nil }

  /// Whether there is a window that shows, which need not be retained to answer that.
  var windowShows: Bool { shown?.storedIsHidden == false }

  /// The application of the window, where there still is one; the window need not be retained.
  var application: UIApplication? { shown?.application ?? window?.application }

  /// The window, where there still is one; a weak reference takes several times as long to follow.
  var windowIfAlive: UIWindow? { shown ?? window }
}
