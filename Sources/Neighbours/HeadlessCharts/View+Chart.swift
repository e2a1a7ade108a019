public import HeadlessSwiftUI

extension View {
  // MARK: Axes

  /// Shows the lying axes of the charts within, or not.
  public nonisolated func chartXAxis(_ visibility: Visibility) -> some View {
    transformEnvironment(\.chart) { $0.x.isHidden = visibility == .hidden }
  }
  /// Shows the upright axes of the charts within, or not.
  public nonisolated func chartYAxis(_ visibility: Visibility) -> some View {
    transformEnvironment(\.chart) { $0.y.isHidden = visibility == .hidden }
  }
  /// Is what stands at the lying axes of the charts within.
  @MainActor public func chartXAxis(
    @AxisContentBuilder content: () -> some AxisContent
  ) -> some View {
    let content = content()
    return transformEnvironment(\.chart) { $0.x.take(content) }
  }
  /// Is what stands at the upright axes of the charts within.
  @MainActor public func chartYAxis(
    @AxisContentBuilder content: () -> some AxisContent
  ) -> some View {
    let content = content()
    return transformEnvironment(\.chart) { $0.y.take(content) }
  }
  /// Names the lying axes of the charts within.
  public nonisolated func chartXAxisLabel(
    _ labelKey: LocalizedStringKey, position: AnnotationPosition = .automatic,
    alignment: Alignment? = nil, spacing: CGFloat? = nil
  ) -> some View { transformEnvironment(\.chart) { $0.x.label = Text(labelKey) } }
  /// Names the upright axes of the charts within.
  public nonisolated func chartYAxisLabel(
    _ labelKey: LocalizedStringKey, position: AnnotationPosition = .automatic,
    alignment: Alignment? = nil, spacing: CGFloat? = nil
  ) -> some View { transformEnvironment(\.chart) { $0.y.label = Text(labelKey) } }

  // MARK: Scales

  /// Is from where to where the charts within reach.
  public nonisolated func chartXScale<P: Plottable & Comparable>(
    domain: ClosedRange<P>, type: ScaleType? = nil
  ) -> some View {
    let ends = [domain.lowerBound, domain.upperBound].map { $0.primitivePlottable._plotted }
    return transformEnvironment(\.chart) { $0.x.domain = ends }
  }
  /// Is from where to where the charts within reach.
  public nonisolated func chartYScale<P: Plottable & Comparable>(
    domain: ClosedRange<P>, type: ScaleType? = nil
  ) -> some View {
    let ends = [domain.lowerBound, domain.upperBound].map { $0.primitivePlottable._plotted }
    return transformEnvironment(\.chart) { $0.y.domain = ends }
  }
  /// Is the order of the values of the charts within.
  public nonisolated func chartXScale<P: Plottable>(
    domain: [P], type: ScaleType? = nil
  ) -> some View {
    let places = domain.map { $0.primitivePlottable._plotted }
    return transformEnvironment(\.chart) { $0.x.domain = places }
  }
  /// Is the order of the values of the charts within.
  public nonisolated func chartYScale<P: Plottable>(
    domain: [P], type: ScaleType? = nil
  ) -> some View {
    let places = domain.map { $0.primitivePlottable._plotted }
    return transformEnvironment(\.chart) { $0.y.domain = places }
  }
  /// Are the colors of values.
  public nonisolated func chartForegroundStyleScale<P: Plottable>(
    _ mapping: KeyValuePairs<P, some ShapeStyle>
  ) -> some View {
    let colors = mapping.map { value, style in
      ChartPalette.Entry(
        words: value.primitivePlottable._plotted.words, color: { $0.color(style) })
    }
    return transformEnvironment(\.chart) { $0.palette.entries = colors }
  }
  /// Are the colors of values, in their order.
  public nonisolated func chartForegroundStyleScale<P: Plottable>(
    domain: [P], range: [some ShapeStyle], type: ScaleType? = nil
  ) -> some View {
    let colors = zip(domain, range).map { value, style in
      ChartPalette.Entry(
        words: value.primitivePlottable._plotted.words, color: { $0.color(style) })
    }
    return transformEnvironment(\.chart) { $0.palette.entries = colors }
  }

