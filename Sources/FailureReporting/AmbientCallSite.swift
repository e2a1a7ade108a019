/// The call site of the gesture that is running.
///
/// UIKit's own signatures have no literals, so failures of the model get their call site from here.
/// Gestures are synchronous on the main actor: the value is strictly nested, never spans a
/// suspension, and costs a fraction of a task-local.
@MainActor package enum AmbientCallSite {
  /// The site of the current gesture, if there is one.
  package static var current: CallSite? { innermost?.pointee }

  /// The site of the innermost call of `at` on the stack.
  ///
  /// A pointer is much smaller than a site.
  @exclusivity(unchecked) private static var innermost: UnsafePointer<CallSite>?

  /// Runs `body` as part of the gesture at `site`.
  package static func at<R>(_ site: CallSite?, _ body: () throws -> R) rethrows -> R {
    guard var site else { return try run(body, at: nil) }
    return try run(body, at: &site)
  }

  /// Does the same for a whole gesture.
  ///
  /// Without a result and an error it costs a third.
  package static func at(_ site: CallSite, _ body: () -> Void) {
    var site = site
    run(body, at: &site)
  }

  @inline(__always)
  private static func run<R>(
    _ body: () throws -> R, at address: UnsafePointer<CallSite>?
  ) rethrows -> R {
    let outer = innermost
    innermost = address
    defer { innermost = outer }
    return try body()
  }

  /// The gesture's site, or that of the nearest enclosing scope, or that of the running test.
  package static var nearest: CallSite? { current ?? surrounding }

  /// The site of the nearest enclosing scope, or of the running test.
  ///
  /// Works on any thread.
  package nonisolated static var surrounding: CallSite? {
    Reporting.enclosingSite ?? SwiftTesting.loaded?.currentTestSite
  }
}
