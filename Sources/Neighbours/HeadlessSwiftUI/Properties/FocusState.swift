/// Which view has the focus, among views that say so.
@propertyWrapper
public struct FocusState<Value: Hashable>: LinkedProperty {
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
  public var projectedValue: Binding {
    if let location = state.location { return Binding(base: .init(location: location)) }
    RuntimeIssue.log(
      """
      Accessing FocusState's value outside of the body of a View. This will result in a constant \
      Binding of the initial value and will not update.
      """)
    return Binding(base: .constant(state.wrappedValue))
  }

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

extension FocusState: Sendable where Value: Sendable {}
extension FocusState.Binding: Sendable where Value: Sendable {}
