/// A control that is pressed by a tap anywhere in its row.
@preconcurrency @MainActor
protocol RowWideView: UIView {
  var isRowWide: Bool { get }
  func pressInRow()
}
