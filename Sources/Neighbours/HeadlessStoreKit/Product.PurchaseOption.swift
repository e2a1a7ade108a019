public import HeadlessUIKit

extension Product {
  /// What a purchase is to be like.
  public struct PurchaseOption: Hashable, Sendable {
    private enum Kind: Hashable {
      case quantity(Int)
      case token(UUID)
      case asksParent(Bool)
      case offer(OfferClaim)
      case storefront(StorefrontQuestion)
      case other(key: String, value: String)
    }

    private let kind: Kind

    /// By whom of the app's users it is bought.
    public static func appAccountToken(_ token: UUID) -> PurchaseOption {
      .init(kind: .token(token))
    }

    /// How many are bought.
    public static func quantity(_ quantity: Int) -> PurchaseOption {
      .init(kind: .quantity(quantity))
    }

    /// Whether a parent has to be asked.
    public static func simulatesAskToBuyInSandbox(_ simulateAskToBuy: Bool) -> PurchaseOption {
      .init(kind: .asksParent(simulateAskToBuy))
    }

    /// An offer for users that had a subscription before, which the app's server has signed.
    ///
    /// Here no signature is looked into: it must not be empty.
    public static func promotionalOffer(
      offerID: String, keyID: String, nonce: UUID, signature: Data, timestamp: Int
    ) -> PurchaseOption {
      .init(kind: .offer(.promotional(id: offerID, key: keyID, signature: signature)))
    }

    /// An offer that shall bring the user back.
    public static func winBackOffer(_ offer: SubscriptionOffer) -> PurchaseOption {
      .init(kind: .offer(.winBack(id: offer.id ?? "")))
    }

    /// Whether the purchase goes on though the customer has come to the shop of another country.
    @preconcurrency
    public static func onStorefrontChange(
      shouldContinuePurchase: @escaping @Sendable (Storefront) -> Bool
    ) -> PurchaseOption {
      .init(kind: .storefront(StorefrontQuestion(ask: shouldContinuePurchase)))
    }

    /// A text of the app's.
    public static func custom(key: String, value: String) -> PurchaseOption {
      .init(kind: .other(key: key, value: value))
    }

    /// A number of the app's.
    public static func custom(key: String, value: Double) -> PurchaseOption {
      .init(kind: .other(key: key, value: "\(value)"))
    }

    /// A truth of the app's.
    public static func custom(key: String, value: Bool) -> PurchaseOption {
      .init(kind: .other(key: key, value: "\(value)"))
    }

    /// Data of the app's.
    public static func custom(key: String, value: Data) -> PurchaseOption {
      .init(kind: .other(key: key, value: value.base64EncodedString()))
    }

    func apply(to wish: inout PurchaseWish) {
      switch kind {
      case .quantity(let number): wish.quantity = number
      case .token(let given): wish.token = given
      case .asksParent(let asks): wish.asksParent = asks
      case .offer(let claim): wish.offer = claim
      case .storefront, .other: break
      }
    }

    /// Whether the purchase goes on in the shop of another country.
    func mayGoOn(in storefront: Storefront) -> Bool {
      guard case .storefront(let question) = kind else { return true }
      return question.ask(storefront)
    }
  }
}

/// What the app answers where the shop of the customer has changed.
private final class StorefrontQuestion: Hashable, Sendable {
  let ask: @Sendable (Storefront) -> Bool

  init(ask: @escaping @Sendable (Storefront) -> Bool) { self.ask = ask }

  static func == (one: StorefrontQuestion, other: StorefrontQuestion) -> Bool { one === other }

  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
