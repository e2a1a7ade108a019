public import Foundation

extension StringProtocol where Index == String.Index {
  /// Calls a closure with each part of a text, such as its words and sentences, which Foundation on Linux
  /// does not know.
  ///
  /// It stands for `enumerateSubstrings(in:options:_:)`.
  public func uiKitEnumerateSubstrings<R: RangeExpression>(
    in range: R, options opts: String.EnumerationOptions = [],
    _ body: (
      _ substring: String?, _ substringRange: Range<Index>, _ enclosingRange: Range<Index>,
      _ stop: inout Bool
    ) -> Void
  ) where R.Bound == Index {
    let text = String(self)
    let bounds = NSRange(range.relative(to: self), in: self)
    func indices(_ range: NSRange) -> Range<Index> {
      let start = utf16.index(startIndex, offsetBy: range.location)
      return start..<utf16.index(start, offsetBy: range.length)
    }
    TextParts(of: text, in: bounds, options: opts).forEach { substring, part, enclosing, stop in
      body(substring, indices(part), indices(enclosing), &stop)
    }
  }
}
