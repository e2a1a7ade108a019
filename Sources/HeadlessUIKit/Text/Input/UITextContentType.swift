/// The meaning of a text field, so that it can be filled in automatically.
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
  /// UIKit's name of the type.
  public let rawValue: String

  /// Creates a value from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A person's full name.
  public static let name = Self(rawValue: "name")

  /// A title before a name.
  public static let namePrefix = Self(rawValue: "name-prefix")

  public static let givenName = Self(rawValue: "given-name")

  public static let middleName = Self(rawValue: "middle-name")

  public static let familyName = Self(rawValue: "family-name")

  /// A suffix after a name.
  public static let nameSuffix = Self(rawValue: "name-suffix")

  public static let nickname = Self(rawValue: "nickname")

  public static let jobTitle = Self(rawValue: "organization-title")

  /// The name of an organization.
  public static let organizationName = Self(rawValue: "organization")

  public static let location = Self(rawValue: "location")

  /// A street and a house number.
  public static let fullStreetAddress = Self(rawValue: "street-address")

  /// The first line of a street address.
  public static let streetAddressLine1 = Self(rawValue: "address-line1")

  /// The second line of a street address.
  public static let streetAddressLine2 = Self(rawValue: "address-line2")

  public static let addressCity = Self(rawValue: "address-level2")

  public static let addressState = Self(rawValue: "address-level1")

  /// A city and its state.
  public static let addressCityAndState = Self(rawValue: "address-level1+2")

  /// A part of a city.
  public static let sublocality = Self(rawValue: "address-level3")

  public static let countryName = Self(rawValue: "country")

  public static let postalCode = Self(rawValue: "postal-code")

  public static let telephoneNumber = Self(rawValue: "tel")

  public static let emailAddress = Self(rawValue: "email")

  public static let URL = Self(rawValue: "url")

  /// The number of a credit card.
  public static let creditCardNumber = Self(rawValue: "cc-number")

  /// The expiration date of a credit card.
  public static let creditCardExpiration = Self(rawValue: "cc-exp")

  /// The expiration month of a credit card.
  public static let creditCardExpirationMonth = Self(rawValue: "cc-exp-month")

  /// The expiration year of a credit card.
  public static let creditCardExpirationYear = Self(rawValue: "cc-exp-year")

  /// The security code of a credit card.
  public static let creditCardSecurityCode = Self(rawValue: "cc-csc")

  /// The brand of a credit card.
  public static let creditCardType = Self(rawValue: "cc-type")

  /// The name on a credit card.
  public static let creditCardName = Self(rawValue: "cc-name")

  /// The given name on a credit card.
  public static let creditCardGivenName = Self(rawValue: "cc-given-name")

  /// The middle name on a credit card.
  public static let creditCardMiddleName = Self(rawValue: "cc-middle-name")

  /// The family name on a credit card.
  public static let creditCardFamilyName = Self(rawValue: "cc-family-name")

  /// A date of birth.
  public static let birthdate = Self(rawValue: "bday")

  /// The day of a date of birth.
  public static let birthdateDay = Self(rawValue: "bday-day")

  /// The month of a date of birth.
  public static let birthdateMonth = Self(rawValue: "bday-month")

  /// The year of a date of birth.
  public static let birthdateYear = Self(rawValue: "bday-year")

  /// The name of an account.
  public static let username = Self(rawValue: "username")

  /// The password of an account.
  public static let password = Self(rawValue: "password")

  public static let newPassword = Self(rawValue: "new-password")

  /// A code that can be used once.
  public static let oneTimeCode = Self(rawValue: "one-time-code")

  /// The tracking number of a parcel.
  public static let shipmentTrackingNumber = Self(rawValue: "shipment-tracking-number")

  public static let flightNumber = Self(rawValue: "flight-number")

  /// A date, a time or both.
  public static let dateTime = Self(rawValue: "date-time")
}
