/// The item of a screen in the bar of tabs.
nonisolated struct TabItemModifier<Label: View>: ViewModifier {
  typealias Body = Never

  let label: Label

  @MainActor static func _makeNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ context: _Context
  ) -> _Node<ModifiedContent<C, Self>> {
    context.environment.isInTabs
      ? TabItemNode(view, context) : WrapperNode(view, context) { $0.content }
  }
}

/// A screen with its item in the bar.
@preconcurrency @MainActor
protocol TabScreen: AnyObject {
  var screen: ScreenController { get }
  var title: String? { get }
  var image: UIImage? { get }
}

/// The node of a screen with an item in the bar of tabs.
final class TabItemNode<C: View, L: View>: _Node<ModifiedContent<C, TabItemModifier<L>>>, TabScreen
{
  private var made: ScreenController?
  private var content: C
  private var label: L
  private var derived = DerivedEnvironment()
  private lazy var words = ViewWords(label, inner(environmentWithin))

  init(_ view: ModifiedContent<C, TabItemModifier<L>>, _ context: _Context) {
    content = view.content
    label = view.modifier.label
    super.init(context)
    screen.host?.bars.isOfStack = true
    // What the screen says of its bars goes to those around the tabs.
    screen.host?.bars.changed = {}
  }

  /// The environment of the screen, in which items are not this bar's.
  private var environmentWithin: EnvironmentValues {
    derived.of(environment) { $0.isInTabs = false }
  }

  var screen: ScreenController {
    if let made { return made }
    let screen = ScreenController(AnyView(content), of: self, environmentWithin)
    made = screen
    return screen
  }

  var title: String? { words.words }
  var image: UIImage? { words.image }

  override var hostOfTab: Host? { screen.host }

  /// What is said of the screen from within counts for the item, where nothing is said around.
  override var traits: ViewTraits {
    var traits = super.traits
    screen.host?.begin()
    if let inner = screen.host?.root?.collected.first?.traits {
      if let tag = inner[TagTrait.self] { traits[TagTrait.self] = tag }
      if let badge = inner[BadgeTrait.self] { traits[BadgeTrait.self] = badge }
    }
    traits[TabScreenTrait.self] = self
    return traits
  }

  override func update(
    _ view: ModifiedContent<C, TabItemModifier<L>>, _ environment: EnvironmentValues
  ) {
    content = view.content
    label = view.modifier.label
    if !environment.isSame(as: self.environment) {
      self.environment = environment
      screen.take(environmentWithin)
    }
    screen.rootView = AnyView(content)
    words.update(label, environmentWithin)
    layoutChanged()
  }

  override func environmentChanged(_ environment: EnvironmentValues) {
    self.environment = environment
    screen.take(environmentWithin)
    words.update(label, environmentWithin)
    layoutChanged()
  }
}

/// The screen that an item is in the bar of tabs.
struct TabScreenTrait: _ViewTraitKey {
  static var defaultValue: (any TabScreen)? { nil }
}

private struct IsInTabsKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
  /// Whether the views are screens of a `TabView`, and not within one of them.
  var isInTabs: Bool {
    get { self[IsInTabsKey.self] }
    set { self[IsInTabsKey.self] = newValue }
  }
}
