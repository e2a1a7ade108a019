/// A scene that windows show.
@preconcurrency @MainActor
protocol WindowKind: AnyObject {
  /// The name by which a window is opened.
  var id: String? { get }
  /// Whether there is one window at most.
  var isSingle: Bool { get }
  /// Whether a window is shown at the launch.
  var isFirst: Bool { get }

  /// Whether windows show values of a type.
  func takes(_ value: AnyHashable?) -> Bool
  /// Whether an activity from outside is shown by it.
  func wants(_ activity: NSUserActivity?) -> Bool
  /// Makes the screen of a window.
  func makeScreen(of window: AppWindow) -> UIViewController
  /// Lets the screen of a window have its environment.
  func update(_ window: AppWindow)
}
