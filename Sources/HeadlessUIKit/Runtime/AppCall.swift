import FailureReporting
import Foundation

/// A call from the model into the app, which may do anything before it returns.
///
/// It may lead back to itself without end: on a device the stack overflows, and here the call is
/// left out, see ``CallCircle``. And it may change objects that the model still needs: see
/// ``AppCaller``.
@MainActor
package enum AppCall {
  /// What a call is to the app.
  package enum Role {
    /// The app is told something, by any caller.
    case event
    /// The app hears something if the object is of a class of its own.
    case override
    /// How the model works.
    case mechanism
  }

  /// Makes a call, or answers `nil` where it is one of a circle.
  ///
  /// - Parameters:
  ///   - method: What the app knows the call by.
  ///   - object: The object of the call.
  ///   - role: What the call is to the app.
  ///   - isAside: Whether the call says nothing to the app where there are others.
  @discardableResult
  @inline(__always)
  static func make<Answer>(
    _ method: StaticString, of object: NSObject, as role: Role = .event, isAside: Bool = false,
    _ call: () -> Answer
  ) -> Answer? {
    run(if: CallCircle.enter(method, object, as: role, isAside: isAside), call)
  }

  /// Makes a call that may have no answer, or returns `nil` where it closes a circle of calls.
  @discardableResult
  @inline(__always)
  static func make<Answer>(
    _ method: StaticString, of object: NSObject, as role: Role = .event, isAside: Bool = false,
    _ call: () -> Answer?
  ) -> Answer? {
    run(if: CallCircle.enter(method, object, as: role, isAside: isAside), call) ?? nil
  }

  /// Makes a call that has a new object of the same class in each round of a circle.
  @discardableResult
  @inline(__always)
  static func make<Answer>(
    _ method: StaticString, ofAnyLike object: NSObject, as role: Role, _ call: () -> Answer
  ) -> Answer? {
    run(if: CallCircle.enter(method, ofAnyOf: object, as: role), call)
  }

  /// Performs a helper, unless a callback of the app's has used it over and over.
  static func make(helperAt site: CallSite, _ helper: () -> Void) {
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
