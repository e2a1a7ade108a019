import Foundation

/// Launches the app, and returns as soon as it rests.
///
/// UIKit's function never returns. This one makes the application and its delegate by the names of
/// their classes, launches the app, and runs all work that is due.
@preconcurrency @MainActor
@discardableResult
public func UIApplicationMain(
  _ argc: Int32, _ argv: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?,
  _ principalClassName: String?, _ delegateClassName: String?
) -> Int32 {
  if let principalClassName {
    guard let type = NSClassFromString(principalClassName) as? UIApplication.Type else {
      AppEntry.reportMissing(principalClassName, "subclass")
      return 1
    }
    if !ApplicationScope.current.hasApplication { _ = ObjectMaker.make(type) }
  }
  let application = UIApplication.shared
  guard let delegateClassName else {
    guard let delegate = application as? any UIApplicationDelegate else { return 0 }
    AppEntry.run(application, delegate)
    return 0
  }
  guard let type = NSClassFromString(delegateClassName) as? NSObject.Type,
    let delegate = ObjectMaker.make(type) as? any UIApplicationDelegate
  else {
    AppEntry.reportMissing(delegateClassName, "delegate")
    return 1
  }
  AppEntry.run(application, delegate)
  return 0
}

/// The entry point of an app.
@MainActor
enum AppEntry {
  /// Launches the app and lets it come to rest.
  static func run(_ application: UIApplication, _ delegate: any UIApplicationDelegate) {
    application.launch(delegate)
    application.mainLoop.settle()
  }

  static func reportMissing(_ name: String, _ role: String) {
    ModelException.internalInconsistency.raise(
      "Unable to instantiate the UIApplication \(role) instance. No class named \(name) is loaded.",
      by: "UIApplicationMain")
  }
}
