/// What ties a view to a state of focus.
struct FocusLink: Equatable {
  let isFocused: () -> Bool
  let set: (Bool) -> Void

  /// A closure is never known to be the same.
  static func == (one: FocusLink, other: FocusLink) -> Bool { false }

  /// Lets UIKit's view have the focus, or not, as the state says.
  @MainActor func follow(_ view: UIView, _ node: _AnyNode) {
    let wants = isFocused()
    guard wants != view.isFirstResponder else { return }
    node.updates.later { [weak view] in
      guard let view, isFocused() == wants, wants != view.isFirstResponder else { return }
      if wants { view.becomeFirstResponder() } else { view.resignFirstResponder() }
    }
  }
}

private struct FocusLinkKey: EnvironmentKey { static var defaultValue: FocusLink? { nil } }

extension EnvironmentValues {
  var focusLink: FocusLink? {
    get { self[FocusLinkKey.self] }
    set { self[FocusLinkKey.self] = newValue }
  }

  /// Whether the view that `focused` ties to a state has the focus.
  public var isFocused: Bool { focusLink?.isFocused() ?? false }
}

extension View {
  /// Ties the focus of the view to a state: whether it has it.
  public nonisolated func focused(_ condition: FocusState<Bool>.Binding) -> some View {
    focusLinked(condition.base, true, none: false)
  }

  /// Ties the focus of the view to a state: which view has it.
  public nonisolated func focused<Value: Hashable>(
    _ binding: FocusState<Value>.Binding, equals value: Value
  ) -> some View {
    modifier(FocusModifier(binding: binding.base, value: value))
  }

  private nonisolated func focusLinked<Value: Hashable>(
    _ binding: Binding<Value>, _ value: Value, none: Value
  ) -> some View {
    environment(
      \.focusLink,
      FocusLink(
        isFocused: { binding.wrappedValue == value },
        set: { isFocused in
          if isFocused {
            binding.wrappedValue = value
          } else if binding.wrappedValue == value {
            binding.wrappedValue = none
          }
        }))
  }
}

/// Ties the focus to a value of a state; without focus, that is `nil`.
nonisolated struct FocusModifier<Value: Hashable>: ViewModifier {
  let binding: Binding<Value>
  let value: Value

  func body(content: Content) -> some View {
    let (binding, value) = (binding, value)
    return content.environment(
      \.focusLink,
      FocusLink(
        isFocused: { binding.wrappedValue == value },
        set: { isFocused in
          if isFocused {
            binding.wrappedValue = value
          } else if binding.wrappedValue == value, let none = Self.none {
            binding.wrappedValue = none
          }
        }))
  }

  /// What an optional value is without focus.
  private static var none: Value? {
    (Value.self as? any ExpressibleByNilLiteral.Type)?.init(nilLiteral: ()) as? Value
  }
}
