public import Foundation

/// A view that shows how far something has come.
public nonisolated struct ProgressView<Label: View, CurrentValueLabel: View>: View {
  @Environment(\.progressViewStyle) private var style
  private let fraction: Double?
  private let label: Label?
  private let current: CurrentValueLabel?

  init(_ fraction: Double?, _ label: Label?, _ current: CurrentValueLabel?) {
    self.fraction = fraction.map { $0.isFinite ? min(max($0, 0), 1) : 0 }
    self.label = label
    self.current = current
  }

  /// The view in the style of its place.
  @MainActor public var body: some View {
    let configuration = ProgressViewStyleConfiguration(
      fractionCompleted: fraction, label: label.map { .init(erased: AnyView($0)) },
      currentValueLabel: current.map { .init(erased: AnyView($0)) })
    return style?.make(configuration)
      ?? AnyView(DefaultProgressViewStyle().makeBody(configuration: configuration))
  }
}

extension ProgressView where CurrentValueLabel == EmptyView, Label == EmptyView {
  /// Creates a view of something of which the end is not known.
  public init() { self.init(nil, nil, nil) }
  /// Creates a view of a value of a total.
  public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0) {
    self.init(value.map { Double($0 / total) }, nil, nil)
  }
  /// Creates a view of how far something has come by now.
  public init(_ progress: Progress) {
    self.init(progress.isIndeterminate ? nil : progress.fractionCompleted, nil, nil)
  }
}

extension ProgressView where CurrentValueLabel == EmptyView {
  /// Creates a view with a label.
  public init(@ViewBuilder label: () -> Label) { self.init(nil, label(), nil) }
  /// Creates a view of a value of a total, with a label.
  public init<V: BinaryFloatingPoint>(
    value: V?, total: V = 1.0, @ViewBuilder label: () -> Label
  ) {
    self.init(value.map { Double($0 / total) }, label(), nil)
  }
}

extension ProgressView where CurrentValueLabel == EmptyView, Label == Text {
  /// Creates a view with a title.
  public init(_ titleKey: LocalizedStringKey) { self.init(nil, Text(titleKey), nil) }
  /// Creates a view with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S) { self.init(nil, Text(title), nil) }
  /// Creates a view of a value of a total, with a title.
  public init<V: BinaryFloatingPoint>(_ titleKey: LocalizedStringKey, value: V?, total: V = 1.0) {
    self.init(value.map { Double($0 / total) }, Text(titleKey), nil)
  }
  /// Creates a view of a value of a total, with a title.
  @_disfavoredOverload
  public init<S: StringProtocol, V: BinaryFloatingPoint>(_ title: S, value: V?, total: V = 1.0) {
    self.init(value.map { Double($0 / total) }, Text(title), nil)
  }
}

extension ProgressView {
  /// Creates a view of a value of a total, with labels.
  public init<V: BinaryFloatingPoint>(
    value: V?, total: V = 1.0, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(value.map { Double($0 / total) }, label(), currentValueLabel())
  }
}

extension ProgressView
where
  Label == ProgressViewStyleConfiguration.Label,
  CurrentValueLabel == ProgressViewStyleConfiguration.CurrentValueLabel
{
  /// Creates a view within a style, which has the style around that.
  public init(_ configuration: ProgressViewStyleConfiguration) {
    self.init(
      configuration.fractionCompleted, configuration.label, configuration.currentValueLabel)
  }
}
