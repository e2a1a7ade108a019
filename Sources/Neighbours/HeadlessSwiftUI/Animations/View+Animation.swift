extension View {
  /// Has changes of the view be seen in time, where a value changes.
  public nonisolated func animation<V: Equatable>(
    _ animation: Animation?, value: V
  ) -> some View {
    modifier(TransactionModifier(value: value) { $0.animation = animation })
  }

  /// Has changes of the view be seen in time.
  public nonisolated func animation(_ animation: Animation?) -> some View {
    modifier(TransactionModifier<Int>(value: nil) { $0.animation = animation })
  }

  /// Changes what goes with changes of the view.
  public nonisolated func transaction(
    _ transform: @escaping (inout Transaction) -> Void
  ) -> some View {
    modifier(TransactionModifier<Int>(value: nil, transform: transform))
  }

  /// Changes what goes with changes of the view, where a value changes.
  public nonisolated func transaction<V: Equatable>(
    value: V, _ transform: @escaping (inout Transaction) -> Void
  ) -> some View {
    modifier(TransactionModifier(value: value, transform: transform))
  }

  /// Says how the view comes and goes.
  public nonisolated func transition(_ t: AnyTransition) -> some View { self }

  /// Has the view come from the place of another one.
  public nonisolated func matchedGeometryEffect<ID: Hashable>(
    id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame,
    anchor: UnitPoint = .center, isSource: Bool = true
  ) -> some View { self }
}
