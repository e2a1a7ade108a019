extension View {
  /// Lets views not be scrolled.
  public nonisolated func scrollDisabled(_ disabled: Bool) -> some View {
    environment(\.isScrollEnabled, !disabled)
  }

  /// Has a keyboard go when something is scrolled.
  public nonisolated func scrollDismissesKeyboard(
    _ mode: ScrollDismissesKeyboardMode
  ) -> some View {
    environment(\.scrollDismissesKeyboardMode, mode)
  }

  /// Shows how far scroll views are scrolled, or not.
  public nonisolated func scrollIndicators(
    _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
  ) -> some View {
    environment(\.verticalScrollIndicatorVisibility, visibility)
  }

  /// Lets scroll views go over their ends, or not.
  public nonisolated func scrollBounceBehavior(
    _ behavior: ScrollBounceBehavior, axes: Axis.Set = .vertical
  ) -> some View {
    environment(\.verticalScrollBounceBehavior, behavior)
  }

  /// Shows what goes over the end of a scroll view.
  public nonisolated func scrollClipDisabled(_ disabled: Bool = true) -> some View {
    environment(\.isScrollClipDisabled, disabled)
  }
}
