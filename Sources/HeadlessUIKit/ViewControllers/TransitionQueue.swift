/// Has one presentation or dismissal go on at a time: what begins meanwhile, waits.
@MainActor
final class TransitionQueue {
  private let mainLoop: MainLoop
  @exclusivity(unchecked) private var isBusy = false
  @exclusivity(unchecked) private var waiting: [() -> Void] = []

  init(_ mainLoop: MainLoop) { self.mainLoop = mainLoop }

  /// Begins a transition as soon as none is under way; whoever begins one ends it.
  func begin(_ work: @escaping () -> Void) {
    guard !isBusy, waiting.isEmpty else { return waiting.append(work) }
    isBusy = true
    work()
  }

  /// Ends the transition that is under way; what waits begins on the next turn.
  func end() {
    isBusy = false
    guard !waiting.isEmpty else { return }
    mainLoop.enqueue("a presentation that waited") { [weak self] in self?.beginNext() }
  }

  private func beginNext() {
    guard !isBusy, !waiting.isEmpty else { return }
    let work = waiting.removeFirst()
    isBusy = true
    work()
  }

  /// Forgets what is under way and what waits.
  func forget() {
    isBusy = false
    waiting = []
  }
}
