/// Lets the main actor go through what waits for it, `count` times over.
///
/// A loop of `Task.yield()` would not do: the optimizer leaves out the way back to the main actor
/// where nothing happens on it.
@MainActor
public func letMainActorTurn(_ count: Int = 1) async {
  for _ in 0..<count {
    await withCheckedContinuation { continuation in
      Task { @MainActor in continuation.resume() }
    }
  }
}
