public import Foundation

// On Apple's systems any number is a code. Linux has an enumeration, of which these are the cases.
extension URLError.Code {
  /// Creates a code; numbers that Foundation has no name for are `.unknown`.
  ///
  /// It stands for `init(rawValue:)`.
  public init(uiKitRawValue rawValue: Int) {
    self = URLError.Code(rawValue: rawValue) ?? .unknown
  }
}
