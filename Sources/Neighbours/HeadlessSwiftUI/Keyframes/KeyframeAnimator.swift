/// Views that change with a value, which keyframes change.
public nonisolated struct KeyframeAnimator<
  Value, KeyframePath: Keyframes, Content: View
>: View where KeyframePath.Value == Value {
  /// There is no body.
  public typealias Body = Never

  /// When the keyframes run.
  enum Mode {
    /// Again and again, if they do.
    case repeating(Bool)
    /// Once each time that a value changes.
    case trigger(any Equatable)
  }

  let initialValue: Value
  let mode: Mode
  let content: (Value) -> Content
  private let keyframes: (Value) -> KeyframePath

  /// Creates views that change by keyframes, once each time that a value changes.
  public init(
    initialValue: Value, trigger: some Equatable,
    @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
  ) {
    self.initialValue = initialValue
    self.content = content
    self.keyframes = keyframes
    mode = .trigger(trigger)
  }

  /// Creates views that change by keyframes, again and again.
  public init(
    initialValue: Value, repeating: Bool = true,
    @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
  ) {
    self.initialValue = initialValue
    self.content = content
    self.keyframes = keyframes
    mode = .repeating(repeating)
  }

  /// The keyframes, from a value on.
  func timeline(from value: Value) -> KeyframeTimeline<Value> {
    KeyframeTimeline(initialValue: value) { keyframes(value) }
  }

  @MainActor public static func _makeNode(_ view: Self, _ context: _Context) -> _Node<Self> {
    KeyframeNode(view, context)
  }

  @MainActor public static var _rowCount: Int? { Content._rowCount }
}
