public import Foundation
public import HeadlessUIKit

/// A formatter of an app's that makes objects of texts.
///
/// Foundation on Linux keeps this method to itself; `fleet-port` says of classes that override it that
/// they are such formatters.
public protocol UIKitObjectReading: Formatter {
  /// Leaves the object of a text, or a description of what is wrong with it.
  func getObjectValue(
    _ obj: AutoreleasingUnsafeMutablePointer<AnyObject?>?, for string: String,
    errorDescription error: AutoreleasingUnsafeMutablePointer<NSString?>?
  ) -> Bool
}
