public import Foundation

/// A part of an answer, such as what begins with a letter.
open class MPMediaQuerySection: NSObject {
  init(_ title: String, _ range: NSRange) {
    self.title = title
    self.range = range
    super.init()
  }

  /// Its name.
  public let title: String
  /// Which part it is.
  public let range: NSRange

  static func sections(of titles: [String?]) -> [MPMediaQuerySection] {
    var sections: [MPMediaQuerySection] = []
    for (index, title) in titles.enumerated() {
      let letter = title?.first.flatMap { $0.isLetter ? $0.uppercased() : nil } ?? "#"
      if let last = sections.last, last.title == letter {
        sections[sections.count - 1] = MPMediaQuerySection(
          letter, NSRange(location: last.range.location, length: last.range.length + 1))
      } else {
        sections.append(MPMediaQuerySection(letter, NSRange(location: index, length: 1)))
      }
    }
    return sections
  }
}
