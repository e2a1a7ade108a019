/// Lets a user pull a scroll view down to have what it shows loaded anew.
@MainActor
final class Refresher {
  private var action: RefreshAction?

  /// Has a scroll view be pulled down, or not.
  func show(_ action: RefreshAction?, in view: UIScrollView) {
    self.action = action
    guard action != nil else { return view.refreshControl = nil }
    guard view.refreshControl == nil else { return }
    let control = UIRefreshControl()
    control.addAction(
      UIAction { [weak self, weak control] _ in
        guard let action = self?.action else { return }
        Task {
          await action()
          control?.endRefreshing()
        }
      }, for: .valueChanged)
    view.refreshControl = control
  }
}

extension View {
  /// Lets a user pull what scrolls down to have it loaded anew.
  public nonisolated func refreshable(
    @_inheritActorContext action: @escaping @MainActor @Sendable () async -> Void
  ) -> some View {
    environment(\.refresh, RefreshAction(action: action))
  }
}
