import HeadlessSwiftUI

private struct SubscriptionStoreButtonLabelKey: EnvironmentKey {
  static var defaultValue: SubscriptionStoreButtonLabel { .automatic }
}

private struct SubscriptionStoreItemGroundKey: EnvironmentKey {
  static var defaultValue: AnyShapeStyle? { nil }
}

extension EnvironmentValues {
  var subscriptionStoreButtonLabel: SubscriptionStoreButtonLabel {
    get { self[SubscriptionStoreButtonLabelKey.self] }
    set { self[SubscriptionStoreButtonLabelKey.self] = newValue }
  }

  /// What is behind each subscription.
  var subscriptionStoreItemGround: AnyShapeStyle? {
    get { self[SubscriptionStoreItemGroundKey.self] }
    set { self[SubscriptionStoreItemGroundKey.self] = newValue }
  }
}
