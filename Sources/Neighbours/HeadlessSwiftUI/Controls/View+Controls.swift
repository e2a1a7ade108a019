extension View {
  /// Sets the size of controls.
  public nonisolated func controlSize(_ controlSize: ControlSize) -> some View {
    environment(\.controlSize, controlSize)
  }
  /// Sets the shape of buttons that have a ground.
  public nonisolated func buttonBorderShape(_ shape: ButtonBorderShape) -> some View {
    environment(\.buttonShape, shape)
  }
  /// Says whether a button acts again while a finger stays on it, which none does.
  public nonisolated func buttonRepeatBehavior(_ behavior: ButtonRepeatBehavior) -> some View {
    environment(\.buttonRepeatBehavior, behavior)
  }
  /// Hides the labels of controls from the eye.
  public nonisolated func labelsHidden() -> some View { environment(\.hidesLabels, true) }
}