  // MARK: Around

  /// Shows what the colors of the charts within mean, or not.
  public nonisolated func chartLegend(_ visibility: Visibility) -> some View {
    transformEnvironment(\.chart) { $0.hidesLegend = visibility == .hidden }
  }
  /// Is where the meaning of the colors stands, which is below here.
  public nonisolated func chartLegend(
    position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CGFloat? = nil
  ) -> some View { self }
  /// Is the value that the user touches.
  public nonisolated func chartXSelection<P: Plottable>(value: Binding<P?>) -> some View {
    let binding = MainActorOnly(value)
    return transformEnvironment(\.chart) { chart in
      chart.select = { place in
        binding.value.wrappedValue = place.flatMap { P.PrimitivePlottable._of($0) }
          .flatMap { P(primitivePlottable: $0) }
      }
    }
  }
  /// Lays views over the charts within, which know where values are.
  @MainActor public func chartOverlay<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: @escaping (ChartProxy) -> V
  ) -> some View {
    let layer = ChartLayer(alignment: alignment) { AnyView(content($0)) }
    return transformEnvironment(\.chart) { $0.layers.append(layer) }
  }
  /// Lays views behind the charts within, which know where values are.
  @MainActor public func chartBackground<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: @escaping (ChartProxy) -> V
  ) -> some View {
    let layer = ChartLayer(alignment: alignment) { AnyView(content($0)) }
    return transformEnvironment(\.chart) { $0.layersBehind.append(layer) }
  }
  /// Changes the area of the marks: here it stays as it is.
  public nonisolated func chartPlotStyle(
    @ViewBuilder content: @escaping (ChartPlotContent) -> some View
  ) -> some View { self }
}

/// The area of the marks.
public struct ChartPlotContent: View {
  public var body: some View { EmptyView() }
}

/// The kind of a scale, which is straight here.
public struct ScaleType: Hashable, Sendable {
  private let name: String
  public static let linear = ScaleType(name: "linear")
  public static let log = ScaleType(name: "log")
  public static let date = ScaleType(name: "date")
  public static let category = ScaleType(name: "category")
}

/// All that is said of the charts within views.
struct ChartSetup {
  var x = ChartAxis()
  var y = ChartAxis()
  var palette = ChartPalette()
  var hidesLegend = false
  var select: (@MainActor (_PlottedValue?) -> Void)?
  /// The views over the charts.
  var layers: [ChartLayer] = []
  /// The views behind them.
  var layersBehind: [ChartLayer] = []
}

extension ChartAxis {
  @MainActor fileprivate mutating func take(_ content: some AxisContent) {
    var setup = _AxisSetup(axis: self)
    content._say(of: &setup)
    self = setup.axis
  }
}

/// The colors of values.
struct ChartPalette {
  /// The color of a value.
  struct Entry {
    let words: String
    let color: @MainActor (EnvironmentValues) -> UIColor
  }

  var entries: [Entry] = []

  private static let usual: [UIColor] = [
    .systemBlue, .systemGreen, .systemOrange, .systemPurple, .systemRed, .systemCyan, .systemYellow,
  ]

  /// The color of a value, which is the nth of them.
  @MainActor func color(of words: String, _ index: Int, _ environment: EnvironmentValues) -> UIColor
  {
    if let entry = entries.first(where: { $0.words == words }) { return entry.color(environment) }
    return Self.usual[index % Self.usual.count]
  }
}

private struct ChartSetupKey: EnvironmentKey {
  static var defaultValue: ChartSetup { ChartSetup() }
}

extension EnvironmentValues {
  var chart: ChartSetup {
    get { self[ChartSetupKey.self] }
    set { self[ChartSetupKey.self] = newValue }
  }
}
