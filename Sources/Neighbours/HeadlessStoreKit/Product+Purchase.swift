public import HeadlessUIKit

extension Product {
  /// Asks the user whether they buy it.
  @MainActor @discardableResult
  public func purchase(options: Set<PurchaseOption> = []) async throws -> PurchaseResult {
    var wish = PurchaseWish()
    for option in options { option.apply(to: &wish) }
    guard (1...10).contains(wish.quantity) else { throw PurchaseError.invalidQuantity }
    guard Shop.current.product(id) != nil else { throw PurchaseError.productUnavailable }
    guard mayGoOn(options) else { throw StoreKitError.notAvailableInStorefront }
    let outcome = await MainTurn.answer(orWithout: Shop.Outcome.cancelled) {
      Shop.current.sell(told, wish, $0)
    }
    switch outcome {
    case .bought(let purchase): return .success(.verified(Transaction(purchase)))
    case .waits: return .pending
    case .cancelled: return .userCancelled
    case .failed(.cloudServiceNetworkConnectionFailed):
      throw StoreKitError.networkError(.init(.notConnectedToInternet))
    case .failed(let code):
      throw PurchaseError(code) ?? StoreKitError.systemError(SKError(code)) as any Error
    }
  }

  /// Whether the app goes on though the customer has come to the shop of another country.
  private func mayGoOn(_ options: Set<PurchaseOption>) -> Bool {
    let former = Storefront.of(locale)
    guard let storefront = Storefront.of(Shop.current.locale), storefront != former else {
      return true
    }
    return options.allSatisfy { $0.mayGoOn(in: storefront) }
  }

  /// Asks the user in a scene whether they buy it.
  @MainActor @discardableResult
  public func purchase(
    confirmIn scene: some UIScene, options: Set<PurchaseOption> = []
  ) async throws -> PurchaseResult {
    try await purchase(options: options)
  }

  /// Asks the user over a view controller whether they buy it.
  @MainActor @discardableResult
  public func purchase(
    confirmIn viewController: some UIViewController, options: Set<PurchaseOption> = []
  ) async throws -> PurchaseResult {
    try await purchase(options: options)
  }

  /// What came of it.
  public enum PurchaseResult: Sendable {
    /// The user has bought it.
    case success(VerificationResult<Transaction>)
    /// The user did not want to.
    case userCancelled
    /// A parent is asked.
    case pending
  }

  /// Why it cannot be bought.
  public enum PurchaseError: LocalizedError, Hashable, Sendable {
    /// Not so many at once.
    case invalidQuantity
    case productUnavailable
    /// The device does not allow it.
    case purchaseNotAllowed
    /// The user is not one that the offer is for.
    case ineligibleForOffer
    /// The product has no such offer.
    case invalidOfferIdentifier
    case invalidOfferPrice
    case invalidOfferSignature
    /// The app has not said all of the offer.
    case missingOfferParameters

    init?(_ code: SKError.Code) {
      switch code {
      case .paymentNotAllowed: self = .purchaseNotAllowed
      case .storeProductNotAvailable: self = .productUnavailable
      case .ineligibleForOffer: self = .ineligibleForOffer
      case .invalidOfferIdentifier: self = .invalidOfferIdentifier
      case .invalidOfferPrice: self = .invalidOfferPrice
      case .invalidSignature: self = .invalidOfferSignature
      case .missingOfferParams: self = .missingOfferParameters
      default: return nil
      }
    }

    public var errorDescription: String? {
      switch self {
      case .invalidQuantity: "The quantity is not valid."
      case .productUnavailable: "The product is not available."
      case .purchaseNotAllowed: "In-App Purchases are not allowed on this device."
      case .ineligibleForOffer: "You are not eligible for this offer."
      case .invalidOfferIdentifier: "The offer identifier is not valid."
      case .invalidOfferPrice: "The offer price is not valid."
      case .invalidOfferSignature: "The offer signature is not valid."
      case .missingOfferParameters: "Parameters of the offer are missing."
      }
    }
  }
}
