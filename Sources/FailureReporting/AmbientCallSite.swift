/// The test line that asked for whatever runs now.
///
/// UIKit's own signatures carry no literals, so what the model reports takes its place from here.
/// Gestures are synchronous on the main actor: the value is strictly nested, never spans a
/// suspension, and costs a fraction of a task-local.
@MainActor package enum AmbientCallSite {
  /// The line of the gesture that is under way, if one is.
  package private(set) static var current: CallSite?

  /// Runs `body` as part of the gesture that `site` asked for.
  package static func at<R>(_ site: CallSite?, _ body: () throws -> R) rethrows -> R {
    let outer = current
    current = site
    defer { current = outer }
    return try body()
  }

  /// The gesture's line, else the nearest enclosing scope's, else the running test's.
  package static var nearest: CallSite? {
    current ?? Reporting.enclosingSite ?? SwiftTesting.loaded?.currentTestSite
  }
}
