public import Foundation

extension NSString {
  /// Calls a closure with each part of a text, such as its words and sentences, which Foundation on Linux
  /// does not know.
  ///
  /// It stands for `enumerateSubstrings(in:options:using:)`.
  public func uiKitEnumerateSubstrings(
    in range: NSRange, options opts: NSString.EnumerationOptions = [],
    using block: (String?, NSRange, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    TextParts(of: self as String, in: range, options: opts).forEach {
      substring, part, enclosing, stop in
      var isStopped = ObjCBool(false)
      block(substring, part, enclosing, &isStopped)
      stop = isStopped.boolValue
    }
  }
}
