/// A control that counts up and down.
public nonisolated struct Stepper<Label: View>: View {
  private let leaf: StepperLeaf
  private let label: Label

  /// The stepper at the end of its label.
  @MainActor public var body: some View { LabeledRow(label: label, control: leaf) }

  private init<V: Strideable>(
    _ value: Binding<V>, _ bounds: ClosedRange<V>?, _ step: V.Stride,
    _ onEditingChanged: @escaping @MainActor (Bool) -> Void, _ label: Label
  ) {
    self.label = label
    leaf = StepperLeaf(
      step: { isUp in
        let next = value.wrappedValue.advanced(by: isUp ? step : -step)
        guard let bounds else { return value.wrappedValue = next }
        value.wrappedValue = isUp ? min(next, bounds.upperBound) : max(next, bounds.lowerBound)
      },
      canStep: { isUp in
        guard let bounds else { return true }
        return isUp
          ? value.wrappedValue < bounds.upperBound : value.wrappedValue > bounds.lowerBound
      }, increment: nil, decrement: nil, editingChanged: onEditingChanged,
      label: AnyView(label))
  }

  private init(
    _ onIncrement: (@MainActor () -> Void)?, _ onDecrement: (@MainActor () -> Void)?,
    _ onEditingChanged: @escaping @MainActor (Bool) -> Void, _ label: Label
  ) {
    self.label = label
    leaf = StepperLeaf(
      step: nil, canStep: { isUp in isUp ? onIncrement != nil : onDecrement != nil },
      increment: onIncrement, decrement: onDecrement, editingChanged: onEditingChanged,
      label: AnyView(label))
  }

  /// Creates a stepper of a value.
  @preconcurrency
  public init<V: Strideable>(
    value: Binding<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
  ) {
    self.init(value, nil, step, onEditingChanged, label())
  }
  /// Creates a stepper of a value of a range.
  @preconcurrency
  public init<V: Strideable>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
  ) {
    self.init(value, bounds, step, onEditingChanged, label())
  }
  /// Creates a stepper that does something.
  @preconcurrency
  public init(
    @ViewBuilder label: () -> Label, onIncrement: (@MainActor () -> Void)?,
    onDecrement: (@MainActor () -> Void)?,
    onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
  ) {
    self.init(onIncrement, onDecrement, onEditingChanged, label())
  }
}

extension Stepper where Label == Text {
  /// Creates a stepper with a title, of a value.
  @preconcurrency
  public init<V: Strideable>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, step: V.Stride = 1,
    onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
  ) {
    self.init(value, nil, step, onEditingChanged, Text(titleKey))
  }
  /// Creates a stepper with a title, of a value.
  @_disfavoredOverload @preconcurrency
  public init<S: StringProtocol, V: Strideable>(
    _ title: S, value: Binding<V>, step: V.Stride = 1,
    onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
  ) {
    self.init(value, nil, step, onEditingChanged, Text(title))
  }
  /// Creates a stepper with a title, of a value of a range.
  @preconcurrency
  public init<V: Strideable>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, in bounds: ClosedRange<V>,
    step: V.Stride = 1, onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
  ) {
    self.init(value, bounds, step, onEditingChanged, Text(titleKey))
  }
  /// Creates a stepper with a title, of a value of a range.
  @_disfavoredOverload @preconcurrency
  public init<S: StringProtocol, V: Strideable>(
    _ title: S, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
  ) {
    self.init(value, bounds, step, onEditingChanged, Text(title))
  }
  /// Creates a stepper with a title that does something.
  @preconcurrency
  public init(
    _ titleKey: LocalizedStringKey, onIncrement: (@MainActor () -> Void)?,
    onDecrement: (@MainActor () -> Void)?,
    onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
  ) {
    self.init(onIncrement, onDecrement, onEditingChanged, Text(titleKey))
  }
  /// Creates a stepper with a title that does something.
  @_disfavoredOverload @preconcurrency
  public init<S: StringProtocol>(
    _ title: S, onIncrement: (@MainActor () -> Void)?, onDecrement: (@MainActor () -> Void)?,
    onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
  ) {
    self.init(onIncrement, onDecrement, onEditingChanged, Text(title))
  }
}

/// A stepper of UIKit's, whose value is a step up or down: what that means is the app's.
nonisolated struct StepperLeaf: LeafView {
  typealias Body = Never

  /// Steps the value up or down; without a value, the app's closures are called.
  let step: ((Bool) -> Void)?
  let canStep: (Bool) -> Bool
  let increment, decrement: (@MainActor () -> Void)?
  let editingChanged: @MainActor (Bool) -> Void
  let label: AnyView

  @MainActor func make(_ node: LeafNode<Self>) -> HostedStepper {
    let view = HostedStepper(frame: .zero)
    view.words = ViewWords(label, node.inner())
    view.addAction(
      UIAction { [weak node, weak view] _ in
        guard let node, let view else { return }
        let isUp = view.value > 0
        view.value = 0
        node.view.editingChanged(true)
        node.view.step?(isUp)
        if isUp { node.view.increment?() } else { node.view.decrement?() }
        node.view.editingChanged(false)
        node.invalidate()
      }, for: .valueChanged)
    return view
  }

  @MainActor func show(in view: HostedStepper, _ node: LeafNode<Self>) {
    view.words?.update(label, node.environment)
    view.minimumValue = canStep(false) ? -1 : 0
    view.maximumValue = canStep(true) ? 1 : 0
    view.stepValue = 1
    view.isEnabled = node.environment.isEnabled
  }

  @MainActor func measure(_ view: HostedStepper, _ proposal: ProposedViewSize) -> CGSize {
    view.intrinsicContentSize
  }

  static func isSame(_ one: Self, _ other: Self) -> Bool { false }
}

/// The stepper.
final class HostedStepper: UIStepper, MarkedView {
  var marks = Marks()
  var words: ViewWords<AnyView>?

  override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? words?.words }
    set { super.accessibilityLabel = newValue }
  }
}
