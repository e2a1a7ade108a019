public import Foundation
public import HeadlessUIKit

// An extension of the protocol, as classes of the app's have methods of these names.
extension NSObjectProtocol where Self: Formatter {
  /// Leaves the object of a text.
  public func getObjectValue(
    _ obj: AutoreleasingUnsafeMutablePointer<AnyObject?>?, for string: String,
    errorDescription error: AutoreleasingUnsafeMutablePointer<NSString?>?
  ) -> Bool {
    if let own = self as? any UIKitObjectReading {
      return own.getObjectValue(obj, for: string, errorDescription: error)
    }
    if let own = self as? any UIKitRangeReading {
      return (try? own.getObjectValue(obj, for: string, range: nil)) != nil
    }
    return uiKitGetObjectValue(obj, for: string, errorDescription: error)
  }

  /// Leaves the object of a text, as Foundation's formatters do.
  ///
  /// It stands for `super.getObjectValue(_:for:errorDescription:)`.
  public func uiKitGetObjectValue(
    _ obj: AutoreleasingUnsafeMutablePointer<AnyObject?>?, for string: String,
    errorDescription error: AutoreleasingUnsafeMutablePointer<NSString?>?
  ) -> Bool {
    let object: AnyObject? =
      switch self {
      case let formatter as NumberFormatter: formatter.number(from: string)
      case let formatter as DateFormatter: formatter.date(from: string).map { $0 as NSDate }
      default: nil
      }
    guard let object else {
      error?.pointee = "The value \u{201C}\(string)\u{201D} is invalid." as NSString
      return false
    }
    obj?.pointee = object
    return true
  }

  /// Returns whether a text that is being typed may stay: all may.
  public func isPartialStringValid(
    _ partialString: String,
    newEditingString newString: AutoreleasingUnsafeMutablePointer<NSString?>?,
    errorDescription error: AutoreleasingUnsafeMutablePointer<NSString?>?
  ) -> Bool { true }

  /// Returns the text of an object with attributes: `nil`, for a text without them.
  public func attributedString(
    for obj: Any, withDefaultAttributes attrs: [NSAttributedString.Key: Any]? = nil
  ) -> NSAttributedString? { nil }
}
