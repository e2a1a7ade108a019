extension View {
  /// Sets the title of the screen.
  public nonisolated func navigationTitle(_ title: Text) -> some View {
    modifier(BarModifier(title: title))
  }

  /// Sets the title of the screen.
  public nonisolated func navigationTitle(_ titleKey: LocalizedStringKey) -> some View {
    navigationTitle(Text(titleKey))
  }

  /// Sets the title of the screen.
  @_disfavoredOverload
  public nonisolated func navigationTitle(
    _ titleResource: LocalizedStringResource
  ) -> some View {
    navigationTitle(Text(titleResource))
  }

  /// Sets the title of the screen.
  @_disfavoredOverload
  public nonisolated func navigationTitle<S: StringProtocol>(_ title: S) -> some View {
    navigationTitle(Text(title))
  }

  /// Sets the title of the screen, which a user could change.
  public nonisolated func navigationTitle(_ title: Binding<String>) -> some View {
    modifier(BoundTitle(title: title))
  }

  /// Sets how large the title is.
  public nonisolated func navigationBarTitleDisplayMode(
    _ displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    modifier(BarModifier(largeTitleMode: displayMode.uiKit))
  }

  /// Hides the button that goes back.
  public nonisolated func navigationBarBackButtonHidden(
    _ hidesBackButton: Bool = true
  ) -> some View {
    modifier(BarModifier(hidesBackButton: hidesBackButton))
  }
}

/// A title that a binding has.
private struct BoundTitle: ViewModifier {
  @Binding var title: String

  func body(content: Content) -> some View { content.navigationTitle(Text(verbatim: title)) }
}

/// What the bar with the title shows.
public nonisolated struct NavigationBarItem: Sendable {
  /// How large the title is.
  public enum TitleDisplayMode: Sendable {
    /// As the screen below has it.
    case automatic
    /// Small.
    case inline
    /// Large.
    case large

    var uiKit: UINavigationItem.LargeTitleDisplayMode {
      switch self {
      case .automatic: .automatic
      case .inline: .never
      case .large: .always
      }
    }
  }
}
