/// A view that shows a value within a range.
public nonisolated struct Gauge<Label: View, CurrentValueLabel: View, BoundsLabel: View>: View {
  @Environment(\.gaugeStyle) private var style
  private let fraction: Double
  private let label: Label
  private let current: CurrentValueLabel
  private let least: BoundsLabel
  private let most: BoundsLabel

  private init<V: BinaryFloatingPoint>(
    _ value: V, _ bounds: ClosedRange<V>, _ label: Label, _ current: CurrentValueLabel,
    _ least: BoundsLabel, _ most: BoundsLabel
  ) {
    let width = Double(bounds.upperBound - bounds.lowerBound)
    let share = width > 0 ? Double(value - bounds.lowerBound) / width : 0
    fraction = min(max(share, 0), 1)
    self.label = label
    self.current = current
    self.least = least
    self.most = most
  }

  /// The gauge in the style of its place.
  @MainActor public var body: some View {
    let configuration = GaugeStyleConfiguration(
      label: .init(erased: AnyView(label)),
      currentValueLabel: shown(current).map { .init(erased: $0) },
      minimumValueLabel: shown(least).map { .init(erased: $0) },
      maximumValueLabel: shown(most).map { .init(erased: $0) }, value: fraction)
    return style?.make(configuration)
      ?? AnyView(DefaultGaugeStyle().makeBody(configuration: configuration))
  }

  @MainActor private func shown<V: View>(_ label: V) -> AnyView? {
    V.self == EmptyView.self ? nil : AnyView(label)
  }

  /// Creates a view with labels.
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
    @ViewBuilder minimumValueLabel: () -> BoundsLabel,
    @ViewBuilder maximumValueLabel: () -> BoundsLabel
  ) {
    self.init(
      value, bounds, label(), currentValueLabel(), minimumValueLabel(), maximumValueLabel())
  }
}

extension Gauge where BoundsLabel == EmptyView {
  /// Creates a view with labels.
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(value, bounds, label(), currentValueLabel(), EmptyView(), EmptyView())
  }
}

extension Gauge where BoundsLabel == EmptyView, CurrentValueLabel == EmptyView {
  /// Creates a view with a label.
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label
  ) {
    self.init(value, bounds, label(), EmptyView(), EmptyView(), EmptyView())
  }
}
