import Foundation

/// A place in a line to which a tabulator goes.
struct TabStop: Hashable, Sendable {
  /// The distance from the edge of the text.
  var location: CGFloat
  var alignment: NSTextAlignment
  /// The characters that end the text which is aligned at the stop.
  var terminators: CharacterSet?

  /// How much of the text that follows stands before the stop.
  var shareBefore: Double {
    switch alignment {
    case .right: 1
    case .center: 0.5
    case .left, .justified, .natural: 0
    }
  }

  /// The stops of a paragraph without stops.
  static let standard = (1...12).map { TabStop(location: CGFloat($0) * 28, alignment: .left) }
}
