import Foundation

/// The words of a text: letters and digits that belong together.
///
/// An apostrophe between letters and a point between digits are within a word. Scripts without spaces
/// have a word for each character of Chinese and Japanese; words of several are found by a dictionary on
/// a device.
enum Words {
  private enum Kind { case letter, digit, ideograph, extender, other }

  static func parts(of text: NSString, in range: NSRange) -> [TextPart] {
    var words: [NSRange] = []
    let scalars = Scalars(of: text, in: range)
    var index = 0
    while index < scalars.count {
      let start = index
      index = end(ofWordAt: start, in: scalars)
      if index == start {
        index += 1
      } else {
        words.append(scalars.range(start..<index))
      }
    }
    return words.enumerated().map { number, word in
      // What stands between two words belongs to the first, and what stands before all to that too.
      let begin = number == 0 ? range.location : word.location
      let end = number + 1 < words.count ? words[number + 1].location : range.upperBound
      return TextPart(range: word, enclosing: NSRange(location: begin, length: end - begin))
    }
  }

  private static func end(ofWordAt start: Int, in scalars: Scalars) -> Int {
    var index = start
    var last = Kind.other
    while index < scalars.count {
      let kind = kind(of: scalars[index])
      switch kind {
      case .letter, .digit:
        if last == .ideograph { return index }
        last = kind
      case .ideograph:
        if last == .other { return endOfMarks(index + 1, in: scalars) }
        return index
      case .extender:
        if last == .other && !isConnector(scalars[index]) { return start }
      case .other:
        guard joins(scalars[index], last, before: index + 1, in: scalars) else { return index }
      }
      index += 1
    }
    return last == .other ? start : index
  }

  private static func endOfMarks(_ index: Int, in scalars: Scalars) -> Int {
    var index = index
    while index < scalars.count, scalars[index].properties.isGraphemeExtend { index += 1 }
    return index
  }

  private static func isConnector(_ scalar: Unicode.Scalar) -> Bool { scalar == "_" }

  /// Whether a sign stands within a word: between two letters, or between two digits.
  private static func joins(
    _ sign: Unicode.Scalar, _ last: Kind, before next: Int, in scalars: Scalars
  ) -> Bool {
    guard next < scalars.count else { return false }
    let following = kind(of: scalars[next])
    return switch sign {
    case "'", "\u{2019}", ".": last == following && (last == .letter || last == .digit)
    case ":", "\u{B7}": last == .letter && following == .letter
    case ",", ";": last == .digit && following == .digit
    default: false
    }
  }

  private static func kind(of scalar: Unicode.Scalar) -> Kind {
    if scalar.properties.isIdeographic || (0x3040...0x309F).contains(scalar.value) {
      return .ideograph
    }
    switch scalar.properties.generalCategory {
    case .decimalNumber: return .digit
    case .nonspacingMark, .enclosingMark, .spacingMark, .format, .connectorPunctuation:
      return .extender
    default: return scalar.properties.isAlphabetic ? .letter : .other
    }
  }
}
