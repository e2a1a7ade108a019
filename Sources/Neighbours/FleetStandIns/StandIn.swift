public import FailureReporting
public import Foundation
import HeadlessUIKit

/// What a test sees of modules of other people's code that stand-ins take the place of: their calls, and
/// what it lets them answer.
///
/// A stand-in keeps what it is given, answers the least there is (`nil`, `0`, `false`, something empty, or a
/// new object), and calls no completion by itself. All belongs to the application of the test.
///
/// ```swift
/// StandIn.answer("Auth.signIn(withEmail:password:completion:)") { call in
///   call.complete(nil, AuthErrorCode.wrongPassword)
/// }
/// Fleet.screen.buttons["Sign in"].tap()
/// print(StandIn.calls("Analytics.logEvent(_:parameters:)").count)
/// ```
///
/// A name is Swift's: `Type.method(label:)`, `Type.init(label:)`, `Type.property`, `function(_:)`. Without
/// labels it means all methods of that name. A method that is inherited has the name of the class that
/// declares it, and what holds for the form with a completion holds for its `async` form.
@preconcurrency @MainActor
public enum StandIn {
  // MARK: Calls

  /// All calls of this application, in order; properties are told when they are set.
  public static var calls: [Call] { StandInCalls.current.calls }

  /// The calls of one function.
  public static func calls(
    _ name: String, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) -> [Call] {
    StandInNames.check(name, at: CallSite(fileID, filePath, line, column))
    return calls.filter { StandInNames.isMeant($0.name, by: name) }
  }

  /// The calls whose completion was handed over and has not been called yet.
  public static var unanswered: [Call] { calls.filter(\.isUnanswered) }

  // MARK: Answers

  /// Says what a function, an initializer or a property answers.
  ///
  /// What the closure throws comes out of a function that throws.
  public static func answer(
    _ name: String, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column, _ answer: @escaping @MainActor (Call) throws -> Any?
  ) {
    let site = CallSite(fileID, filePath, line, column)
    StandInNames.check(name, at: site)
    StandInCalls.current.add(Answer(name: name, site: site, body: answer))
  }

  /// Says what a function or a property of one object answers.
  public static func answer(
    _ name: String, of object: AnyObject, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
    _ answer: @escaping @MainActor (Call) throws -> Any?
  ) {
    let site = CallSite(fileID, filePath, line, column)
    StandInNames.check(name, at: site)
    StandInCalls.current.add(Answer(name: name, object: Weak(object), site: site, body: answer))
  }

  // MARK: Objects

  /// Makes an object of a class that an app cannot make by itself, such as a user who is signed in.
  public static func make<Object: NSObject>(_ type: Object.Type) -> Object { uiKitObject(type) }

  // MARK: Files by hand

  /// Returns what a file by hand keeps for an object, or for the application, made when it is first asked for.
  ///
  /// ```swift
  /// final class Hits { var count = 0 }
  ///
  /// extension Counter {
  ///   func standIn_hit() { StandIn.state(of: self) { Hits() }.count += 1 }
  ///   var standIn_count: Int { StandIn.state(of: self) { Hits() }.count }
  /// }
  /// ```
  public nonisolated static func state<State: AnyObject>(
    of object: AnyObject? = nil, _ make: () -> State
  ) -> State {
    let values = ObjectValues.of(object, in: StandInCalls.current)
    let name = "state \(ObjectIdentifier(State.self))"
    if let state = values[name] as? State { return state }
    let state = make()
    values[name] = state
    return state
  }

  /// Lets go of what closures keep alive that a file by hand has called and that are not called again.
  ///
  /// A completion needs no such word: where a file by hand does what was asked for, it is released at once.
  ///
  /// - Parameter name: The function that was given them, such as `UIView.mas_makeConstraints(_:)`.
  public nonisolated static func letGo(ofClosuresOf name: String) {
    StandInCalls.current.letGo(ofClosuresOf: name)
  }

  /// Does something later in UIKit time, as a library does it on the main queue.
  public nonisolated static func later(
    after delay: TimeInterval = 0, _ work: @escaping @MainActor @Sendable () -> Void
  ) {
    MainTurn.post("a stand-in", after: delay > 0 ? .seconds(delay) : nil, work)
  }

  /// Calls a completion later in UIKit time, on the main queue, from any code.
  ///
  /// ```swift
  /// func standIn_fetch(completion: @escaping (Nest?, (any Error)?) -> Void) {
  ///   StandIn.reply { completion(Nest(), nil) }
  /// }
  /// ```
  public nonisolated static func reply(
    after delay: TimeInterval = 0, _ work: @escaping () -> Void
  ) {
    let block = Block(_body: { _ in work() })
    later(after: delay) { block() }
  }
}

extension RecordedFailure.Name {
  /// A name that no stand-in has, or an answer that cannot be given.
  public static let standIn: Self = "Fleet.StandInError"
}
