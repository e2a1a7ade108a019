import HeadlessUIKit
import Locks

/// The one request that a geocoder has at a time.
final class GeocoderWork: Sendable {
  typealias Answer = @Sendable ([LocationWorld.Address], CLError?) -> Void

  private struct State {
    var number = 0
    var answer: Answer?
  }

  private let state = Locked(State())

  var isGeocoding: Bool { state.withLock { $0.answer != nil } }

  /// Begins a request, which cancels the one before, and answers it on a later turn.
  func begin(
    _ look: @escaping @Sendable () -> [LocationWorld.Address],
    _ completion: @escaping CLGeocodeCompletionHandler
  ) {
    start(look) { found, error in
      completion(error == nil ? found.map(\.placemark) : nil, error)
    }
  }

  /// Begins a request, and waits for its answer.
  nonisolated(nonsending) func find(
    _ look: @escaping @Sendable () -> [LocationWorld.Address]
  ) async throws -> [CLPlacemark] {
    let found = try await withCheckedThrowingContinuation {
      (next: CheckedContinuation<[LocationWorld.Address], any Error>) in
      start(look) { found, error in
        if let error { next.resume(throwing: error) } else { next.resume(returning: found) }
      }
    }
    return found.map(\.placemark)
  }

  func cancel() {
    guard let answer = take(nil) else { return }
    MainTurn.post("a geocoder was cancelled") { answer([], CLError(.geocodeCanceled)) }
  }

  private func start(
    _ look: @escaping @Sendable () -> [LocationWorld.Address], _ answer: @escaping Answer
  ) {
    cancel()
    let number = state.withLock { state in
      state.number += 1
      state.answer = answer
      return state.number
    }
    MainTurn.post("a geocoder answers") {
      guard let answer = self.take(number) else { return }
      let found = look()
      answer(found, found.isEmpty ? CLError(.geocodeFoundNoResult) : nil)
    }
  }

  /// Returns the handler to answer, once, if the request is still the one that counts.
  private func take(_ number: Int?) -> Answer? {
    state.withLock { state in
      guard number == nil || number == state.number else { return nil }
      defer { state.answer = nil }
      return state.answer
    }
  }
}
