/// Runs a task while a view is there.
nonisolated struct TaskModifier<ID: Equatable>: ViewModifier {
  typealias Body = Never

  let id: ID
  let priority: TaskPriority
  let action: @MainActor @Sendable () async -> Void

  @MainActor static func _makeNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ context: _Context
  ) -> _Node<ModifiedContent<C, Self>> {
    TaskNode(view, context)
  }
}

/// The node of a task that runs while a view is there.
final class TaskNode<C: View, ID: Equatable>: ModifierNode<C, TaskModifier<ID>> {
  private var appearance: Appearance?
  private var task: Task<Void, Never>?

  override func came() {
    let appearance = Appearance { [weak self] isVisible in
      guard let self else { return }
      if isVisible { updates.later { [weak self] in self?.start() } } else { cancel() }
    }
    self.appearance = appearance
    watch(appearance)
  }

  private func start() {
    guard isAlive, appearance?.isVisible == true else { return }
    let action = modifier.action
    // A row that comes into sight again begins anew.
    cancel()
    task = Task(priority: modifier.priority) { await action() }
  }

  private func cancel() {
    task?.cancel()
    task = nil
  }

  override func changed(from old: TaskModifier<ID>) {
    guard old.id != modifier.id, appearance?.isVisible == true else { return }
    cancel()
    updates.later { [weak self] in self?.start() }
  }

  override func ended() { cancel() }
}
