import HeadlessSwiftUI

/// A point of a line.
public struct LineMark: ChartContent {
  /// There is no body.
  public typealias Body = Never

  private var mark: ChartMark

  public func _add(to marks: inout _ChartMarks) { marks.add(mark) }

  /// Creates a point of the line.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>
  ) {
    mark = ChartMark(form: .line, x: x.plotted, y: y.plotted)
  }

  /// Creates a point of one of several lines.
  public init<X: Plottable, Y: Plottable, S: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>
  ) {
    mark = ChartMark(form: .line, x: x.plotted, y: y.plotted, series: series.plotted)
  }
}
