public import Foundation

extension NSTextCheckingKey {
  /// The street and the number of the house.
  public static let street = NSTextCheckingKey(rawValue: "Street")
  /// The city.
  public static let city = NSTextCheckingKey(rawValue: "City")
  /// The state.
  public static let state = NSTextCheckingKey(rawValue: "State")
  /// The number of the post.
  public static let zip = NSTextCheckingKey(rawValue: "ZIP")
  /// The country.
  public static let country = NSTextCheckingKey(rawValue: "Country")
  /// A name.
  public static let name = NSTextCheckingKey(rawValue: "Name")
  /// A phone number.
  public static let phone = NSTextCheckingKey(rawValue: "Phone")
  /// An organization.
  public static let organization = NSTextCheckingKey(rawValue: "Organization")
}
