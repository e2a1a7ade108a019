public import HeadlessUIKit

/// What is to be paid.
open class PKPaymentRequest: NSObject {
  /// The shop.
  open var merchantIdentifier = ""
  /// Its country.
  open var countryCode = ""
  /// The money.
  open var currencyCode = ""
  /// The cards that it takes.
  open var supportedNetworks: [PKPaymentNetwork] = []
  /// What it can do with them.
  open var merchantCapabilities: PKMerchantCapability = []
  /// The sums, the last of which is the whole.
  open var paymentSummaryItems: [PKPaymentSummaryItem] = []
  /// The ways in which things are sent.
  open var shippingMethods: [PKShippingMethod]?
  /// What it has to know to send them.
  open var requiredShippingContactFields: Set<PKContactField> = []
  /// What it has to know of the person that pays.
  open var requiredBillingContactFields: Set<PKContactField> = []
  /// What the app adds.
  open var applicationData: Data?

  /// Creates one.
  public override init() { super.init() }
}

/// The kinds of cards.
public struct PKPaymentNetwork: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  /// Creates one of its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let amex = PKPaymentNetwork(rawValue: "AmEx")
  public static let chinaUnionPay = PKPaymentNetwork(rawValue: "ChinaUnionPay")
  public static let discover = PKPaymentNetwork(rawValue: "Discover")
  public static let interac = PKPaymentNetwork(rawValue: "Interac")
  public static let JCB = PKPaymentNetwork(rawValue: "JCB")
  public static let maestro = PKPaymentNetwork(rawValue: "Maestro")
  public static let masterCard = PKPaymentNetwork(rawValue: "MasterCard")
  public static let visa = PKPaymentNetwork(rawValue: "Visa")
}

/// What a shop can do with cards.
public struct PKMerchantCapability: OptionSet, Sendable {
  public let rawValue: UInt

  /// Creates capabilities.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let threeDSecure = PKMerchantCapability(rawValue: 1)
  public static let capability3DS = threeDSecure
  public static let emv = PKMerchantCapability(rawValue: 2)
  public static let credit = PKMerchantCapability(rawValue: 4)
  public static let debit = PKMerchantCapability(rawValue: 8)
}

/// What is known of a person.
public struct PKContactField: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  /// Creates one of its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let emailAddress = PKContactField(rawValue: "email")
  public static let name = PKContactField(rawValue: "name")
  public static let phoneNumber = PKContactField(rawValue: "phone")
  public static let postalAddress = PKContactField(rawValue: "post")
}
