public import Foundation
public import HeadlessUIKit

/// A formatter of an app's that makes objects of a part of a text.
public protocol UIKitRangeReading: Formatter {
  /// Leaves the object of a text, and how much of the text it is of.
  func getObjectValue(
    _ obj: AutoreleasingUnsafeMutablePointer<AnyObject?>?, for string: String,
    range rangep: UnsafeMutablePointer<NSRange>?) throws
}
