import FailureReporting
import FleetDeferral
import Locks

extension StandIn {
  /// A closure that was handed over to a stand-in.
  public final class Block: Sendable {
    private struct State {
      var body: ((_StandInValues) -> Any?)?
      weak var call: Call?
      var isCompletion = false
      var wasCalled = false
    }

    private let state: Locked<State>

    /// Creates one for a closure: only stand-ins do that.
    public init(_body body: @escaping (_StandInValues) -> Any?) {
      // Proof: a library hands a closure from thread to thread, too; it is called where the test, or a
      // file by hand, calls it.
      state = Locked(unchecked: State(body: body))
    }

    /// Whether it is called once, with the result of what was asked for.
    var isCompletion: Bool { state.withLock(\.isCompletion) }
    var wasCalled: Bool { state.withLock(\.wasCalled) }
    var isReleased: Bool { state.withLockUnchecked { $0.body == nil } }

    func belong(to call: Call, isCompletion: Bool) {
      state.withLock { ($0.call, $0.isCompletion) = (call, isCompletion) }
    }

    /// Calls it; missing values are `nil`, or the least there is.
    @discardableResult
    public func callAsFunction(
      _ values: Any?..., fileID: StaticString = #fileID, filePath: StaticString = #filePath,
      line: UInt = #line, column: UInt = #column
    ) -> Any? { call(values, at: CallSite(fileID, filePath, line, column)) }

    @discardableResult
    func call(_ values: [Any?], at site: CallSite) -> Any? {
      let now = state.withLockUnchecked { state in
        defer { state.wasCalled = state.wasCalled || state.body != nil }
        return state
      }
      let name = now.call?.name ?? "a call"
      guard let body = now.body else {
        mistake("The completion of \(name) was called before.", at: site)
        return nil
      }
      if now.isCompletion {
        // All completions of a call are released with the first that is called, as a library does it.
        for block in (now.call?.blocks ?? []) + [self] where block.isCompletion { block.release() }
      }
      return body(_StandInValues(list: values, name: name, site: site))
    }

    /// Lets go of the closure, outside of the lock.
    func release() {
      let body = state.withLockUnchecked { state in
        defer { state.body = nil }
        return state.body
      }
      withExtendedLifetime(body) {}
    }
  }
}

/// The values that a closure is called with, as the code of a stand-in asks for them.
public struct _StandInValues {
  let list: [Any?]
  let name: String
  let site: CallSite

  /// The error among them, if one is.
  var error: (any Error)? {
    list.lazy.compactMap { value in
      (value as? any Error) ?? (value as? any _StandInErrorCode)?._standInError
    }.first
  }

  /// Returns a value as what the closure takes.
  public func callAsFunction<Value>(_ index: Int) -> Value {
    guard index < list.count, let value = list[index] else {
      return LeastValue.of(Value.self, for: name)
    }
    return LeastValue.cast(value, "The completion of \(name)", at: site, for: name)
  }
}
