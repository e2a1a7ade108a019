import FailureReporting
import Foundation
import HeadlessUIKit

/// The screen at one moment: its picture, its words, and its view controllers.
@MainActor
struct TraceLook {
  /// The drawing; it becomes SVG where the trace is written.
  var picture: TakenPicture?
  /// The screen's words, as `print(Fleet.screen)` has them.
  let lines: [String]
  /// The view controllers, from the first to the one in front.
  let screens: [Screen]

  /// A view controller, by its identity and its name.
  struct Screen {
    let identity: ObjectIdentifier
    let name: String
    let isPresented: Bool
    let isAlert: Bool
    /// The number of screens below it in its stack; `nil` outside of a stack.
    let height: Int?

    @MainActor init(_ controller: UIViewController) {
      identity = ObjectIdentifier(controller)
      name = objectName(controller)
      isPresented = controller.parent == nil && controller.presentingViewController != nil
      isAlert = controller is UIAlertController
      let stack = controller.parent as? UINavigationController
      height = stack?.viewControllers.firstIndex { $0 === controller }
    }

    /// Whether it is the same one; an alert that has gone may have left its place to the next.
    func isSame(as other: Screen) -> Bool {
      identity == other.identity && (name == other.name || !isAlert)
    }
  }

  /// Looks at the screen of an application, and reports no failures meanwhile.
  init(_ application: UIApplication) {
    let isShown = application.windows.contains { !$0.isHidden }
    picture = withFailureReporter(Nobody()) {
      isShown ? TakenPicture(of: application, scale: 2) : nil
    }
    lines = Self.lines(of: application)
    var screens: [Screen] = []
    var next = VisibleScreen(Self.window(of: application)).topmostViewController
    while let controller = next {
      screens.append(Screen(controller))
      next = controller.parent ?? controller.presentingViewController
    }
    self.screens = screens.reversed()
  }

  /// The words of an application's screen.
  static func lines(of application: UIApplication) -> [String] {
    withFailureReporter(Nobody()) {
      let screens = VisibleScreen(window(of: application)).screens
      return ScreenText.lines(.application(application), screens)
    }
  }

  private static func window(of application: UIApplication) -> UIWindow? {
    application.keyWindow ?? application.windows.last
  }

  func isSame(as other: TraceLook) -> Bool {
    lines == other.lines && picture == other.picture
  }

  /// The changes of the screens since another look.
  func changes(since before: TraceLook?) -> [TraceEvent] {
    let earlier = before?.screens ?? []
    let gone = earlier.filter { screen in !screens.contains(where: screen.isSame) }
    let new = screens.filter { screen in !earlier.contains(where: screen.isSame) }
    var events = gone.compactMap { screen -> TraceEvent? in
      if screen.isPresented { return TraceEvent(.screen, "dismissed \(screen.name)") }
      let isBelow = new.last?.height.map { ($0) < screen.height ?? 0 } ?? false
      return isBelow ? TraceEvent(.screen, "popped \(screen.name)") : nil
    }
    let height = gone.last?.height
    for screen in new {
      let isPushed = (screen.height ?? 0) > (height ?? Int.max)
      let verb =
        screen.isAlert ? "alert" : screen.isPresented ? "presented" : isPushed ? "pushed" : "shows"
      events.append(TraceEvent(.screen, "\(verb) \(screen.name)"))
    }
    return events
  }

  /// A reporter for an app's failures that are only caused by looking at it.
  private struct Nobody: FailureReporter {
    func report(_ failure: RecordedFailure) {}
    func note(_ failure: RecordedFailure) {}
  }
}
