extension View {
  /// Does something with a URL that the app is to open.
  @preconcurrency
  public nonisolated func onOpenURL(perform action: @escaping @MainActor (URL) -> Void) -> some View
  {
    modifier(EventModifier(openURL: action))
  }

  /// Does something with an activity that the user goes on with in the app.
  @preconcurrency
  public nonisolated func onContinueUserActivity(
    _ activityType: String, perform action: @escaping @MainActor (NSUserActivity) -> Void
  ) -> some View {
    modifier(EventModifier(activityType: activityType, goOn: action))
  }

  /// Tells the system what the user does here.
  @preconcurrency
  public nonisolated func userActivity(
    _ activityType: String, isActive: Bool = true,
    _ update: @escaping @MainActor (NSUserActivity) -> Void
  ) -> some View {
    modifier(ActivityModifier(type: activityType, isActive: isActive, update: update))
  }

  /// Tells the system what the user does here with an element, if there is one.
  @preconcurrency @MainActor
  public func userActivity<P>(
    _ activityType: String, element: P?,
    _ update: @escaping @MainActor (P, NSUserActivity) -> Void
  ) -> some View {
    modifier(
      ActivityModifier(type: activityType, isActive: element != nil) { activity in
        if let element { update(element, activity) }
      })
  }

  /// Says which activities the window of the view is to show: an app on a phone has one window.
  public nonisolated func handlesExternalEvents(
    preferring: Set<String>, allowing: Set<String>
  ) -> some View { self }
}
