/// The test line that asked for whatever runs now.
///
/// UIKit's own signatures carry no literals, so what the model reports takes its place from here.
/// Gestures are synchronous on the main actor: the value is strictly nested, never spans a
/// suspension, and costs a fraction of a task-local.
@MainActor package enum AmbientCallSite {
  /// The line of the gesture that is under way, if one is.
  package static var current: CallSite? { innermost?.pointee }

  /// The site of the innermost `at`, which is still running: a site is large, its address is not.
  @exclusivity(unchecked) private static var innermost: UnsafePointer<CallSite>?

  /// Runs `body` as part of the gesture that `site` asked for.
  package static func at<R>(_ site: CallSite?, _ body: () throws -> R) rethrows -> R {
    guard var site else { return try run(body, at: nil) }
    return try run(body, at: &site)
  }

  /// The same for a whole gesture: without a result and an error it costs a third.
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

  /// The gesture's line, else the nearest enclosing scope's, else the running test's.
  package static var nearest: CallSite? { current ?? surrounding }

  /// The nearest enclosing scope's line, else the running test's: for what can run on any thread.
  package nonisolated static var surrounding: CallSite? {
    Reporting.enclosingSite ?? SwiftTesting.loaded?.currentTestSite
  }
}
