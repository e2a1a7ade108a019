/// How gauges look.
@preconcurrency @MainActor
public protocol GaugeStyle {
  /// The look.
  associatedtype Body: View
  /// What a style is told.
  typealias Configuration = GaugeStyleConfiguration
  /// Returns the look.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a style is told of gauges.
public nonisolated struct GaugeStyleConfiguration {
  /// What is measured.
  public struct Label: View {
    let erased: AnyView
    /// What is measured.
    @MainActor public var body: some View { erased }
  }
  /// The value.
  public struct CurrentValueLabel: View {
    let erased: AnyView
    /// The value.
    @MainActor public var body: some View { erased }
  }
  /// The least value.
  public struct MinimumValueLabel: View {
    let erased: AnyView
    /// The least value.
    @MainActor public var body: some View { erased }
  }
  /// The largest value.
  public struct MaximumValueLabel: View {
    let erased: AnyView
    /// The largest value.
    @MainActor public var body: some View { erased }
  }
  /// What is measured.
  public let label: Label
  /// The value.
  public var currentValueLabel: CurrentValueLabel?
  /// The least value.
  public var minimumValueLabel: MinimumValueLabel?
  /// The largest value.
  public var maximumValueLabel: MaximumValueLabel?
  /// The value, from 0 to 1.
  public var value: Double
}

/// The bar between the labels of its ends.
private struct GaugeBar: View {
  let configuration: GaugeStyleConfiguration

  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      configuration.label
      HStack {
        configuration.minimumValueLabel
        BarLeaf(fraction: configuration.value, color: nil)
        configuration.maximumValueLabel
      }
      configuration.currentValueLabel
    }
  }
}

/// The style that suits the place.
public nonisolated struct DefaultGaugeStyle: GaugeStyle {
  /// Creates the style.
  public init() {}
  /// Returns the look.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    GaugeBar(configuration: configuration)
  }
}

extension GaugeStyle where Self == DefaultGaugeStyle {
  /// The style that suits the place.
  public static var automatic: DefaultGaugeStyle { DefaultGaugeStyle() }
}

/// A bar that is filled.
public nonisolated struct LinearCapacityGaugeStyle: GaugeStyle {
  /// Creates the style.
  public init() {}
  /// Returns the look.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    GaugeBar(configuration: configuration)
  }
}

extension GaugeStyle where Self == LinearCapacityGaugeStyle {
  /// A bar that is filled.
  public static var linearCapacity: LinearCapacityGaugeStyle { LinearCapacityGaugeStyle() }
}

/// A bar with a mark, drawn as one that is filled.
public nonisolated struct AccessoryLinearGaugeStyle: GaugeStyle {
  /// Creates the style.
  public init() {}
  /// Returns the look.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    GaugeBar(configuration: configuration)
  }
}

extension GaugeStyle where Self == AccessoryLinearGaugeStyle {
  /// A bar with a mark, drawn as one that is filled.
  public static var accessoryLinear: AccessoryLinearGaugeStyle { AccessoryLinearGaugeStyle() }
}

/// A small bar that is filled.
public nonisolated struct AccessoryLinearCapacityGaugeStyle: GaugeStyle {
  /// Creates the style.
  public init() {}
  /// Returns the look.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    GaugeBar(configuration: configuration)
  }
}

extension GaugeStyle where Self == AccessoryLinearCapacityGaugeStyle {
  /// A small bar that is filled.
  public static var accessoryLinearCapacity: AccessoryLinearCapacityGaugeStyle {
    AccessoryLinearCapacityGaugeStyle()
  }
}

/// A ring with a mark, drawn as a bar.
public nonisolated struct AccessoryCircularGaugeStyle: GaugeStyle {
  /// Creates the style.
  public init() {}
  /// Returns the look.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    GaugeBar(configuration: configuration)
  }
}

extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
  /// A ring with a mark, drawn as a bar.
  public static var accessoryCircular: AccessoryCircularGaugeStyle { AccessoryCircularGaugeStyle() }
}

/// A ring that is filled, drawn as a bar.
public nonisolated struct AccessoryCircularCapacityGaugeStyle: GaugeStyle {
  /// Creates the style.
  public init() {}
  /// Returns the look.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    GaugeBar(configuration: configuration)
  }
}

extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle {
  /// A ring that is filled, drawn as a bar.
  public static var accessoryCircularCapacity: AccessoryCircularCapacityGaugeStyle {
    AccessoryCircularCapacityGaugeStyle()
  }
}

private struct GaugeStyleKey: EnvironmentKey {
  static var defaultValue: AnyStyle<GaugeStyleConfiguration>? { nil }
}

extension EnvironmentValues {
  var gaugeStyle: AnyStyle<GaugeStyleConfiguration>? {
    get { self[GaugeStyleKey.self] }
    set { self[GaugeStyleKey.self] = newValue }
  }
}
