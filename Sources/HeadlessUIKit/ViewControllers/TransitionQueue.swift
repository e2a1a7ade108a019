/// A queue that lets one presentation or dismissal go on at a time; the others wait.
@MainActor
final class TransitionQueue {
  private let mainLoop: MainLoop
  private var isBusy = false
  private var waiting: [() -> Void] = []

  init(_ mainLoop: MainLoop) { self.mainLoop = mainLoop }

  /// Begins a transition as soon as no other is under way; each one must call `end()`.
  func begin(_ work: @escaping () -> Void) {
    guard !isBusy, waiting.isEmpty else { return waiting.append(work) }
    isBusy = true
    work()
  }

  /// Ends the transition that is under way; the next one in the queue begins on the next turn.
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

  /// Forgets the transition that is under way and the waiting ones.
  func forget() {
    isBusy = false
    waiting = []
  }
}
