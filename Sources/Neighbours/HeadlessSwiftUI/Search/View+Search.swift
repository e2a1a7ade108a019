extension View {
  /// Has a field for searching in the bar of the screen.
  public nonisolated func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
  ) -> some View {
    modifier(SearchModifier(text: text, prompt: prompt, placement: placement))
  }

  /// Has a field for searching in the bar of the screen.
  public nonisolated func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey
  ) -> some View {
    searchable(text: text, placement: placement, prompt: Text(prompt))
  }

  /// Has a field for searching in the bar of the screen.
  @_disfavoredOverload
  public nonisolated func searchable<S: StringProtocol>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S
  ) -> some View {
    searchable(text: text, placement: placement, prompt: Text(prompt))
  }

  /// Has a field for searching, which is used while a state says so.
  public nonisolated func searchable(
    text: Binding<String>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
  ) -> some View {
    modifier(
      SearchModifier(text: text, isPresented: isPresented, prompt: prompt, placement: placement))
  }

  /// Has a field for searching, which is used while a state says so.
  public nonisolated func searchable(
    text: Binding<String>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey
  ) -> some View {
    searchable(text: text, isPresented: isPresented, placement: placement, prompt: Text(prompt))
  }

  /// Has a field for searching, which is used while a state says so.
  @_disfavoredOverload
  public nonisolated func searchable<S: StringProtocol>(
    text: Binding<String>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: S
  ) -> some View {
    searchable(text: text, isPresented: isPresented, placement: placement, prompt: Text(prompt))
  }

  /// Has a field for searching, with suggestions.
  public nonisolated func searchable<S: View>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder suggestions: () -> S
  ) -> some View {
    modifier(
      SearchModifier(
        text: text, prompt: prompt, placement: placement, suggestions: AnyView(suggestions())))
  }

  /// Has a field for searching, with suggestions.
  public nonisolated func searchable<S: View>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey, @ViewBuilder suggestions: () -> S
  ) -> some View {
    searchable(
      text: text, placement: placement, prompt: Text(prompt), suggestions: suggestions)
  }

  // MARK: Tokens

  /// Has a field for searching, with tokens before the text.
  public nonisolated func searchable<
    C: RandomAccessCollection & RangeReplaceableCollection, T: View
  >(
    text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    modifier(
      SearchModifier(
        text: text, tokens: SearchTokens(tokens, token), prompt: prompt, placement: placement))
  }

  /// Has a field for searching, with tokens before the text.
  public nonisolated func searchable<
    C: RandomAccessCollection & RangeReplaceableCollection, T: View
  >(
    text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    searchable(
      text: text, tokens: tokens, placement: placement, prompt: Text(prompt), token: token)
  }

  /// Has a field for searching, with tokens before the text and some to choose from.
  public nonisolated func searchable<
    C: RandomAccessCollection & RangeReplaceableCollection, T: View
  >(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    var all = SearchTokens(tokens, token)
    all.suggested = { suggestedTokens.wrappedValue.map { ($0, AnyView(token($0))) } }
    return modifier(
      SearchModifier(text: text, tokens: all, prompt: prompt, placement: placement))
  }

  // MARK: Around a search

  /// Has scopes to choose from in the search.
  public nonisolated func searchScopes<V: Hashable, S: View>(
    _ scope: Binding<V>, @ViewBuilder scopes: () -> S
  ) -> some View {
    environment(
      \.searchScopes,
      SearchScopes(
        view: AnyView(scopes()), get: { AnyHashable(scope.wrappedValue) },
        set: { if let value = $0.base as? V { scope.wrappedValue = value } }))
  }

  /// Has scopes to choose from in the search.
  public nonisolated func searchScopes<V: Hashable, S: View>(
    _ scope: Binding<V>, activation: SearchScopeActivation, @ViewBuilder _ scopes: () -> S
  ) -> some View {
    searchScopes(scope, scopes: scopes)
  }

  /// Offers something for the search.
  public nonisolated func searchSuggestions<S: View>(
    @ViewBuilder _ suggestions: () -> S
  ) -> some View {
    environment(\.searchSuggestions, AnyView(suggestions()))
  }

  /// Says which text the view, a suggestion, puts into the search.
  public nonisolated func searchCompletion(_ completion: String) -> some View {
    _trait(SearchCompletionTrait.self, .text(completion))
  }

  /// Says which token the view, a suggestion, puts into the search.
  public nonisolated func searchCompletion<T: Identifiable>(_ token: T) -> some View {
    _trait(SearchCompletionTrait.self, .token(token))
  }
}

/// When the scopes of a search show.
public nonisolated struct SearchScopeActivation: Sendable {
  private enum Kind { case automatic, textEntry, presentation }
  private let kind: Kind

  /// As the system has it.
  public static var automatic: SearchScopeActivation { Self(kind: .automatic) }
  /// While there is a text.
  public static var onTextEntry: SearchScopeActivation { Self(kind: .textEntry) }
  /// While the search is used.
  public static var onSearchPresentation: SearchScopeActivation { Self(kind: .presentation) }
}
