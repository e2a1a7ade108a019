/// How views of progress look.
@preconcurrency @MainActor
public protocol ProgressViewStyle {
  /// The look.
  associatedtype Body: View
  /// What a style is told of a view.
  typealias Configuration = ProgressViewStyleConfiguration
  /// Returns the look of a view.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a style is told of a view of progress.
public nonisolated struct ProgressViewStyleConfiguration {
  /// The label of a view.
  public struct Label: View {
    let erased: AnyView
    /// The label.
    @MainActor public var body: some View { erased }
  }
  /// The label of the value of a view.
  public struct CurrentValueLabel: View {
    let erased: AnyView
    /// The label.
    @MainActor public var body: some View { erased }
  }
  /// How far it has come, from 0 to 1; `nil` where the end is not known.
  public let fractionCompleted: Double?
  /// The label.
  public var label: Label?
  /// The label of the value.
  public var currentValueLabel: CurrentValueLabel?
}

/// The style that suits what is known.
public nonisolated struct DefaultProgressViewStyle: ProgressViewStyle {
  /// Creates the style.
  public init() {}
  /// Returns the look of a view.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    if configuration.fractionCompleted == nil {
      CircularProgressViewStyle().makeBody(configuration: configuration)
    } else {
      LinearProgressViewStyle().makeBody(configuration: configuration)
    }
  }
}

/// A bar.
public nonisolated struct LinearProgressViewStyle: ProgressViewStyle {
  private let color: Color?
  /// Creates the style.
  public init() { color = nil }
  /// Creates the style with the color of the bar.
  public init(tint: Color) { color = tint }
  /// Returns the look of a view.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading, spacing: 4) {
      configuration.label
      BarLeaf(fraction: configuration.fractionCompleted ?? 0, color: color)
      configuration.currentValueLabel.font(.caption).foregroundStyle(.secondary)
    }
  }
}

/// A wheel that turns.
public nonisolated struct CircularProgressViewStyle: ProgressViewStyle {
  private let color: Color?
  /// Creates the style.
  public init() { color = nil }
  /// Creates the style with the color of the wheel.
  public init(tint: Color) { color = tint }
  /// Returns the look of a view.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 8) {
      SpinnerLeaf(color: color)
      configuration.label.foregroundStyle(.secondary)
    }
  }
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
  /// The style that suits what is known.
  public static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}

extension ProgressViewStyle where Self == LinearProgressViewStyle {
  /// A bar.
  public static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}

extension ProgressViewStyle where Self == CircularProgressViewStyle {
  /// A wheel that turns.
  public static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}

private struct ProgressStyleKey: EnvironmentKey {
  static var defaultValue: AnyStyle<ProgressViewStyleConfiguration>? { nil }
}

extension EnvironmentValues {
  var progressViewStyle: AnyStyle<ProgressViewStyleConfiguration>? {
    get { self[ProgressStyleKey.self] }
    set { self[ProgressStyleKey.self] = newValue }
  }
}
