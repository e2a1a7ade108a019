import FailureReporting
import Foundation
import HeadlessUIKit

/// Sees to it that an app calls a completion handler, and once.
///
/// Whoever calls the handler holds this. If it goes, nobody can call the handler any more.
final class HandlerCheck: Sendable {
  private let wasCalled = Locked(false)
  private let delegate: String
  private let method: String
  private let site: CallSite

  @MainActor
  init(_ delegate: AnyObject, _ method: String) {
    self.delegate = String(reflecting: type(of: delegate))
    self.method = method
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
    if !wasCalled.withLock({ $0 }) { raise(WebKitWords.neverCalled(delegate, method)) }
  }

  private func raise(_ reason: String) {
    Reporting.deliver(
      RecordedFailure(
        reason, name: "NSInternalInconsistencyException",
        details: "WebKit raises this exception, which ends an app.", site: site))
  }
}
