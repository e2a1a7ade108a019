import HeadlessUIKit

extension Elsewhere {
  /// Yields the main actor until no work is known.
  @MainActor package func letWorkEnd() async {
    while !works.isEmpty {
      await withCheckedContinuation { continuation in
        let isWatched = watch(works) { continuation.resume() }
        if !isWatched { continuation.resume() }
      }
      await Task.yield()
    }
  }
}
