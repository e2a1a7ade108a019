import HeadlessSwiftData
import HeadlessSwiftUI

/// How a container is to be made for views.
struct ContainerSetup: Sendable {
  let types: [any PersistentModel.Type]
  let inMemory: Bool
  let isAutosaveEnabled: Bool
  let isUndoEnabled: Bool
  let onSetup: MainActorOnly<(Result<ModelContainer, any Error>) -> Void>

  /// Makes the container, and returns its main context.
  @MainActor func run() -> ModelContext {
    let result = Result {
      try ModelContainer(
        for: Schema(types), configurations: [ModelConfiguration(isStoredInMemoryOnly: inMemory)])
    }
    onSetup.value(result)
    guard let context = try? result.get().mainContext else { return .withoutContainer }
    context.autosaveEnabled = isAutosaveEnabled
    if isUndoEnabled { context.undoManager = UndoManager() }
    return context
  }
}

/// A container that is made for views when they first ask for it.
final class MadeContainer {
  private let setup: ContainerSetup
  private var made: ModelContext?

  init(_ setup: ContainerSetup) { self.setup = setup }

  /// The container's main context.
  @MainActor var context: ModelContext {
    if let made { return made }
    let context = setup.run()
    made = context
    return context
  }
}
