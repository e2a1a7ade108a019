import Foundation

// Foundation on Linux has these as deprecated, since it finds nothing of the kind.
extension NSTextCheckingResult.CheckingType {
  static let foundDate = Self(rawValue: 1 << 4)
  static let foundAddress = Self(rawValue: 1 << 5)
  static let foundLink = Self(rawValue: 1 << 6)
  static let foundPhoneNumber = Self(rawValue: 1 << 11)
}
