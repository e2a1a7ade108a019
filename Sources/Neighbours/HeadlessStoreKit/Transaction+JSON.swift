public import HeadlessUIKit

extension Transaction: _ShopRecord {
  /// What the shop has written, in JSON.
  public var jsonRepresentation: Data {
    let (offer, proof) = (offer, DeviceProof(of: self))
    var fields: [String: Any?] = [
      "transactionId": "\(id)", "originalTransactionId": "\(originalID)",
      "webOrderLineItemId": webOrderLineItemID, "bundleId": appBundleID, "productId": productID,
      "subscriptionGroupIdentifier": subscriptionGroupID,
      "purchaseDate": purchaseDate.milliseconds,
      "originalPurchaseDate": originalPurchaseDate.milliseconds,
      "expiresDate": expirationDate?.milliseconds, "quantity": purchasedQuantity,
      "type": productType.rawValue, "inAppOwnershipType": ownershipType.rawValue,
      "signedDate": signedDate.milliseconds, "environment": environment.rawValue,
      "transactionReason": reason.rawValue, "storefront": storefront.countryCode,
      "storefrontId": storefront.id, "price": price?.thousandths, "currency": currencyCode,
      "appAccountToken": appAccountToken?.uuidString.lowercased(),
      "appTransactionId": appTransactionID,
    ]
    fields["isUpgraded"] = isUpgraded ? true : nil
    fields["revocationDate"] = revocationDate?.milliseconds
    fields["revocationReason"] = revocationReason?.rawValue
    fields["offerType"] = offer?.type.rawValue
    fields["offerIdentifier"] = offer?.id
    fields["offerDiscountType"] = offer?.paymentMode?.rawValue
    fields["offerPeriod"] = offer?.period?.text
    return ShopJSON.data(fields, proof)
  }

  /// What shows that it was written for this device.
  public var deviceVerification: Data { DeviceProof(of: self).hash }
  /// What has gone into that.
  public var deviceVerificationNonce: UUID { DeviceProof(of: self).nonce }
}

extension DeviceProof {
  fileprivate init(of transaction: Transaction) { self.init(of: "transaction \(transaction.id)") }
}
