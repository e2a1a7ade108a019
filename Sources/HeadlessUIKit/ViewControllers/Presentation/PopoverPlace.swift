import Foundation

/// Where a popover lies: beside its target, on a side where it has room.
@MainActor
struct PopoverPlace {
  let frame: CGRect
  /// Where its arrow points.
  let arrow: UIPopoverArrowDirection

  /// Places a popover.
  ///
  /// It goes below its target if it may and fits there, else above, to the right or to the left;
  /// where it fits nowhere, it goes where there is most room, and is as large as that.
  init(
    _ size: CGSize, beside anchor: CGRect, within room: CGRect,
    _ permitted: UIPopoverArrowDirection, gap: CGFloat
  ) {
    let sides: [(arrow: UIPopoverArrowDirection, space: CGFloat, need: CGFloat)] = [
      (.up, room.maxY - anchor.maxY - gap, size.height),
      (.down, anchor.minY - room.minY - gap, size.height),
      (.left, room.maxX - anchor.maxX - gap, size.width),
      (.right, anchor.minX - room.minX - gap, size.width),
    ]
    let allowed = sides.filter { permitted.contains($0.arrow) }
    let side =
      allowed.first { $0.space >= $0.need } ?? allowed.max { $0.space < $1.space } ?? sides[0]
    arrow = side.arrow
    let space = max(0, side.space)
    let isBeside = side.arrow == .left || side.arrow == .right
    let width = min(size.width, isBeside ? space : room.width)
    let height = min(size.height, isBeside ? room.height : space)
    let x: CGFloat =
      switch side.arrow {
      case .left: anchor.maxX + gap
      case .right: anchor.minX - gap - width
      default: min(max(anchor.midX - width / 2, room.minX), room.maxX - width)
      }
    let y: CGFloat =
      switch side.arrow {
      case .up: anchor.maxY + gap
      case .down: anchor.minY - gap - height
      default: min(max(anchor.midY - height / 2, room.minY), room.maxY - height)
      }
    frame = CGRect(
      x: x.roundedToPixel, y: y.roundedToPixel, width: width.roundedToPixel,
      height: height.roundedToPixel)
  }
}
