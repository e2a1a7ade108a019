public import HeadlessSwiftData
public import HeadlessSwiftUI

extension View {
  /// Gives the main context of a container to the view and the views within it.
  public nonisolated func modelContainer(_ container: ModelContainer) -> some View {
    modifier(ContainerModifier(container: container))
  }

  /// Gives a context to the view and the views within it.
  public nonisolated func modelContext(_ modelContext: ModelContext) -> some View {
    environment(\.modelContext, modelContext)
  }

  /// Gives the main context of a container for a class to the view and the views within it.
  public nonisolated func modelContainer(
    for modelType: any PersistentModel.Type, inMemory: Bool = false,
    isAutosaveEnabled: Bool = true, isUndoEnabled: Bool = false,
    onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
  ) -> some View {
    modelContainer(
      for: [modelType], inMemory: inMemory, isAutosaveEnabled: isAutosaveEnabled,
      isUndoEnabled: isUndoEnabled, onSetup: onSetup)
  }

  /// Gives the main context of a container for some classes to the view and the views within it.
  public nonisolated func modelContainer(
    for modelTypes: [any PersistentModel.Type], inMemory: Bool = false,
    isAutosaveEnabled: Bool = true, isUndoEnabled: Bool = false,
    onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
  ) -> some View {
    modifier(
      MadeContainerModifier(
        setup: ContainerSetup(
          types: modelTypes, inMemory: inMemory, isAutosaveEnabled: isAutosaveEnabled,
          isUndoEnabled: isUndoEnabled, onSetup: MainActorOnly(onSetup))))
  }
}

private struct ContainerModifier: ViewModifier {
  let container: ModelContainer

  func body(content: Content) -> some View {
    content.environment(\.modelContext, container.mainContext)
  }
}

private struct MadeContainerModifier: ViewModifier {
  let setup: ContainerSetup

  func body(content: Content) -> some View {
    MadeContainerView(content: content, made: MadeContainer(setup))
  }
}

/// Views with a container that is made when they are, and lasts as long.
private struct MadeContainerView<Content: View>: View {
  let content: Content
  @State var made: MadeContainer

  var body: some View { content.environment(\.modelContext, made.context) }
}
