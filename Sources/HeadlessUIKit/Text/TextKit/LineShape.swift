import Foundation

/// The free part of a space that is not a plain rectangle.
struct LineShape {
  /// The parts of a rectangle in which the line of a character may stand, from the left to the right.
  let free: (CGRect, Int) -> [CGRect]
  /// The next height below another one at which more may be free.
  let heightBelow: (CGFloat) -> CGFloat?

  /// How often a line goes further down to where it has room.
  static let mostSteps = 10_000

  /// Returns the first free part of a space from a height on that is as high as a line.
  func room(
    from top: CGFloat, height: CGFloat, in space: LaidText.Space, at place: Int
  ) -> CGRect? {
    var top: CGFloat? = top
    for _ in 0..<Self.mostSteps {
      guard let row = top else { return nil }
      let rect = CGRect(x: 0, y: row, width: space.fullWidth, height: height)
      if let found = free(rect, place).first(where: { $0.width > 2 * space.padding }) {
        return found
      }
      top = heightBelow(row)
    }
    return nil
  }

  /// Returns where a line ends that reaches down to the next one where nothing is in between.
  func bottom(of line: LaidLine, before rest: ArraySlice<LaidLine>, padding: CGFloat) -> Double {
    let bottom = line.top + line.height
    guard let next = rest.first(where: { $0.top > line.top }), next.top > bottom else {
      return bottom
    }
    let gap = CGRect(
      x: line.left, y: bottom, width: (line.room ?? 0) + 2 * Double(padding),
      height: next.top - bottom)
    let found = free(gap, line.start).first?.width ?? 0
    return found > gap.width - 1e-6 ? next.top : bottom
  }
}
