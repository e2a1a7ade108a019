import Locks

/// The state of another framework's stand-in for one application, on any thread.
///
/// A fresh application has a fresh one, so that no test sees what another one did.
package protocol ScopedState: AnyObject, Sendable {
  init()
}

extension ScopedState {
  /// The state in the application of this task.
  package static var current: Self { ApplicationScope.current.state(Self.self) }
}

/// A state that the test's trace shows, such as log messages.
package protocol ToldState: ScopedState {
  /// How much there is to tell.
  var toldCount: Int { get }

  /// The entries after a number of shown ones.
  func told(after count: Int) -> [String]
}

/// The states of a scope, each made when it is first asked for.
struct ScopedStates: ~Copyable, Sendable {
  private let states = Locked<[ObjectIdentifier: any ScopedState]>([:])

  borrowing func state<State: ScopedState>(_ type: State.Type) -> State {
    states.withLock { states in
      if let state = states[ObjectIdentifier(type)] as? State { return state }
      let state = State()
      states[ObjectIdentifier(type)] = state
      return state
    }
  }

  /// The states that a trace tells of.
  var told: [any ToldState] {
    states.withLock { $0.values.compactMap { $0 as? any ToldState } }
  }

  borrowing func removeAll() { states.withLock { $0 = [:] } }
}
