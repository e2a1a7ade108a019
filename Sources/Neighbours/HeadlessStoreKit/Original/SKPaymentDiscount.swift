public import HeadlessUIKit

/// An offer for users that had a subscription before, which the app's server has signed.
///
/// Here no signature is looked into: it must be data in 64 digits.
open class SKPaymentDiscount: NSObject {
  private let values: (id: String, key: String, nonce: UUID, signature: String, time: NSNumber)

  /// Creates an offer of what the server has signed.
  public init(
    identifier: String, keyIdentifier: String, nonce: UUID, signature: String, timestamp: NSNumber
  ) {
    values = (identifier, keyIdentifier, nonce, signature, timestamp)
  }

  /// The offer.
  open var identifier: String { values.id }
  /// The key of the signature.
  open var keyIdentifier: String { values.key }
  /// What the server has made up for it.
  open var nonce: UUID { values.nonce }
  /// The signature.
  open var signature: String { values.signature }
  /// When it was signed, in milliseconds since 1970.
  open var timestamp: NSNumber { values.time }

  /// The offer as the shop takes it.
  var claim: OfferClaim {
    .promotional(
      id: identifier, key: keyIdentifier, signature: Data(base64Encoded: signature) ?? Data())
  }
}
