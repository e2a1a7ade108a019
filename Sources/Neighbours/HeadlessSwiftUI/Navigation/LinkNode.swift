/// Where a link leads.
struct LinkRoute {
  var view: AnyView?
  var value: AnyHashable?
  /// Whether it leads to the destination of a value, which may be absent.
  var isOfValue = false
  /// Whether it is followed, where the app decides that.
  var isActive: Binding<Bool>?
}

/// Leads to another screen.
nonisolated struct LinkModifier: ViewModifier {
  typealias Body = Never

  let route: LinkRoute

  @MainActor static func _makeNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ context: _Context
  ) -> _Node<ModifiedContent<C, Self>> {
    LinkNode(view, context)
  }
}

/// The node of a link.
final class LinkNode<C: View>: ModifierNode<C, LinkModifier> {
  private lazy var screen = ShownScreen(self)
  /// Whether it was followed, where the link decides that itself.
  private var isFollowed = false

  override var environmentWithin: EnvironmentValues {
    var environment = environment
    environment.linkAction = LinkAction(isEnabled: isEnabled) { [weak self] in self?.activate() }
    return environment
  }

  private var isEnabled: Bool {
    modifier.route.isOfValue
      ? modifier.route.value != nil && environment.stackLink?.stack != nil : screen.hasStack
  }

  override func came() {
    if modifier.route.isOfValue, environment.stackLink?.stack == nil {
      RuntimeIssue.log(
        """
        NavigationLink presenting a value must appear inside a NavigationContent-based \
        NavigationView. Link will be disabled.
        """)
    }
    if !modifier.route.isOfValue, environment.stackLink == nil { lookForStack() }
    follow()
  }

  /// The stack of an app's own may come later than the views.
  private func lookForStack() {
    let appearance = Appearance { [weak self] isVisible in
      guard let self, isVisible else { return }
      child?.environmentChanged(environmentWithin)
    }
    self.appearance = appearance
    watch(appearance)
  }

  private var appearance: Appearance?

  override func changed(from old: LinkModifier) { follow() }

  override func refresh() {
    isDirty = false
    follow()
  }

  override func environmentChanged(_ environment: EnvironmentValues) {
    self.environment = environment
    child?.environmentChanged(environmentWithin)
  }

  private func follow() {
    let route = modifier.route
    guard !route.isOfValue else { return }
    let isActive = Tracker.run(self) { route.isActive?.wrappedValue } ?? isFollowed
    guard isActive || screen.isShown else { return }
    screen.follow(isActive ? route.view : nil) { [weak self] in
      self?.isFollowed = false
      if route.isActive?.wrappedValue == true { route.isActive?.wrappedValue = false }
    }
  }

  private func activate() {
    let route = modifier.route
    if let value = route.value {
      if environment.linkSelection?.select(value) == true {
        environment.splitColumn?.selectionChanged()
      } else {
        environment.stackLink?.stack?.push(value, from: host)
      }
    } else if let isActive = route.isActive {
      isActive.wrappedValue = true
    } else {
      isFollowed = true
      follow()
    }
  }

  override func ended() { screen.end() }
}
