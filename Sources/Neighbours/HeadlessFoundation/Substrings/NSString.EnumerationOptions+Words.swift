public import Foundation

// Foundation on Linux has these as unavailable.
extension NSString.EnumerationOptions {
  /// By words, without what stands between them.
  public static var byWords: NSString.EnumerationOptions { .init(rawValue: 3) }
  /// By sentences, with the space behind them.
  public static var bySentences: NSString.EnumerationOptions { .init(rawValue: 4) }

  /// What a text is divided into: the rest of the bits say how.
  var parts: UInt { rawValue & 0xFF }
}
