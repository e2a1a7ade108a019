/// Updates that a table or a collection view makes together (behaviour 113, 479).
@MainActor
struct UpdateBatch {
  private(set) var updates = ListUpdates()
  private var completions: [(Bool) -> Void] = []
  /// The call that began the batch.
  private(set) var call = ""
  /// Whether the batch cannot be made, which was reported.
  private(set) var isRefused = false
  /// How many calls there are inside of each other, the outermost of which makes the updates.
  private var depth = 0

  var isOpen: Bool { depth > 0 }

  /// Begins a batch, or a part of the current one.
  mutating func open(by call: String, words: @autoclosure () -> UpdateWords) {
    if depth == 0 {
      self.call = call
      updates = ListUpdates(words: words())
    }
    depth += 1
  }

  mutating func add(_ update: ListUpdates.Update) { updates.add(update) }

  mutating func add(_ completion: @escaping (Bool) -> Void) { completions.append(completion) }

  /// Forgets the updates, but not what waits for the end of the batch.
  mutating func removeUpdates() { updates = ListUpdates(words: updates.words) }

  /// Refuses the open batch: what else is asked for in it will not be made either.
  ///
  /// - Returns: Whether there is one.
  mutating func refuse() -> Bool {
    guard isOpen else { return false }
    isRefused = true
    return true
  }

  /// Ends a batch, which it returns, or a part of one.
  ///
  /// An end without a beginning is ignored.
  mutating func close() -> UpdateBatch? {
    guard depth > 0 else { return nil }
    depth -= 1
    guard depth == 0 else { return nil }
    let batch = self
    self = UpdateBatch()
    return batch
  }

  /// Runs the completions on a later turn of a view's application.
  func complete(_ isConsistent: Bool, in view: UIView, by turn: StaticString) {
    guard !completions.isEmpty else { return }
    view.hostApplication.mainLoop.enqueue(turn) { [completions] in
      for completion in completions { completion(isConsistent) }
    }
  }
}
