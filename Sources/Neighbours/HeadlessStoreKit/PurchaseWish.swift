import HeadlessUIKit

/// What the app wants of a purchase.
struct PurchaseWish: Sendable {
  var quantity = 1
  var token: UUID?
  var asksParent = false
  var offer: OfferClaim?
}

/// The offer that an app names for a purchase.
enum OfferClaim: Hashable, Sendable {
  /// With the key and the signature of the app's server.
  case promotional(id: String, key: String, signature: Data)
  case winBack(id: String)

  var id: String {
    switch self {
    case .promotional(let id, _, _), .winBack(let id): id
    }
  }

  var type: Transaction.OfferType {
    switch self {
    case .promotional: .promotional
    case .winBack: .winBack
    }
  }

  /// What it lacks by itself, whatever the product.
  var fault: SKError.Code? {
    guard case .promotional(let id, let key, let signature) = self else { return nil }
    if id.isEmpty || key.isEmpty { return .missingOfferParams }
    return signature.isEmpty ? .invalidSignature : nil
  }
}
