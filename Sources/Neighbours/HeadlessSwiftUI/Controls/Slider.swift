/// A control for a value of a range.
public nonisolated struct Slider<Label: View, ValueLabel: View>: View {
  private let leaf: SliderLeaf
  private let label: Label
  private let least: ValueLabel
  private let most: ValueLabel

  private init<V: BinaryFloatingPoint>(
    _ value: Binding<V>, _ bounds: ClosedRange<V>, _ step: V.Stride?,
    _ onEditingChanged: @escaping @MainActor (Bool) -> Void, label: Label, least: ValueLabel,
    most: ValueLabel
  ) {
    leaf = SliderLeaf(
      value: Binding(get: { Double(value.wrappedValue) }, set: { value.wrappedValue = V($0) }),
      range: Double(bounds.lowerBound)...Double(bounds.upperBound),
      step: step.map { V.zero.advanced(by: $0) }.map { Double($0) },
      editingChanged: onEditingChanged, label: AnyView(label))
    self.label = label
    self.least = least
    self.most = most
  }

  /// The slider between the labels of its ends.
  @MainActor public var body: some View {
    if ValueLabel.self == EmptyView.self {
      leaf
    } else {
      HStack {
        least
        leaf
        most
      }
    }
  }

  /// Creates a slider with labels.
  @preconcurrency
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder minimumValueLabel: () -> ValueLabel,
    @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value, bounds, nil, onEditingChanged, label: label(), least: minimumValueLabel(),
      most: maximumValueLabel())
  }
  /// Creates a slider with labels that goes in steps.
  @preconcurrency
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    @ViewBuilder label: () -> Label, @ViewBuilder minimumValueLabel: () -> ValueLabel,
    @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value, bounds, step, onEditingChanged, label: label(), least: minimumValueLabel(),
      most: maximumValueLabel())
  }
}

extension Slider where ValueLabel == EmptyView {
  /// Creates a slider with a label.
  @preconcurrency
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value, bounds, nil, onEditingChanged, label: label(), least: EmptyView(),
      most: EmptyView())
  }
  /// Creates a slider with a label that goes in steps.
  @preconcurrency
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value, bounds, step, onEditingChanged, label: label(), least: EmptyView(),
      most: EmptyView())
  }
}

extension Slider where Label == EmptyView, ValueLabel == EmptyView {
  /// Creates a slider.
  @preconcurrency
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1,
    onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value, bounds, nil, onEditingChanged, label: EmptyView(), least: EmptyView(),
      most: EmptyView())
  }
  /// Creates a slider that goes in steps.
  @preconcurrency
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value, bounds, step, onEditingChanged, label: EmptyView(), least: EmptyView(),
      most: EmptyView())
  }
}

/// A slider of UIKit's, whose value is a binding's.
nonisolated struct SliderLeaf: LeafView {
  typealias Body = Never

  let value: Binding<Double>
  let range: ClosedRange<Double>
  let step: Double?
  let editingChanged: @MainActor (Bool) -> Void
  let label: AnyView

  @MainActor private func snapped(_ value: Double) -> Double {
    guard let step, step > 0 else { return value }
    let steps = ((value - range.lowerBound) / step).rounded()
    return min(range.lowerBound + steps * step, range.upperBound)
  }

  @MainActor func make(_ node: LeafNode<Self>) -> HostedSlider {
    let view = HostedSlider(frame: .zero)
    view.words = ViewWords(label, node.inner())
    view.addAction(
      UIAction { [weak node, weak view] _ in
        guard let node, let view else { return }
        let leaf = node.view
        leaf.value.wrappedValue = leaf.snapped(Double(view.value))
        view.setValue(Float(leaf.value.wrappedValue), animated: false)
      }, for: .valueChanged)
    view.addAction(UIAction { [weak node] _ in node?.view.editingChanged(true) }, for: .touchDown)
    view.addAction(
      UIAction { [weak node] _ in node?.view.editingChanged(false) },
      for: [.touchUpInside, .touchUpOutside, .touchCancel])
    return view
  }

  @MainActor func show(in view: HostedSlider, _ node: LeafNode<Self>) {
    view.words?.update(label, node.environment)
    (view.minimumValue, view.maximumValue) = (Float(range.lowerBound), Float(range.upperBound))
    view.setValue(Float(value.wrappedValue), animated: false)
    view.isEnabled = node.environment.isEnabled
    view.minimumTrackTintColor = node.environment.tintPaint?.color(node.environment)
  }

  @MainActor func measure(_ view: HostedSlider, _ proposal: ProposedViewSize) -> CGSize {
    let own = view.intrinsicContentSize
    return CGSize(width: proposal.width ?? 100, height: max(own.height, 0))
  }

  static func isSame(_ one: Self, _ other: Self) -> Bool { false }
}

/// The slider.
final class HostedSlider: UISlider, MarkedView {
  var marks = Marks()
  var words: ViewWords<AnyView>?

  override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? words?.words }
    set { super.accessibilityLabel = newValue }
  }
}
