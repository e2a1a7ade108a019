/// A search that is said around a stack or around columns: their first screen has it.
struct SearchAround { weak var agent: SearchAgent? }

/// The scopes of a search, with the selected one.
struct SearchScopes {
  let view: AnyView
  let get: () -> AnyHashable
  let set: (AnyHashable) -> Void
}

private struct SearchAroundKey: EnvironmentKey { static var defaultValue: SearchAround? { nil } }
private struct SearchScopesKey: EnvironmentKey { static var defaultValue: SearchScopes? { nil } }
private struct SuggestionsKey: EnvironmentKey { static var defaultValue: AnyView? { nil } }
private struct IsSearchingKey: EnvironmentKey { static var defaultValue: Bool { false } }
private struct DismissSearchKey: EnvironmentKey {
  static var defaultValue: DismissSearchAction? { nil }
}

extension EnvironmentValues {
  var searchAround: SearchAround? {
    get { self[SearchAroundKey.self] }
    set { self[SearchAroundKey.self] = newValue }
  }

  var searchScopes: SearchScopes? {
    get { self[SearchScopesKey.self] }
    set { self[SearchScopesKey.self] = newValue }
  }

  var searchSuggestions: AnyView? {
    get { self[SuggestionsKey.self] }
    set { self[SuggestionsKey.self] = newValue }
  }

  /// Whether the user searches in the views around.
  public internal(set) var isSearching: Bool {
    get { self[IsSearchingKey.self] }
    set { self[IsSearchingKey.self] = newValue }
  }

  /// Ends the search in the views around.
  public internal(set) var dismissSearch: DismissSearchAction {
    get { self[DismissSearchKey.self] ?? DismissSearchAction {} }
    set { self[DismissSearchKey.self] = newValue }
  }
}
