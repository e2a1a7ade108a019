import Foundation
import HeadlessUIKit
import Locks

/// The way of asynchronous code to the main actor, where all contexts work.
enum ContextQueue {
  /// Runs work on the main actor, and returns what it returns.
  nonisolated(nonsending) static func run<T, Failure: Error>(
    _ work: @escaping () throws(Failure) -> T
  ) async throws(Failure) -> T {
    let work = MainActorOnly(work)
    let result = await MainActor.run {
      // Proof: the main actor makes it once, and keeps nothing of it.
      Unchecked(Result(catching: work.value))
    }
    return try result.value.get()
  }
}
