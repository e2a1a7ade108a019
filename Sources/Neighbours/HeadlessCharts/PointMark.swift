public import HeadlessSwiftUI

/// A point.
public struct PointMark: ChartContent {
  /// There is no body.
  public typealias Body = Never

  private var mark: ChartMark

  public func _add(to marks: inout _ChartMarks) { marks.add(mark) }

  /// Creates a point.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>
  ) {
    mark = ChartMark(form: .point, x: x.plotted, y: y.plotted)
  }

  /// Creates a point of one direction.
  public init<X: Plottable>(
    x: PlottableValue<X>, y: CGFloat? = nil
  ) {
    mark = ChartMark(form: .point, x: x.plotted)
  }
}
