public import HeadlessUIKit

extension Product {
  /// Asks the user whether they buy it.
  @MainActor @discardableResult
  public func purchase(options: Set<PurchaseOption> = []) async throws -> PurchaseResult {
    var (quantity, token, asksParent): (Int, UUID?, Bool) = (1, nil, false)
    for option in options {
      switch option.kind {
      case .quantity(let number): quantity = number
      case .token(let given): token = given
      case .asksParent(let asks): asksParent = asks
      case .other: break
      }
    }
    guard (1...10).contains(quantity) else { throw PurchaseError.invalidQuantity }
    guard Shop.current.product(id) != nil else { throw PurchaseError.productUnavailable }
    let outcome = await MainTurn.answer(orWithout: Shop.Outcome.cancelled) {
      Shop.current.sell(told, quantity: quantity, token: token, asksParent: asksParent, $0)
    }
    switch outcome {
    case .bought(let purchase): return .success(.verified(Transaction(purchase)))
    case .waits: return .pending
    case .cancelled: return .userCancelled
    case .failed(.paymentNotAllowed): throw PurchaseError.purchaseNotAllowed
    case .failed(.cloudServiceNetworkConnectionFailed):
      throw StoreKitError.networkError(.init(.notConnectedToInternet))
    case .failed(let code): throw StoreKitError.systemError(SKError(code))
    }
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
  public enum PurchaseError: Error, Equatable, Hashable, Sendable {
    /// Not so many at once.
    case invalidQuantity
    case productUnavailable
    /// The device does not allow it.
    case purchaseNotAllowed
  }

  /// What a purchase is to be like.
  public struct PurchaseOption: Hashable, Sendable {
    enum Kind: Hashable {
      case quantity(Int)
      case token(UUID)
      case asksParent(Bool)
      case other(String)
    }

    let kind: Kind

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

    /// A text of the app's.
    public static func custom(key: String, value: String) -> PurchaseOption {
      .init(kind: .other(key + value))
    }
  }
}
