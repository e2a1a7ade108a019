import Foundation

/// Finds phone numbers: of seven digits and more, in groups or with a plus sign, or of ten and eleven.
enum DetectedPhoneNumbers {
  static func find(in text: NSString, _ range: NSRange) -> [DetectedData] {
    pattern.matches(in: text, range).compactMap { match in
      let number = text.substring(with: match.range)
      let digits = number.filter(\.isNumber).count
      let isGrouped = number.contains { !$0.isNumber }
      guard isGrouped ? (7...15).contains(digits) : (10...11).contains(digits) else { return nil }
      return DetectedData(.phoneNumber(number), at: match.range)
    }
  }

  private static let pattern: TextPattern = {
    TextPattern(
      #"(?<![\w.,$€£#/+-])(?:\+\d{1,3}[ .-]?)?(?:\(\d{1,5}\)[ .-]?)?\d{2,5}(?:[ .-]?\d{2,5}){1,4}(?![\w/%]|[.,]\d)"#
    )
  }()
}
