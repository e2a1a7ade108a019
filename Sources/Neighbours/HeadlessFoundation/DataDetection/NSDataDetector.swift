public import Foundation

/// A set of kinds of what is found in texts, by their bits.
public typealias NSTextCheckingTypes = UInt64

/// What finds links, phone numbers, dates and addresses in texts (behaviour 983).
///
/// It is no regular expression here: Foundation on Linux lets none have a subclass.
public final class NSDataDetector: NSObject, Sendable {
  /// The kinds that are looked for, by their bits.
  public let checkingTypes: NSTextCheckingTypes

  /// Creates one that looks for some kinds, which are bits of `NSTextCheckingResult.CheckingType`.
  public init(types checkingTypes: NSTextCheckingTypes) throws {
    guard checkingTypes != 0 else {
      throw NSError(domain: NSCocoaErrorDomain, code: CocoaError.Code.formatting.rawValue)
    }
    self.checkingTypes = checkingTypes
    super.init()
  }

  /// Returns what is found, in the order of the text.
  public func matches(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
  ) -> [NSTextCheckingResult] { found(in: string, range) }

  /// Returns how much is found.
  public func numberOfMatches(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
  ) -> Int { found(in: string, range).count }

  /// Returns what is found first.
  public func firstMatch(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
  ) -> NSTextCheckingResult? { found(in: string, range).first }

  /// Returns where the first stands that is found, or nowhere.
  public func rangeOfFirstMatch(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
  ) -> NSRange {
    found(in: string, range).first?.range ?? NSRange(location: NSNotFound, length: 0)
  }

  /// Calls a closure with all that is found.
  public func enumerateMatches(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange,
    using block: (
      NSTextCheckingResult?, NSRegularExpression.MatchingFlags, UnsafeMutablePointer<ObjCBool>
    ) -> Void
  ) {
    var isStopped = ObjCBool(false)
    for match in found(in: string, range) where !isStopped.boolValue {
      block(match, [], &isStopped)
    }
  }

  /// Calls a closure with all that is found.
  ///
  /// It stands for `enumerateMatches(in:options:range:using:)`.
  public func uiKitEnumerateMatches(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange,
    using block: (
      NSTextCheckingResult?, NSRegularExpression.MatchingFlags, UnsafeMutablePointer<ObjCBool>
    ) -> Void
  ) { enumerateMatches(in: string, options: options, range: range, using: block) }

  /// Returns a text with another text in the place of all that is found.
  public func stringByReplacingMatches(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange,
    withTemplate templ: String
  ) -> String {
    let text = NSMutableString(string: string)
    for match in found(in: string, range).reversed() {
      text.replaceCharacters(in: match.range, with: templ)
    }
    return text as String
  }

  private func found(in string: String, _ range: NSRange) -> [DetectedData] {
    let text = string as NSString
    guard let range = range.intersection(NSRange(location: 0, length: text.length)) else {
      return []
    }
    let types = NSTextCheckingResult.CheckingType(rawValue: checkingTypes)
    var found: [DetectedData] = []
    // What is surer comes first: the digits of a date are no phone number.
    for detection in detections where types.contains(detection.type) || detection.isSure {
      for match in detection.find(text, range)
      where !found.contains(where: { $0.range.intersection(match.range) != nil }) {
        found.append(match)
      }
    }
    return found.filter { types.contains($0.resultType) }.sorted {
      $0.range.location < $1.range.location
    }
  }

  private var detections:
    [(
      type: NSTextCheckingResult.CheckingType, isSure: Bool,
      find: (NSString, NSRange) -> [DetectedData]
    )]
  {
    [
      (.foundLink, true, DetectedLinks.find), (.foundAddress, true, DetectedAddresses.find),
      (.foundDate, true, DetectedDates.find),
      (.foundPhoneNumber, false, DetectedPhoneNumbers.find),
    ]
  }
}
