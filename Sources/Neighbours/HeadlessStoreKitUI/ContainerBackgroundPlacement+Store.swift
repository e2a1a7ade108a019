public import HeadlessSwiftUI

extension ContainerBackgroundPlacement {
  /// Behind all of a shop of subscriptions.
  public static var subscriptionStoreFullHeight: ContainerBackgroundPlacement {
    .subscriptionStore
  }
  /// Behind the top of a shop of subscriptions, which here is all that the app shows there.
  public static var subscriptionStoreHeader: ContainerBackgroundPlacement { .subscriptionStore }
}
