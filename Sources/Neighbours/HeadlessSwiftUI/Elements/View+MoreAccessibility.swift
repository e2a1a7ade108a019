/// The rest of what is said of elements.
extension View {
  /// Has the element be read before siblings of lower priority.
  public nonisolated func accessibilitySortPriority(
    _ sortPriority: Double
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    marks { $0.sortPriority = sortPriority }
  }

  /// The same, by its name in SwiftUI's first version.
  public nonisolated func accessibility(
    sortPriority: Double
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilitySortPriority(sortPriority)
  }

  /// Adds a detail that is read when a user asks for more.
  public nonisolated func accessibilityCustomContent(
    _ label: Text, _ value: Text, importance: AXCustomContent.Importance = .default
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    says(.content(label, value, importance))
  }

  /// Adds a detail that is read when a user asks for more.
  public nonisolated func accessibilityCustomContent(
    _ labelKey: LocalizedStringKey, _ value: Text,
    importance: AXCustomContent.Importance = .default
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    says(.content(Text(labelKey), value, importance))
  }

  /// Adds a detail that is read when a user asks for more.
  @_disfavoredOverload
  public nonisolated func accessibilityCustomContent<L: StringProtocol, V: StringProtocol>(
    _ label: L, _ value: V, importance: AXCustomContent.Importance = .default
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    says(.content(Text(label), Text(value), importance))
  }

  /// Has assistive technologies treat the view as another one, which is not drawn.
  public nonisolated func accessibilityRepresentation<V: View>(
    @ViewBuilder representation: () -> V
  ) -> some View {
    accessibilityHidden(true).overlay { Represented(content: representation()) }
  }

  /// Adds the buttons of a view as named actions for assistive technologies.
  public nonisolated func accessibilityActions<Content: View>(
    @ViewBuilder _ content: () -> Content
  ) -> some View {
    modifier(ActionsModifier(actions: content()))
  }

  /// Says how important a heading is; it is a heading.
  public nonisolated func accessibilityHeading(
    _ level: AccessibilityHeadingLevel
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityAddTraits(.isHeader)
  }

  /// Says what kind of text it is; all are read alike.
  public nonisolated func accessibilityTextContentType(
    _ value: AccessibilityTextContentType
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { marks { _ in } }

  /// Says whether the element does something; tests can tap it in any case.
  public nonisolated func accessibilityRespondsToUserInteraction(
    _ respondsToUserInteraction: Bool = true
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { marks { _ in } }

  /// Keeps the colors where a user inverts them; nothing draws inverted colors.
  public nonisolated func accessibilityIgnoresInvertColors(_ active: Bool = true) -> some View {
    self
  }

  /// Shows a large picture while a finger stays, at large sizes of text; nothing shows one.
  public nonisolated func accessibilityShowsLargeContentViewer() -> some View { self }

  /// Shows a large picture while a finger stays, at large sizes of text; nothing shows one.
  public nonisolated func accessibilityShowsLargeContentViewer<V: View>(
    @ViewBuilder _ largeContentView: () -> V
  ) -> some View { self }
}

/// How important a heading is.
public enum AccessibilityHeadingLevel: UInt, Sendable {
  case unspecified, h1, h2, h3, h4, h5, h6
}

/// What kind of text an element has.
public struct AccessibilityTextContentType: Sendable {
  private init() {}
  /// A text.
  public static let plain = Self()
  /// What a terminal shows.
  public static let console = Self()
  /// A file.
  public static let fileSystem = Self()
  /// A message.
  public static let messaging = Self()
  /// A story.
  public static let narrative = Self()
  /// Source code.
  public static let sourceCode = Self()
  /// A table of numbers.
  public static let spreadsheet = Self()
  /// A text that is written.
  public static let wordProcessing = Self()
}

/// What stands in the place of a view for assistive technologies: it is there, and nearly not seen.
private nonisolated struct Represented<Inside: View>: View {
  let content: Inside
  @MainActor var body: some View { content.opacity(0.011) }
}

/// Adds the buttons of a view as actions.
nonisolated struct ActionsModifier<Actions: View>: ViewModifier {
  let actions: Actions

  @MainActor func body(content: Content) -> some View {
    ActionsBox(inside: content, actions: actions)
  }
}

/// An element whose custom actions are the buttons of views.
private nonisolated struct ActionsBox<Inside: View, Actions: View>: View {
  typealias Body = Never

  let inside: Inside
  let actions: Actions

  @MainActor static func _makeNode(_ view: Self, _ context: _Context) -> _Node<Self> {
    ActionsNode(view, context)
  }
}

private final class ActionsNode<I: View, A: View>:
  SingleNode<ActionsBox<I, A>, ModifiedContent<I, AccessibilityAttachmentModifier>>
{
  private var actions: _Node<A>?

  init(_ view: ActionsBox<I, A>, _ context: _Context) {
    super.init(context)
    actions = A._makeNode(view.actions, inner())
    child = ModifiedContent._makeNode(marked(view.inside), inner())
  }

  private func marked(_ view: I) -> ModifiedContent<I, AccessibilityAttachmentModifier> {
    let found = Self.buttons(in: actions).map { button in
      Marks.Action(kind: .named(button.accessibilityLabel ?? "")) { button.action?() }
    }
    return view.marks { $0.actions = found }
  }

  /// The buttons of a tree that is not placed.
  private static func buttons(in node: _AnyNode?) -> [HostedButton] {
    guard let node else { return [] }
    if let button = node.ownView as? HostedButton {
      let canvas = UIKitCanvas(
        button, origin: .zero, room: .init(bounds: .zero, container: .zero, safeArea: .zero),
        scale: 1, isMirrored: false)
      for child in node.children {
        for item in child.collected { item.place(.zero, .unspecified, canvas) }
      }
      canvas.finish()
      return [button]
    }
    return node.children.flatMap { buttons(in: $0) }
  }

  override func update(_ view: ActionsBox<I, A>, _ environment: EnvironmentValues) {
    self.environment = environment
    actions?.update(view.actions, environment)
    child?.update(marked(view.inside), environment)
  }

  override func ended() { actions?.end() }
}
