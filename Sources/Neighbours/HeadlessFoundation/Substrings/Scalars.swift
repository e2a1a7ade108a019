import Foundation

/// The characters of a part of a text, each with its place.
struct Scalars {
  private let scalars: [Unicode.Scalar]
  /// Where each begins, in units of UTF-16, and where the last ends.
  private let places: [Int]

  init(of text: NSString, in range: NSRange) {
    scalars = Array(text.substring(with: range).unicodeScalars)
    var place = range.location
    places =
      scalars.map { scalar in
        defer { place += UTF16.width(scalar) }
        return place
      } + [range.upperBound]
  }

  var count: Int { scalars.count }

  subscript(index: Int) -> Unicode.Scalar { scalars[index] }

  /// The units of UTF-16 of some characters.
  func range(_ indices: Range<Int>) -> NSRange {
    NSRange(
      location: places[indices.lowerBound],
      length: places[indices.upperBound] - places[indices.lowerBound])
  }
}
