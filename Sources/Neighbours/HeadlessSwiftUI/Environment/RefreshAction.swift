/// Loads what is shown anew.
public struct RefreshAction: Sendable {
  let action: @Sendable () async -> Void

  /// Loads what is shown anew.
  public func callAsFunction() async { await action() }
}

/// Ends a search.
@preconcurrency @MainActor
public struct DismissSearchAction {
  let action: @MainActor () -> Void

  /// Ends the search.
  public func callAsFunction() { action() }
}
