extension ViewModifier {
  /// Has changes of the modifier be seen in time.
  public nonisolated func animation(_ animation: Animation?) -> Self { self }

  /// Changes what goes with changes of the modifier.
  public nonisolated func transaction(_ transform: @escaping (inout Transaction) -> Void) -> Self {
    self
  }
}
