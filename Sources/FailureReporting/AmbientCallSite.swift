/// The call site of the gesture that is running.
///
/// UIKit's own signatures have no literals, so failures of the model get their call site from here.
/// Gestures are synchronous on the main actor: the value is strictly nested, never spans a
/// suspension, and costs a fraction of a task-local.
@MainActor package enum AmbientCallSite {
  /// The line of the gesture that is under way, if one is.
  package static var current: CallSite? { site }

  private static var site: CallSite?

  /// Runs `body` as part of the gesture at `site`.
  package static func at<R>(_ site: CallSite?, _ body: () throws -> R) rethrows -> R {
    let outer = self.site
    self.site = site
    defer { self.site = outer }
    return try body()
  }

  /// The gesture's site, or that of the nearest enclosing scope, or that of the running test.
  package static var nearest: CallSite? { current ?? surrounding }

  /// The site of the nearest enclosing scope, or of the running test.
  ///
  /// Works on any thread.
  package nonisolated static var surrounding: CallSite? {
    Reporting.enclosingSite ?? test
  }

  /// The declaration of the running test, where Swift Testing runs it.
  package nonisolated static var test: CallSite? { SwiftTesting.loaded?.currentTestSite }
}
