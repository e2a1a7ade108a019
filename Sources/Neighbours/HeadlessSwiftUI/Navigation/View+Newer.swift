/// What newer systems have for stacks and bars.
extension View {
  /// Sets the line below the title.
  public nonisolated func navigationSubtitle(_ subtitle: Text) -> some View {
    modifier(BarModifier(subtitle: subtitle))
  }

  /// Sets the line below the title.
  public nonisolated func navigationSubtitle(_ subtitleKey: LocalizedStringKey) -> some View {
    navigationSubtitle(Text(subtitleKey))
  }

  /// Sets the line below the title.
  @_disfavoredOverload
  public nonisolated func navigationSubtitle<S: StringProtocol>(_ subtitle: S) -> some View {
    navigationSubtitle(Text(subtitle))
  }

  /// Sets how the screen comes, which takes no time here.
  public nonisolated func navigationTransition<S: NavigationTransition>(
    _ style: S
  ) -> some View { self }

  /// Says what a screen grows out of, which takes no time here.
  public nonisolated func matchedTransitionSource<ID: Hashable>(
    id: ID, in namespace: Namespace.ID
  ) -> some View { self }

  /// Lets the view reach below bars and sides as its blurred copy does on a device; nothing is drawn there.
  public nonisolated func backgroundExtensionEffect() -> some View { self }

  /// Lets the view reach below bars and sides, or not; nothing is drawn there.
  public nonisolated func backgroundExtensionEffect(isEnabled: Bool) -> some View { self }

  /// Takes away how contents fade at sides, which the model does not draw.
  public nonisolated func scrollEdgeEffectHidden(
    _ hidden: Bool = true, for edges: Edge.Set = .all
  ) -> some View { self }

  /// Shows a bar at the upper or the lower side, and keeps clear of it.
  public nonisolated func safeAreaBar<V: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    safeAreaInset(edge: edge, alignment: alignment, spacing: spacing, content: content)
  }
}

/// How a screen comes.
public protocol NavigationTransition: Sendable {}

/// As the system has it.
public struct AutomaticNavigationTransition: NavigationTransition {}

/// Out of a view of the screen below.
public struct ZoomNavigationTransition: NavigationTransition {}

extension NavigationTransition where Self == AutomaticNavigationTransition {
  /// As the system has it.
  public static var automatic: AutomaticNavigationTransition { AutomaticNavigationTransition() }
}

extension NavigationTransition where Self == ZoomNavigationTransition {
  /// Out of a view of the screen below.
  public static func zoom(
    sourceID: some Hashable, in namespace: Namespace.ID
  ) -> ZoomNavigationTransition { ZoomNavigationTransition() }
}

extension ToolbarContent {
  /// Says what a screen grows out of, which takes no time here.
  public func matchedTransitionSource(
    id: some Hashable, in namespace: Namespace.ID
  ) -> some ToolbarContent { self }

  /// Shows the glass around items with others', or not, which the model does not draw.
  public func sharedBackgroundVisibility(_ visibility: Visibility) -> some ToolbarContent { self }
}
