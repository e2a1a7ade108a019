public import Foundation

extension NSCoder {
  // MARK: Geometry as text

  /// Returns a point as text: `{10, 20}`.
  public class func string(for point: CGPoint) -> String { text(of: [point.x, point.y]) }

  /// Returns a vector as text: `{10, 20}`.
  public class func string(for vector: CGVector) -> String { text(of: [vector.dx, vector.dy]) }

  /// Returns a size as text: `{10, 20}`.
  public class func string(for size: CGSize) -> String { text(of: [size.width, size.height]) }

  /// Returns a rectangle as text: `{{0, 0}, {10, 20}}`.
  public class func string(for rect: CGRect) -> String {
    "{\(string(for: rect.origin)), \(string(for: rect.size))}"
  }

  /// Returns a transform as text: `[1, 0, 0, 1, 0, 0]`.
  public class func string(for transform: CGAffineTransform) -> String {
    let numbers = [
      transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty,
    ]
    return "[\(text(of: numbers).dropFirst().dropLast())]"
  }

  /// Returns insets as text, from the top against the clock: `{1, 2, 3, 4}`.
  public class func string(for insets: UIEdgeInsets) -> String {
    text(of: [insets.top, insets.left, insets.bottom, insets.right])
  }

  /// Returns insets as text: top, leading, bottom, trailing.
  public class func string(for insets: NSDirectionalEdgeInsets) -> String {
    text(of: [insets.top, insets.leading, insets.bottom, insets.trailing])
  }

  /// Returns an offset as text: `{10, 20}`.
  public class func string(for offset: UIOffset) -> String {
    text(of: [offset.horizontal, offset.vertical])
  }

  // MARK: Geometry from text

  /// Returns the point in a text, or zero for an invalid text.
  public class func cgPoint(for string: String) -> CGPoint {
    let numbers = numbers(2, in: string)
    return CGPoint(x: numbers[0], y: numbers[1])
  }

  /// Returns the vector in a text, or zero for an invalid text.
  public class func cgVector(for string: String) -> CGVector {
    let numbers = numbers(2, in: string)
    return CGVector(dx: numbers[0], dy: numbers[1])
  }

  /// Returns the size in a text, or zero for an invalid text.
  public class func cgSize(for string: String) -> CGSize {
    let numbers = numbers(2, in: string)
    return CGSize(width: numbers[0], height: numbers[1])
  }

  /// Returns the rectangle in a text, or zero for an invalid text.
  public class func cgRect(for string: String) -> CGRect {
    let numbers = numbers(4, in: string)
    return CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }

  /// Returns the transform in a text, or the identity for an invalid text.
  public class func cgAffineTransform(for string: String) -> CGAffineTransform {
    let numbers = numbers(6, in: string, otherwise: [1, 0, 0, 1, 0, 0])
    return CGAffineTransform(
      a: numbers[0], b: numbers[1], c: numbers[2], d: numbers[3], tx: numbers[4], ty: numbers[5])
  }

  /// Returns the insets in a text, or zero for an invalid text.
  public class func uiEdgeInsets(for string: String) -> UIEdgeInsets {
    let numbers = numbers(4, in: string)
    return UIEdgeInsets(
      top: numbers[0], left: numbers[1], bottom: numbers[2], right: numbers[3])
  }

  /// Returns the insets in a text, or zero for an invalid text.
  public class func nsDirectionalEdgeInsets(for string: String) -> NSDirectionalEdgeInsets {
    let numbers = numbers(4, in: string)
    return NSDirectionalEdgeInsets(
      top: numbers[0], leading: numbers[1], bottom: numbers[2], trailing: numbers[3])
  }

  /// Returns the offset in a text, or zero for an invalid text.
  public class func uiOffset(for string: String) -> UIOffset {
    let numbers = numbers(2, in: string)
    return UIOffset(horizontal: numbers[0], vertical: numbers[1])
  }

  // MARK: Reading and writing numbers

  private class func text(of numbers: [CGFloat]) -> String {
    let words = numbers.map { String(format: "%.17g", Double($0)) }
    return "{\(words.joined(separator: ", "))}"
  }

  /// The numbers between brackets and commas, if there are as many as asked for.
  private class func numbers(
    _ count: Int, in string: String, otherwise: [CGFloat]? = nil
  ) -> [CGFloat] {
    let words = string.split { "{}[], ".contains($0) }
    let found = words.compactMap { Double($0).map { CGFloat($0) } }
    let isWhole = found.count == count && words.count == count
    return isWhole ? found : otherwise ?? Array(repeating: 0, count: count)
  }
}
