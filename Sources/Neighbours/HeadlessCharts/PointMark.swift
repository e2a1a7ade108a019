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

  /// Creates a point of one direction, so many points below the top.
  public init<X: Plottable>(x: PlottableValue<X>, y: CGFloat? = nil) {
    mark = ChartMark(form: .point, x: x.plotted)
    mark.look.point.y = y
  }

  /// Creates a point of one direction, so many points from the side.
  public init<Y: Plottable>(x: CGFloat? = nil, y: PlottableValue<Y>) {
    mark = ChartMark(form: .point, y: y.plotted)
    mark.look.point.x = x
  }
}
