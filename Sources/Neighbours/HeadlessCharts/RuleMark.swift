import HeadlessSwiftUI

/// A line through the chart.
public struct RuleMark: ChartContent {
  /// There is no body.
  public typealias Body = Never

  private var mark: ChartMark

  public func _add(to marks: inout _ChartMarks) { marks.add(mark) }

  /// Creates an upright line.
  public init<X: Plottable>(
    x: PlottableValue<X>
  ) {
    mark = ChartMark(form: .rule, x: x.plotted)
  }

  /// Creates a lying line.
  public init<Y: Plottable>(
    y: PlottableValue<Y>
  ) {
    mark = ChartMark(form: .rule, y: y.plotted)
  }

  /// Creates an upright line from a value to another one.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
  ) {
    mark = ChartMark(form: .rule, x: x.plotted, y: yStart.plotted, yEnd: yEnd.plotted)
  }

  /// Creates a lying line from a value to another one.
  public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>
  ) {
    mark = ChartMark(form: .rule, x: xStart.plotted, xEnd: xEnd.plotted, y: y.plotted)
  }
}
