/// What is to be seen of a lazy stack or grid, in the direction of its lines.
@MainActor
struct LazySight {
  /// What is in sight, be it covered by bars or not.
  let all: ClosedRange<CGFloat>
  /// What no bar covers.
  let free: ClosedRange<CGFloat>

  /// Without anything that is scrolled around, all is seen.
  init(_ canvas: UIKitCanvas, from origin: CGPoint, along axis: Axis) {
    func range(_ rect: CGRect?) -> ClosedRange<CGFloat> {
      guard let rect, !rect.isNull else { return -CGFloat.infinity...CGFloat.infinity }
      let start = rect.origin[axis] - origin[axis]
      return start...(start + max(rect.size[axis], 0))
    }
    (all, free) = (range(canvas.sight?.all), range(canvas.sight?.free))
  }
}
