public import HeadlessSwiftUI

/// A part of a circle.
public struct SectorMark: ChartContent {
  /// There is no body.
  public typealias Body = Never

  private var mark: ChartMark

  public func _add(to marks: inout _ChartMarks) { marks.add(mark) }

  /// Creates a part as large as its value is among all.
  public init<Angle: Plottable>(
    angle: PlottableValue<Angle>, innerRadius: MarkDimension = .automatic,
    outerRadius: MarkDimension = .automatic, angularInset: CGFloat? = nil
  ) {
    mark = ChartMark(form: .sector, y: angle.plotted)
    (mark.look.inner, mark.look.outer) = (innerRadius, outerRadius)
    mark.look.inset = angularInset ?? 0
  }
}
