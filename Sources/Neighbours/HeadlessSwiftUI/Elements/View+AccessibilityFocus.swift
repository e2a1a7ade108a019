extension View {
  /// Ties the place of an assistive technology to a state: whether it is at the view.
  public nonisolated func accessibilityFocused(
    _ condition: AccessibilityFocusState<Bool>.Binding
  ) -> some View {
    modifier(AccessibilityFocusModifier(binding: condition.base, value: true, none: false))
  }

  /// Ties the place of an assistive technology to a state: which view it is at.
  public nonisolated func accessibilityFocused<Value: Hashable>(
    _ binding: AccessibilityFocusState<Value>.Binding, equals value: Value
  ) -> some View {
    let none = (Value.self as? any ExpressibleByNilLiteral.Type)?.init(nilLiteral: ()) as? Value
    return modifier(AccessibilityFocusModifier(binding: binding.base, value: value, none: none))
  }
}
