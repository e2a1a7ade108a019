public import HeadlessSwiftUI

/// Where a chart is on the screen, for the views over and behind it.
@MainActor
final class ChartPlace: ObservableObject {
  /// The area of the marks, as the chart sees it; `nil` before its first layout.
  @Published private(set) var plot: CGRect?
  private weak var view: UIView?

  /// Takes a place, where it has changed.
  func take(_ plot: CGRect, of view: UIView) {
    self.view = view
    if self.plot != plot { self.plot = plot }
  }

  /// A rectangle of the chart, as a point of the screen sees it.
  func rect(_ rect: CGRect, from origin: CGPoint) -> CGRect {
    let place = view.map { $0.convert(rect, to: nil) } ?? rect
    return place.offsetBy(dx: -origin.x, dy: -origin.y)
  }
}

/// What a chart has where: values of places, and places of values.
///
/// Places are seen from the area of the marks.
@MainActor
public struct ChartProxy {
  let plan: ChartPlan
  let place: ChartPlace

  private var plot: CGRect { place.plot ?? .zero }

  // MARK: The area of the marks

  /// Its size.
  public var plotSize: CGSize { plot.size }
  /// Its size.
  public var plotAreaSize: CGSize { plot.size }
  /// Its place, once the chart has one.
  public var plotFrame: Anchor<CGRect>? { place.plot.map(anchor) }
  /// Its place.
  public var plotAreaFrame: Anchor<CGRect> { anchor(plot) }

  private func anchor(_ rect: CGRect) -> Anchor<CGRect> {
    let place = place
    return Anchor { origin in MainActor.assumeIsolated { place.rect(rect, from: origin) } }
  }

  // MARK: Places of values

  /// Where a value is across.
  public func position<P: Plottable>(forX value: P) -> CGFloat? {
    plan.x.part(value.primitivePlottable._plotted).map { $0 * plot.width }
  }
  /// Where a value is along.
  public func position<P: Plottable>(forY value: P) -> CGFloat? {
    plan.y.part(value.primitivePlottable._plotted).map(height)
  }
  /// Where a pair of values is.
  public func position<X: Plottable, Y: Plottable>(for values: (x: X, y: Y)) -> CGPoint? {
    guard let x = position(forX: values.x), let y = position(forY: values.y) else { return nil }
    return CGPoint(x: x, y: y)
  }
  /// From where to where a value reaches across.
  public func positionRange<P: Plottable>(forX value: P) -> ClosedRange<CGFloat>? {
    let range = plan.x.range(value.primitivePlottable._plotted)
    return range.map { $0.lowerBound * plot.width...$0.upperBound * plot.width }
  }
  /// From where to where a value reaches along.
  public func positionRange<P: Plottable>(forY value: P) -> ClosedRange<CGFloat>? {
    guard let range = plan.y.range(value.primitivePlottable._plotted) else { return nil }
    let ends = [height(range.lowerBound), height(range.upperBound)].sorted()
    return ends[0]...ends[1]
  }

  /// A part of the way along: names begin above, numbers below.
  private func height(_ part: CGFloat) -> CGFloat {
    (plan.y.isBanded ? part : 1 - part) * plot.height
  }

  // MARK: Values of places

  /// The value at a place across; `nil` where it has another type.
  public func value<P: Plottable>(atX position: CGFloat, as type: P.Type = P.self) -> P? {
    plot.width > 0 ? value(plan.x, position / plot.width) : nil
  }
  /// The value at a place along; `nil` where it has another type.
  public func value<P: Plottable>(atY position: CGFloat, as type: P.Type = P.self) -> P? {
    let part = plot.height > 0 ? position / plot.height : .nan
    return value(plan.y, plan.y.isBanded ? part : 1 - part)
  }
  /// The pair of values at a place; `nil` where they have other types.
  public func value<X: Plottable, Y: Plottable>(
    at position: CGPoint, as type: (X, Y).Type = (X, Y).self
  ) -> (X, Y)? {
    guard let x = value(atX: position.x, as: X.self), let y = value(atY: position.y, as: Y.self)
    else { return nil }
    return (x, y)
  }

  private func value<P: Plottable>(_ scale: ChartScale, _ part: CGFloat) -> P? {
    guard part.isFinite, !scale.isBanded || (0...1).contains(part) else { return nil }
    return P.PrimitivePlottable._of(scale.place(at: Double(part)))
      .flatMap { P(primitivePlottable: $0) }
  }

  // MARK: Selection

  /// Selects what is at a place across, as a touch there does.
  public func selectXValue(at position: CGFloat) {
    guard plot.width > 0 else { return }
    plan.setup.select?(plan.x.place(at: Double(min(max(position / plot.width, 0), 1))))
  }
}

/// Views that are over or behind a chart.
struct ChartLayer {
  let alignment: Alignment
  let content: @MainActor (ChartProxy) -> AnyView
}

/// A chart with what is over and behind it.
struct LayeredChart: View {
  let marks: [ChartMark]
  @StateObject private var place = ChartPlace()
  @Environment(\.self) private var environment

  init(marks: [ChartMark]) { self.marks = marks }

  var body: some View {
    let setup = environment.chart
    if setup.layers.isEmpty, setup.layersBehind.isEmpty {
      ChartScreen(marks: marks, place: nil)
    } else {
      let proxy = ChartProxy(plan: ChartPlan(marks, environment), place: place)
      ChartScreen(marks: marks, place: place)
        .background { layers(setup.layersBehind, proxy) }
        .overlay { layers(setup.layers, proxy) }
    }
  }

  private func layers(_ layers: [ChartLayer], _ proxy: ChartProxy) -> some View {
    ForEach(Array(layers.enumerated()), id: \.offset) { layer in
      layer.element.content(proxy)
        .frame(
          maxWidth: .infinity, maxHeight: .infinity, alignment: layer.element.alignment)
    }
    // A chart within is one of its own.
    .transformEnvironment(\.chart) { ($0.layers, $0.layersBehind) = ([], []) }
  }
}
