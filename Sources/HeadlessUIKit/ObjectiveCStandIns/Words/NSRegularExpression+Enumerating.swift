public import Foundation

extension NSRegularExpression {
  /// Calls a closure with each match, which does not escape as it does in Foundation on Linux.
  ///
  /// It stands for `enumerateMatches(in:options:range:using:)` (behaviour 950).
  public func uiKitEnumerateMatches(
    in string: String, options: MatchingOptions = [], range: NSRange,
    using block: (NSTextCheckingResult?, MatchingFlags, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    withoutActuallyEscaping(block) {
      enumerateMatches(in: string, options: options, range: range, using: $0)
    }
  }
}
