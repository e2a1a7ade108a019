public import HeadlessUIKit

extension Product.SubscriptionInfo.RenewalInfo: _ShopRecord {
  /// What the shop has written, in JSON.
  public var jsonRepresentation: Data {
    let price: [Product.SubscriptionInfo.RenewalInfo.PriceIncreaseStatus: Int] = [
      .pending: 0, .agreed: 1,
    ]
    var fields: [String: Any?] = [
      "originalTransactionId": "\(originalTransactionID)", "productId": currentProductID,
      "autoRenewProductId": autoRenewPreference, "autoRenewStatus": willAutoRenew ? 1 : 0,
      "isInBillingRetryPeriod": isInBillingRetry,
      "priceIncreaseStatus": price[priceIncreaseStatus],
      "gracePeriodExpiresDate": gracePeriodExpirationDate?.milliseconds,
      "expirationIntent": expirationReason?.rawValue, "signedDate": signedDate.milliseconds,
      "environment": environment.rawValue,
      "recentSubscriptionStartDate": recentSubscriptionStartDate.milliseconds,
      "renewalDate": renewalDate?.milliseconds, "renewalPrice": renewalPrice?.thousandths,
      "currency": currencyCode, "appTransactionId": appTransactionID,
      "appAccountToken": appAccountToken?.uuidString.lowercased(),
    ]
    fields["eligibleWinBackOfferIds"] =
      eligibleWinBackOfferIDs.isEmpty ? nil : eligibleWinBackOfferIDs
    fields["offerType"] = offerType?.rawValue
    fields["offerIdentifier"] = offerID
    fields["offerDiscountType"] = offerPaymentModeStringRepresentation
    fields["offerPeriod"] = offerPeriodStringRepresentation
    return ShopJSON.data(fields, DeviceProof(of: self))
  }

  /// What shows that it was written for this device.
  public var deviceVerification: Data { DeviceProof(of: self).hash }
  /// What has gone into that.
  public var deviceVerificationNonce: UUID { DeviceProof(of: self).nonce }
}

extension DeviceProof {
  fileprivate init(of renewal: Product.SubscriptionInfo.RenewalInfo) {
    self.init(of: "renewal after \(renewal.purchase.id)")
  }
}
