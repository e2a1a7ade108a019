extension View {
  /// Says what shows the values of a type on the stack.
  public nonisolated func navigationDestination<D: Hashable, C: View>(
    for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    modifier(DestinationModifier<D> { AnyView(destination($0)) })
  }

  /// Has a view on the stack while a state says so.
  public nonisolated func navigationDestination<V: View>(
    isPresented: Binding<Bool>, @ViewBuilder destination: () -> V
  ) -> some View {
    let view = AnyView(destination())
    return modifier(
      ShownDestinationModifier(
        misplaced: "`navigationDestination(isPresented:destination:)` modifier",
        view: { isPresented.wrappedValue ? view : nil },
        clear: { if isPresented.wrappedValue { isPresented.wrappedValue = false } }))
  }

  /// Has a view on the stack while there is an item.
  public nonisolated func navigationDestination<D: Hashable, C: View>(
    item: Binding<D?>, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    modifier(
      ShownDestinationModifier(
        misplaced: "`navigationDestination(item:destination:)` modifier for type `\(D.self)`",
        view: { item.wrappedValue.map { AnyView(destination($0).id($0)) } },
        clear: { if item.wrappedValue != nil { item.wrappedValue = nil } }))
  }
}

extension _AnyNode {
  /// Tells of a modifier that stands outside of every stack.
  func logMisplaced(_ modifier: String) {
    RuntimeIssue.log(
      """
      The `navigationDestination` modifier only works inside a `NavigationStack` or \
      `NavigationSplitView`. There's a misplaced \(modifier). It will be ignored.
      """)
  }
}
