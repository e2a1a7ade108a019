public import HeadlessSwiftUI

extension View {
  /// What the button says that buys a subscription.
  public nonisolated func subscriptionStoreButtonLabel(
    _ label: SubscriptionStoreButtonLabel
  ) -> some View { environment(\.subscriptionStoreButtonLabel, label) }

  /// What is behind each subscription of a group.
  public nonisolated func subscriptionStorePickerItemBackground(
    _ backgroundStyle: some ShapeStyle
  ) -> some View { environment(\.subscriptionStoreItemGround, AnyShapeStyle(backgroundStyle)) }

  /// What is behind each subscription of a group; its shape is not followed here.
  public nonisolated func subscriptionStorePickerItemBackground(
    _ backgroundStyle: some ShapeStyle, in shape: some Shape
  ) -> some View { subscriptionStorePickerItemBackground(backgroundStyle) }
}
