import HeadlessSwiftUI

/// A bar.
public struct BarMark: ChartContent {
  /// There is no body.
  public typealias Body = Never

  private var mark: ChartMark

  public func _add(to marks: inout _ChartMarks) { marks.add(mark) }

  /// Creates a bar to a point of both directions.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, width: MarkDimension = .automatic,
    height: MarkDimension = .automatic, stacking: MarkStackingMethod = .standard
  ) {
    mark = ChartMark(form: .bar, x: x.plotted, y: y.plotted)
    (mark.look.width, mark.look.height) = (width, height)
    mark.look.isStacked = stacking.isStacked
  }

  /// Creates an upright bar from a value to another one.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>,
    width: MarkDimension = .automatic
  ) {
    mark = ChartMark(form: .bar, x: x.plotted, y: yStart.plotted, yEnd: yEnd.plotted)
    mark.look.width = width
  }

  /// Creates a lying bar from a value to another one.
  public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>,
    height: MarkDimension = .automatic
  ) {
    mark = ChartMark(form: .bar, x: xStart.plotted, xEnd: xEnd.plotted, y: y.plotted)
    mark.look.height = height
  }
}
