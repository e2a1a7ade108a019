import FailureReporting
import Foundation
import HeadlessUIKit
import Locks

/// Sees to it that an app calls a completion handler, and once.
///
/// The handler holds this. If it goes, the handler cannot be called any more; unless it goes
/// with its application or its screen, as where a test ends while an alert of the app's is open.
final class HandlerCheck: Sendable {
  private let wasCalled = Locked(false)
  private let delegate: String
  private let method: String
  private let site: CallSite
  private let loop: MainLoop

  @MainActor
  init(_ delegate: AnyObject, _ method: String) {
    self.delegate = String(reflecting: type(of: delegate))
    self.method = method
    loop = UIApplication.shared.mainLoop
    site = AmbientCallSite.nearest ?? CallSite()
  }

  /// Returns whether the handler is called for the first time; else it raises as WebKit does.
  func takeCall() -> Bool {
    let isFirst = wasCalled.withLock { wasCalled in
      defer { wasCalled = true }
      return !wasCalled
    }
    if !isFirst { raise(WebKitWords.calledTwice(delegate, method)) }
    return isFirst
  }

  /// Says that the handler need not be called.
  func waive() { wasCalled.withLock { $0 = true } }

  deinit {
    guard !wasCalled.withLock({ $0 }) else { return }
    let (loop, failure) = (loop, failure(WebKitWords.neverCalled(delegate, method)))
    // An end of the application, or of the screen, drops the turn.
    let report: @MainActor @Sendable () -> Void = {
      loop.enqueue("WKWebView") { Reporting.deliver(failure) }
    }
    if MainQueue.isCurrent {
      MainActor.runUnchecked { report() }
    } else {
      Task { @MainActor in report() }
    }
  }

  private func raise(_ reason: String) { Reporting.deliver(failure(reason)) }

  private func failure(_ reason: String) -> RecordedFailure {
    RecordedFailure(
      reason, name: "NSInternalInconsistencyException", kind: .exception,
      details: "WebKit raises this exception, which ends an app.", site: site)
  }
}
