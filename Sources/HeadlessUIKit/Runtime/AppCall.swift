package import FailureReporting
import Foundation

/// A call from the model into the app, which may do anything before it returns.
///
/// It may lead back to itself without end: on a device the stack overflows, and here the call is
/// left out, see ``CallCircle``. And it may change objects that the model still needs: see
/// ``AppCaller``.
@MainActor
package enum AppCall {
  /// Makes a call, or returns `nil` where it closes a circle of calls.
  ///
  /// - Parameters:
  ///   - method: The name of the call in the app.
  ///   - object: The object that is called.
  ///   - isAside: Whether the call says nothing to the app where there are others.
  @discardableResult
  @inline(__always)
  static func make<Answer>(
    _ method: StaticString, of object: NSObject, isAside: Bool = false, _ call: () -> Answer
  ) -> Answer? {
    run(if: CallCircle.enter(method, object, isAside: isAside), call)
  }

  /// Makes a call that may have no answer, or returns `nil` where it closes a circle of calls.
  @discardableResult
  @inline(__always)
  static func make<Answer>(
    _ method: StaticString, of object: NSObject, isAside: Bool = false, _ call: () -> Answer?
  ) -> Answer? {
    run(if: CallCircle.enter(method, object, isAside: isAside), call) ?? nil
  }

  /// Makes a call that has a new object of the same class in each round of a circle.
  @discardableResult
  @inline(__always)
  static func make<Answer>(
    _ method: StaticString, ofAnyLike object: NSObject, _ call: () -> Answer
  ) -> Answer? {
    run(if: CallCircle.enter(method, ofAnyOf: object), call)
  }

  /// Performs a helper, unless a callback of the app's has used it over and over.
  package static func make(helperAt site: CallSite, _ helper: () -> Void) {
    _ = run(if: CallCircle.enter(site), helper)
  }

  /// Makes a call that has entered its circle, which it leaves then.
  @inline(__always)
  private static func run<Answer>(if hasEntered: Bool, _ call: () -> Answer) -> Answer? {
    guard hasEntered else { return nil }
    defer { CallCircle.leave() }
    return call()
  }
}
