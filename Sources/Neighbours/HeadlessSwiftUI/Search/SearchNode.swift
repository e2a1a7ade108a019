/// The node of a view with a search.
final class SearchNode<C: View>: ModifierNode<C, SearchModifier> {
  private lazy var agent = SearchAgent(
    self, depth: depth, isAlwaysShown: modifier.placement.isAlwaysShown)
  /// The node around the suggestions, which do not show by themselves.
  private var around: BarItemsNode?
  private var suggestions: ViewWords<AnyView>?
  private var scopes: ViewWords<AnyView>?
  private var derived = DerivedEnvironment()

  override var environmentWithin: EnvironmentValues {
    derived.of(environment) { [agent] environment in
      environment.isSearching = agent.isSearching
      environment.dismissSearch = DismissSearchAction { [weak agent] in agent?.dismiss() }
      environment.searchAround = SearchAround(agent: agent)
    }
  }

  override func came() {
    around = BarItemsNode(inner()) { [weak self] in self?.invalidate() }
    agent.claim(host.screen.bars)
    agent.changed = { [weak self] in self?.invalidate() }
    agent.submit = { [weak self] in
      for action in self?.environment.submitActions ?? [] where action.triggers.contains(.search) {
        action.run()
      }
    }
    follow()
  }

  override func changed(from old: SearchModifier) { follow() }

  override func refresh() {
    isDirty = false
    // The search may have begun, or have ended.
    derived = DerivedEnvironment()
    child?.environmentChanged(environmentWithin)
    follow()
  }

  override func environmentChanged(_ environment: EnvironmentValues) {
    self.environment = environment
    child?.environmentChanged(environmentWithin)
    follow()
  }

  override var children: [_AnyNode] { super.children + [around].compactMap { $0 } }

  override func ended() { agent.end() }

  // MARK: What the app says

  private func follow() {
    let modifier = modifier
    agent.modifier = modifier
    agent.prompt = modifier.prompt.map { TextResolver(self).string($0) } ?? "Search"
    let (text, wants, ids, views) = Tracker.run(self) {
      (
        modifier.text.wrappedValue, modifier.isPresented?.wrappedValue,
        modifier.tokens?.ids() ?? [],
        modifier.tokens?.views() ?? []
      )
    }
    let tokens = zip(ids, views).map { ($0, ViewWords.read($1, inner())) }
    agent.show(text, tokens, isSaid: modifier.tokens != nil)
    around?.look {
      agent.show(scopes: choices())
      agent.show(offers: offers())
    }
    if let wants { agent.follow(isActive: wants) }
  }

  private func words(
    _ view: AnyView, _ words: ViewWords<AnyView>?
  ) -> ViewWords<AnyView> {
    if let words {
      words.update(view, environment)
      return words
    }
    return ViewWords(view, around?.inner() ?? inner())
  }

  /// The scopes, of which one is selected.
  private func choices() -> SearchAgent.Scopes? {
    guard let said = environment.searchScopes else { return nil }
    let words = words(said.view, scopes)
    scopes = words
    let items = words.items
    let tags = items.map { $0.traits[TagTrait.self] ?? $0.traits.element }
    let value = Tracker.run(self) { said.get() }
    return SearchAgent.Scopes(
      titles: items.map { words.words(of: $0) ?? "" },
      selected: tags.firstIndex { $0 == value }
    ) { index in tags[index].map(said.set) }
  }

  /// What is offered for the search.
  private func offers() -> [SearchAgent.Offer] {
    let tokens = modifier.tokens
    let suggested = Tracker.run(self) { tokens?.suggested() ?? [] }
    var all = suggested.map { token, view in
      SearchAgent.Offer(title: ViewWords.read(view, inner())) { _ in tokens?.add(token) }
    }
    guard let said = environment.searchSuggestions ?? modifier.suggestions else { return all }
    let words = words(said, suggestions)
    suggestions = words
    for item in words.items {
      let (title, control) = (words.words(of: item) ?? "", words.control(of: item))
      guard !title.isEmpty else { continue }
      switch item.traits[SearchCompletionTrait.self] {
      case .text(let text): all.append(.init(title: title) { $0.write(text) })
      case .token(let token): all.append(.init(title: title) { _ in tokens?.add(token) })
      case nil:
        let action = (control as? HostedButton)?.action
        all.append(.init(title: title) { _ in action?() })
      }
    }
    return all
  }
}

/// What a suggestion makes of the search.
enum SearchCompletion {
  case text(String)
  case token(Any)
}

/// What a suggestion makes of the search.
struct SearchCompletionTrait: _ViewTraitKey {
  static var defaultValue: SearchCompletion? { nil }
}
