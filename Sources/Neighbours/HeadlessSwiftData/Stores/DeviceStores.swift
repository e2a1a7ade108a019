import HeadlessUIKit
import Locks

/// The stores that an application finds: a container that an app keeps for good has others in the next test.
final class DeviceStores: ScopedState {
  private struct Kept {
    var stores: [String: ModelStore] = [:]
    /// The containers that have opened their stores.
    var opened: Set<Int> = []
  }

  private let kept = Locked(Kept())
  private let mainContexts = MainContexts()

  /// The store of a container, which opens it the first time.
  func store(
    of container: ModelContainer, at place: String, open: (ModelStore) throws -> Void
  ) rethrows -> ModelStore {
    let (store, isOpen) = kept.withLock { kept in
      let store = kept.stores[place] ?? ModelStore(name: place)
      kept.stores[place] = store
      return (store, kept.opened.contains(container.number))
    }
    guard !isOpen else { return store }
    try open(store)
    kept.withLock { _ = $0.opened.insert(container.number) }
    return store
  }

  @MainActor
  func mainContext(of container: ModelContainer) -> ModelContext {
    if let context = mainContexts.all[container.number] { return context }
    let context = container.knownMainContext ?? ModelContext(container)
    container.knownMainContext = context
    context.autosaveEnabled = true
    mainContexts.all[container.number] = context
    return context
  }
}

/// The contexts of the main actor, by their containers.
@MainActor
private final class MainContexts {
  var all: [Int: ModelContext] = [:]

  nonisolated init() {}
}
