public import HeadlessUIKit

extension Transaction {
  /// Why the user could not ask for their money.
  public enum RefundRequestError: LocalizedError, Hashable, Sendable {
    /// They have done so before.
    case duplicateRequest
    case failed

    public var errorDescription: String? {
      switch self {
      case .duplicateRequest: "A refund has already been requested for this transaction."
      case .failed: "The refund request failed."
      }
    }
  }

  /// What came of a request for the user's money.
  public enum RefundRequestStatus: Hashable, Sendable {
    /// They have asked for it, and do not have it yet.
    case success
    case userCancelled
  }

  /// Asks the user whether they want their money back, in a scene.
  @MainActor
  public func beginRefundRequest(in scene: UIWindowScene) async throws -> RefundRequestStatus {
    try await Self.beginRefundRequest(for: id, in: scene)
  }

  /// Asks the user whether they want their money back for the purchase of a number, in a scene.
  @preconcurrency @MainActor
  public static func beginRefundRequest(
    for transactionID: UInt64, in scene: UIWindowScene
  ) async throws -> RefundRequestStatus {
    let shop = Shop.current
    guard shop.isReachable else { throw StoreKitError.networkError(.init(.notConnectedToInternet)) }
    guard let purchase = shop.purchases.first(where: { $0.id == transactionID }) else {
      throw RefundRequestError.failed
    }
    let answer = await MainTurn.answer(orWithout: RefundRequestStatus.userCancelled) {
      shop.askForRefund(of: purchase, $0)
    }
    guard answer == .success else { return answer }
    guard purchase.revocation == nil, shop.noteRefundRequest(for: purchase) else {
      throw RefundRequestError.duplicateRequest
    }
    return .success
  }
}
