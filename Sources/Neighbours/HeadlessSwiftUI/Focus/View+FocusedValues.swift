extension View {
  /// Says a value to other views while the focus is within this one.
  public nonisolated func focusedValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value
  ) -> some View {
    modifier(FocusedValueModifier(keyPath: keyPath, value: value, isOfScene: false))
  }

  /// Says a value, if there is one, to other views while the focus is within this one.
  public nonisolated func focusedValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?
  ) -> some View {
    modifier(FocusedValueModifier(keyPath: keyPath, value: value, isOfScene: false))
  }

  /// Gives an observable object to other views while the focus is within this one.
  public nonisolated func focusedValue<T: AnyObject & Observable>(_ object: T?) -> some View {
    focusedObject(object, isOfScene: false)
  }

  /// Says a value to other views while the scene of this one is in front, whatever has the focus.
  public nonisolated func focusedSceneValue<T>(
    _ keyPath: WritableKeyPath<FocusedValues, T?>, _ value: T
  ) -> some View {
    modifier(FocusedValueModifier(keyPath: keyPath, value: value, isOfScene: true))
  }

  /// Says a value, if there is one, to other views while the scene of this one is in front.
  public nonisolated func focusedSceneValue<T>(
    _ keyPath: WritableKeyPath<FocusedValues, T?>, _ value: T?
  ) -> some View {
    modifier(FocusedValueModifier(keyPath: keyPath, value: value, isOfScene: true))
  }

  /// Gives an observable object to other views while the scene of this one is in front.
  public nonisolated func focusedSceneValue<T: AnyObject & Observable>(
    _ object: T?
  ) -> some View { focusedObject(object, isOfScene: true) }

  /// Gives an object to other views while the focus is within this one.
  public nonisolated func focusedObject<T: ObservableObject>(_ object: T) -> some View {
    focusedObject(object, isOfScene: false)
  }

  /// Gives an object, if there is one, to other views while the focus is within this one.
  public nonisolated func focusedObject<T: ObservableObject>(_ object: T?) -> some View {
    focusedObject(object, isOfScene: false)
  }

  /// Gives an object to other views while the scene of this one is in front.
  public nonisolated func focusedSceneObject<T: ObservableObject>(_ object: T) -> some View {
    focusedObject(object, isOfScene: true)
  }

  /// Gives an object, if there is one, to other views while the scene of this one is in front.
  public nonisolated func focusedSceneObject<T: ObservableObject>(_ object: T?) -> some View {
    focusedObject(object, isOfScene: true)
  }

  private nonisolated func focusedObject<T: AnyObject>(
    _ object: T?, isOfScene: Bool
  ) -> some View {
    modifier(
      FocusedValueModifier(
        keyPath: \.[FocusedClass<T>()], value: object, isOfScene: isOfScene))
  }
}
