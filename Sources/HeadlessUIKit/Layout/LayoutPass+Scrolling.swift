import ConstraintSolver
import Foundation

extension LayoutPass {
  /// Returns the number of a scroll view's content.
  mutating func content(of slot: Int32) -> Int32 {
    if let known = contents[slot] { return known }
    guard let view = items[Int(slot)].view else { return slot }
    let content = makeHelper(in: slot)
    contents[slot] = content
    let offset = view.storedBounds.origin
    place(content, in: slot, .horizontal, -offset.x)
    place(content, in: slot, .vertical, -offset.y)
    return content
  }

  private mutating func place(
    _ content: Int32, in slot: Int32, _ axis: NSLayoutConstraint.Axis, _ distance: CGFloat
  ) {
    system.add(variable(content, axis), 1)
    system.add(variable(slot, axis), -1)
    system.close(LayoutSystem.required, .equal, -Self.tame(distance))
  }

  /// Whether a constraint to an edge of a scroll view is about what that scrolls (behaviour 775).
  func reachesContent(_ slot: Int32, _ other: Int32) -> Bool {
    guard items[Int(slot)].node?.features.contains(.scrolls) == true else { return false }
    var inner = other
    // Superviews have lower numbers than their subviews.
    while inner > slot {
      inner = items[Int(inner)].parent
      if inner == slot { return true }
    }
    return false
  }

  /// Records the content sizes of scroll views, as far as constraints decide them.
  func finishContents(_ result: LayoutResult) {
    for (slot, content) in contents {
      let frame = rounded(frame(of: content))
      let first = 4 * Int(content)
      result.contentSizes[slot] = CGSize(
        width: solution.isOpen[first + 1] ? -1 : frame.width,
        height: solution.isOpen[first + 3] ? -1 : frame.height)
    }
  }
}
