import Foundation

/// The way of asynchronous code to the main actor, where all contexts work.
enum ContextQueue {
  private struct Outcome<T, Failure: Error>: Sendable {
    // Proof: the main actor makes it once, and keeps nothing of it.
    nonisolated(unsafe) let result: Result<T, Failure>
  }

  /// Runs work on the main actor, and returns what it returns.
  nonisolated(nonsending) static func run<T, Failure: Error>(
    _ work: @escaping () throws(Failure) -> T
  ) async throws(Failure) -> T {
    // Proof: it is handed over, and runs once, before the call returns.
    nonisolated(unsafe) let work = work
    return try await MainActor.run { Outcome(result: Result(catching: work)) }.result.get()
  }
}
