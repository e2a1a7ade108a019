public import HeadlessSwiftData
public import HeadlessSwiftUI

extension Scene {
  /// Gives the main context of a container to the views of the scene.
  @MainActor @preconcurrency
  public func modelContainer(_ container: ModelContainer) -> some Scene {
    environment(\.modelContext, container.mainContext)
  }

  /// Gives a context to the views of the scene.
  public nonisolated func modelContext(_ modelContext: ModelContext) -> some Scene {
    environment(\.modelContext, modelContext)
  }

  /// Gives the main context of a container for a class to the views of the scene.
  @MainActor @preconcurrency
  public func modelContainer(
    for modelType: any PersistentModel.Type, inMemory: Bool = false,
    isAutosaveEnabled: Bool = true, isUndoEnabled: Bool = false,
    onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
  ) -> some Scene {
    modelContainer(
      for: [modelType], inMemory: inMemory, isAutosaveEnabled: isAutosaveEnabled,
      isUndoEnabled: isUndoEnabled, onSetup: onSetup)
  }

  /// Gives the main context of a container for some classes to the views of the scene.
  @MainActor @preconcurrency
  public func modelContainer(
    for modelTypes: [any PersistentModel.Type], inMemory: Bool = false,
    isAutosaveEnabled: Bool = true, isUndoEnabled: Bool = false,
    onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
  ) -> some Scene {
    MadeContainerScene(
      content: self,
      made: MadeContainer(
        ContainerSetup(
          types: modelTypes, inMemory: inMemory, isAutosaveEnabled: isAutosaveEnabled,
          isUndoEnabled: isUndoEnabled, onSetup: MainActorOnly(onSetup))))
  }
}

/// A scene with a container that is made when it is, and lasts as long.
private struct MadeContainerScene<Content: Scene>: Scene {
  let content: Content
  @State var made: MadeContainer

  var body: some Scene { content.environment(\.modelContext, made.context) }
}
