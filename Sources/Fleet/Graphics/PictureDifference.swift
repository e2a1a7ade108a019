import Foundation
import HeadlessUIKit
import Rasterizing

/// Which pixels of two pictures differ.
struct PictureDifference {
  /// How many pixels differ.
  private(set) var count = 0
  /// The smallest rectangle around them, in points.
  private(set) var frame = CGRect.null
  /// The sizes in points, where they differ.
  private(set) var sizes: (expected: CGSize, actual: CGSize)?
  /// The actual picture, pale, with the differing pixels in red; empty where all are the same.
  let pngData: Data

  var isEmpty: Bool { count == 0 && sizes == nil }

  init(_ expected: Pixels, _ taken: TakenPicture, hidden: [CGRect]) {
    let actual = taken.pixels ?? Pixels(width: 0, height: 0)
    let scale = taken.scale
    guard expected != actual else {
      pngData = Data()
      return
    }
    guard expected.width == actual.width, expected.height == actual.height else {
      func size(_ pixels: Pixels) -> CGSize {
        CGSize(width: CGFloat(pixels.width) / scale, height: CGFloat(pixels.height) / scale)
      }
      sizes = (size(expected), size(actual))
      pngData = taken.pngData()
      return
    }
    var shown = actual
    var (left, right, top, bottom) = (Int.max, -1, Int.max, -1)
    for y in 0..<actual.height {
      for x in 0..<actual.width {
        let at = (y * actual.width + x) * 4
        let differs = (0..<4).contains { expected.bytes[at + $0] != actual.bytes[at + $0] }
        let point = CGPoint(x: (CGFloat(x) + 0.5) / scale, y: (CGFloat(y) + 0.5) / scale)
        guard differs, !hidden.contains(where: { $0.holds(point) }) else {
          for part in 0..<4 { shown.bytes[at + part] = 191 + actual.bytes[at + part] / 4 }
          continue
        }
        count += 1
        (left, right) = (min(left, x), max(right, x))
        (top, bottom) = (min(top, y), max(bottom, y))
        shown.bytes.replaceSubrange(at..<at + 4, with: [255, 0, 0, 255])
      }
    }
    if count > 0 {
      frame = CGRect(
        x: CGFloat(left) / scale, y: CGFloat(top) / scale,
        width: CGFloat(right - left + 1) / scale, height: CGFloat(bottom - top + 1) / scale)
    }
    pngData = TakenPicture.pngData(of: shown)
  }
}
