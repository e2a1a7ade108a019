/// How much a wish for the focus counts.
public struct DefaultFocusEvaluationPriority: Sendable {
  private init() {}

  /// As the system has it.
  public static let automatic = DefaultFocusEvaluationPriority()
  /// It counts though the user goes elsewhere.
  public static let userInitiated = DefaultFocusEvaluationPriority()
}

extension View {
  /// Gives a view within the focus as the view appears, if nothing has it.
  public nonisolated func defaultFocus<V: Hashable>(
    _ binding: FocusState<V>.Binding, _ value: V,
    priority: DefaultFocusEvaluationPriority = .automatic
  ) -> some View {
    modifier(DefaultFocusModifier(binding: binding.base, value: value))
  }
}

/// Sets a focus as the view appears.
nonisolated private struct DefaultFocusModifier<Value: Hashable>: ViewModifier {
  let binding: Binding<Value>
  let value: Value

  @MainActor func body(content: Content) -> some View {
    let (binding, value) = (binding, value)
    return content.onAppear {
      let none = (Value.self as? any ExpressibleByNilLiteral.Type)?.init(nilLiteral: ()) as? Value
      if binding.wrappedValue == none || binding.wrappedValue as? Bool == false {
        binding.wrappedValue = value
      }
    }
  }
}
