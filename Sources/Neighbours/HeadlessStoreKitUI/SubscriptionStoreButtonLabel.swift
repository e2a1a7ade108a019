/// What the button says that buys a subscription.
public struct SubscriptionStoreButtonLabel: Hashable, Sendable {
  enum Words { case action, displayName, price }

  var words = Words.action
  var hasSeveralLines = false

  /// The system decides: what the button does.
  public static let automatic = SubscriptionStoreButtonLabel()
  /// What the button does.
  public static let action = SubscriptionStoreButtonLabel()
  /// The subscription's name.
  public static let displayName = SubscriptionStoreButtonLabel(words: .displayName)
  /// What the subscription costs.
  public static let price = SubscriptionStoreButtonLabel(words: .price)
  /// In one line.
  public static let singleLine = SubscriptionStoreButtonLabel()
  /// With what the subscription costs below.
  public static let multiline = SubscriptionStoreButtonLabel(hasSeveralLines: true)

  /// What the button does, in as many lines.
  public var action: SubscriptionStoreButtonLabel { with(\.words, .action) }
  /// The subscription's name, in as many lines.
  public var displayName: SubscriptionStoreButtonLabel { with(\.words, .displayName) }
  /// What the subscription costs, in as many lines.
  public var price: SubscriptionStoreButtonLabel { with(\.words, .price) }
  /// The same in one line.
  public var singleLine: SubscriptionStoreButtonLabel { with(\.hasSeveralLines, false) }
  /// The same with what the subscription costs below.
  public var multiline: SubscriptionStoreButtonLabel { with(\.hasSeveralLines, true) }

  private func with<Value>(
    _ path: WritableKeyPath<Self, Value>, _ value: Value
  ) -> SubscriptionStoreButtonLabel {
    var label = self
    label[keyPath: path] = value
    return label
  }
}
