import HeadlessSwiftUI

/// A point of the edge of an area.
public struct AreaMark: ChartContent {
  /// There is no body.
  public typealias Body = Never

  private var mark: ChartMark

  public func _add(to marks: inout _ChartMarks) { marks.add(mark) }

  /// Creates a point of the edge, above the axis.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>,
    stacking: MarkStackingMethod = .standard
  ) {
    mark = ChartMark(form: .area, x: x.plotted, y: y.plotted)
    mark.look.isStacked = stacking.isStacked
  }

  /// Creates a point of the edge of one of several areas.
  public init<X: Plottable, Y: Plottable, S: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>,
    stacking: MarkStackingMethod = .standard
  ) {
    mark = ChartMark(form: .area, x: x.plotted, y: y.plotted, series: series.plotted)
    mark.look.isStacked = stacking.isStacked
  }

  /// Creates a point of both edges.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
  ) {
    mark = ChartMark(form: .area, x: x.plotted, y: yStart.plotted, yEnd: yEnd.plotted)
  }
}
