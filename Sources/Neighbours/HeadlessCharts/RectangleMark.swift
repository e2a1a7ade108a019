import HeadlessSwiftUI

/// A rectangle.
public struct RectangleMark: ChartContent {
  /// There is no body.
  public typealias Body = Never

  private var mark: ChartMark

  public func _add(to marks: inout _ChartMarks) { marks.add(mark) }

  /// Creates a rectangle at a point of both directions.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, width: MarkDimension = .automatic,
    height: MarkDimension = .automatic
  ) {
    mark = ChartMark(form: .rectangle, x: x.plotted, y: y.plotted)
    (mark.look.width, mark.look.height) = (width, height)
  }

  /// Creates a rectangle between values.
  public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: PlottableValue<Y>,
    yEnd: PlottableValue<Y>
  ) {
    mark = ChartMark(
      form: .rectangle, x: xStart.plotted, xEnd: xEnd.plotted, y: yStart.plotted,
      yEnd: yEnd.plotted)
  }
}
