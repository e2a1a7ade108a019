/// Has a search in the bar of the screen.
nonisolated struct SearchModifier: ViewModifier {
  typealias Body = Never

  let text: Binding<String>
  var isPresented: Binding<Bool>?
  var tokens: SearchTokens?
  var prompt: Text?
  var placement = SearchFieldPlacement.automatic
  var suggestions: AnyView?

  @MainActor static func _makeNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ context: _Context
  ) -> _Node<ModifiedContent<C, Self>> {
    SearchNode(view, context)
  }
}

/// The tokens of a search, whatever their type.
struct SearchTokens {
  let ids: () -> [AnyHashable]
  let views: () -> [AnyView]
  /// Removes all but some.
  let keep: ([AnyHashable]) -> Void
  /// Adds one, if it is of their type.
  let add: (Any) -> Void
  /// Tokens that can be added, with their views.
  var suggested: () -> [(token: Any, view: AnyView)] = { [] }

  init<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
    _ tokens: Binding<C>, _ view: @escaping (C.Element) -> T
  ) where C.Element: Identifiable {
    ids = { tokens.wrappedValue.map { AnyHashable($0.id) } }
    views = { tokens.wrappedValue.map { AnyView(view($0)) } }
    keep = { ids in tokens.wrappedValue.removeAll { !ids.contains(AnyHashable($0.id)) } }
    add = { if let token = $0 as? C.Element { tokens.wrappedValue.append(token) } }
  }
}

/// Where the field of a search stands.
public nonisolated struct SearchFieldPlacement: Sendable {
  let isAlwaysShown: Bool

  /// Where the system wants it.
  public static let automatic = SearchFieldPlacement(isAlwaysShown: false)
  /// In the bars.
  public static let toolbar = SearchFieldPlacement(isAlwaysShown: false)
  /// In the first column.
  public static let sidebar = SearchFieldPlacement(isAlwaysShown: false)
  /// Below the title.
  public static let navigationBarDrawer = SearchFieldPlacement(isAlwaysShown: false)
  /// In the bar, where it is most important.
  public static let toolbarPrincipal = SearchFieldPlacement(isAlwaysShown: false)

  /// Below the title, as scrolling has it or always.
  public static func navigationBarDrawer(
    displayMode: NavigationBarDrawerDisplayMode
  ) -> SearchFieldPlacement {
    SearchFieldPlacement(isAlwaysShown: displayMode == .always)
  }

  /// When the field below the title shows.
  public struct NavigationBarDrawerDisplayMode: Equatable, Sendable {
    private let isAlways: Bool
    /// As scrolling has it.
    public static let automatic = NavigationBarDrawerDisplayMode(isAlways: false)
    /// Always.
    public static let always = NavigationBarDrawerDisplayMode(isAlways: true)
  }
}
