/// Which view VoiceOver has its cursor on, among views that say so.
@propertyWrapper
public struct AccessibilityFocusState<Value: Hashable>: LinkedProperty {
  private var state: State<Value>

  /// Creates a focus of one view: whether it has it.
  public init() where Value == Bool { state = State(wrappedValue: false) }

  /// Creates a focus of several views: which one has it.
  public init<T: Hashable>() where Value == T? { state = State(wrappedValue: nil) }

  /// Which view has the focus.
  public var wrappedValue: Value {
    get { state.wrappedValue }
    nonmutating set { state.wrappedValue = newValue }
  }

  /// A binding to the focus.
  public var projectedValue: Binding { Binding(base: state.projectedValue) }

  @MainActor mutating func link(_ slot: inout AnyObject?, _ node: _AnyNode) {
    state.link(&slot, node)
  }

  /// A binding to the focus.
  @propertyWrapper
  public struct Binding {
    let base: HeadlessSwiftUI.Binding<Value>

    /// Which view has the focus.
    public var wrappedValue: Value {
      get { base.wrappedValue }
      nonmutating set { base.wrappedValue = newValue }
    }

    /// The binding itself.
    public var projectedValue: Binding { self }
  }
}
