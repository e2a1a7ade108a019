import Locks

/// The words that the checkers of an application have learned.
final class LearnedWords: ScopedState {
  private let learned = Locked<Set<String>>([])

  static var current: LearnedWords { ApplicationScope.current.state(LearnedWords.self) }

  var words: Set<String> { learned.withLock { $0 } }

  func change(_ change: (inout Set<String>) -> Void) { learned.withLock { change(&$0) } }
}
