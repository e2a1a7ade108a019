public import HeadlessUIKit

extension Product {
  /// What the shop has told of it, in JSON.
  public var jsonRepresentation: Data {
    var offer: [String: Any?] = [
      "currencyCode": locale.currency?.identifier ?? "USD", "price": price.digits,
      "priceFormatted": displayPrice, "type": "buy",
    ]
    offer["recurringSubscriptionPeriod"] = subscription?.subscriptionPeriod.text
    offer["discounts"] = subscription.map { info in
      ([info.introductoryOffer].compactMap(\.self) + info.promotionalOffers + info.winBackOffers)
        .map(\.fields)
    }
    let attributes: [String: Any?] = [
      "name": displayName, "offerName": id, "kind": type.rawValue,
      "description": ["standard": description], "isFamilyShareable": isFamilyShareable ? 1 : 0,
      "icuLocale": locale.identifier, "subscriptionFamilyId": subscription?.subscriptionGroupID,
      "offers": [offer.compactMapValues(\.self)],
    ]
    return ShopJSON.data([
      "id": id, "type": "in-apps", "attributes": attributes.compactMapValues(\.self),
    ])
  }
}

extension Product.SubscriptionOffer {
  fileprivate var fields: [String: Any] {
    let known: [String: Any?] = [
      "id": id, "type": type.rawValue, "modeType": paymentMode.rawValue, "price": price.digits,
      "priceFormatted": displayPrice, "numOfPeriods": periodCount,
      "recurringSubscriptionPeriod": period.text,
    ]
    return known.compactMapValues(\.self)
  }
}
