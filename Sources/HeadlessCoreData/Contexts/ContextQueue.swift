import Foundation

/// The way of asynchronous code to the main actor, where all contexts work.
enum ContextQueue {
  /// Runs work on the main actor, and returns what it returns.
  nonisolated(nonsending) static func run<T, Failure: Error>(
    _ work: @escaping () throws(Failure) -> T
  ) async throws(Failure) -> T {
    // Proof of both: the work is handed over, runs once, and its result comes back before the call
    // returns.
    nonisolated(unsafe) let work = work
    // Proof: see above.
    nonisolated(unsafe) var result: Result<T, Failure>?
    await MainActor.run {
      do throws(Failure) { result = .success(try work()) } catch { result = .failure(error) }
    }
    guard let result else { return try work() }
    return try result.get()
  }
}
