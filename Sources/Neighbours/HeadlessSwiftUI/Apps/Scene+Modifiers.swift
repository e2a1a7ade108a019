extension Scene {
  /// Sets a value of the environment of the scene.
  public nonisolated func environment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
  ) -> some Scene {
    EnvironmentScene(
      content: self, modifier: _EnvironmentKeyWritingModifier(keyPath: keyPath, value: value))
  }

  /// Gives an observable object to the scene.
  public nonisolated func environment<T: AnyObject & Observable>(_ object: T?) -> some Scene {
    EnvironmentScene(content: self, modifier: EnvironmentObjectModifier(object: object))
  }

  /// Gives an object to the scene.
  public nonisolated func environmentObject<T: ObservableObject>(_ object: T) -> some Scene {
    EnvironmentScene(content: self, modifier: EnvironmentObjectModifier(object: object))
  }

  /// Changes a value of the environment of the scene.
  public nonisolated func transformEnvironment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
  ) -> some Scene {
    EnvironmentScene(
      content: self,
      modifier: _EnvironmentKeyTransformModifier(keyPath: keyPath, transform: transform))
  }

  /// Does something with the old and the new value when a value changes.
  @preconcurrency
  public nonisolated func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping @MainActor (V, V) -> Void
  ) -> some Scene {
    ChangeScene(
      content: self,
      change: ChangeModifier(
        value: value, isInitial: initial, isOfOldView: false, action: action))
  }

  /// Does something when a value changes.
  @preconcurrency
  public nonisolated func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping @MainActor () -> Void
  ) -> some Scene {
    ChangeScene(
      content: self,
      change: ChangeModifier(
        value: value, isInitial: initial, isOfOldView: false
      ) { _, _ in action() })
  }

  /// Does something with the new value when a value changes.
  @preconcurrency
  public nonisolated func onChange<V: Equatable>(
    of value: V, perform action: @escaping @MainActor (V) -> Void
  ) -> some Scene {
    ChangeScene(
      content: self,
      change: ChangeModifier(
        value: value, isInitial: false, isOfOldView: true
      ) { action($1) })
  }

  // MARK: What a phone does not show

  /// Adds commands to the menus of the app.
  public nonisolated func commands<Content: Commands>(
    @CommandsBuilder content: () -> Content
  ) -> some Scene { self }

  /// Removes the commands of the scene.
  public nonisolated func commandsRemoved() -> some Scene { self }

  /// Has other commands than the scene's.
  public nonisolated func commandsReplaced<Content: Commands>(
    @CommandsBuilder content: () -> Content
  ) -> some Scene { self }

  /// Says how large windows are at first.
  public nonisolated func defaultSize(_ size: CGSize) -> some Scene { self }

  /// Says how large windows are at first.
  public nonisolated func defaultSize(width: CGFloat, height: CGFloat) -> some Scene { self }

  /// Says how windows can be resized.
  public nonisolated func windowResizability(_ resizability: WindowResizability) -> some Scene {
    self
  }

  // MARK: What comes from outside

  /// Says which activities are shown by the scene.
  public nonisolated func handlesExternalEvents(matching conditions: Set<String>) -> some Scene {
    environment(\.externalEvents, conditions)
  }
}
