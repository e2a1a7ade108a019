/// A modifier that says something of the elements within.
public nonisolated struct AccessibilityAttachmentModifier: ViewModifier {
  /// There is no body.
  public typealias Body = Never

  /// What it says; texts wait for the place that they are read in.
  enum Saying {
    case marks(Marks)
    case label(Text), value(Text), hint(Text)
    case inputLabels([Text])
    case content(Text, Text, AXCustomContent.Importance)
    case action(Text, @MainActor () -> Void)
  }
  let saying: Saying
  var isEnabled = true

  @MainActor fileprivate func marks(_ node: _AnyNode) -> Marks {
    var marks = Marks()
    guard isEnabled else { return marks }
    let resolver = TextResolver(node)
    switch saying {
    case .marks(let said): marks = said
    case .label(let text): marks.label = resolver.string(text)
    case .value(let text): marks.value = resolver.string(text)
    case .hint(let text): marks.hint = resolver.string(text)
    case .inputLabels(let texts): marks.inputLabels = texts.map(resolver.string)
    case .content(let label, let value, let importance):
      marks.contents = [
        .init(
          label: resolver.string(label), value: resolver.string(value), importance: importance)
      ]
    case .action(let name, let run):
      marks.actions = [.init(kind: .named(resolver.string(name)), run: run)]
    }
    return marks
  }

  @MainActor public static func _makeNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ context: _Context
  ) -> _Node<ModifiedContent<C, Self>> {
    MarksNode(view, context)
  }
}

/// Gives what a modifier says, with its texts looked up, to where views are placed.
private final class MarksNode<C: View>:
  SingleNode<
    ModifiedContent<C, AccessibilityAttachmentModifier>, ModifiedContent<C, MarksLayout>
  >
{
  private var view: ModifiedContent<C, AccessibilityAttachmentModifier>

  init(_ view: ModifiedContent<C, AccessibilityAttachmentModifier>, _ context: _Context) {
    self.view = view
    super.init(context)
    child = ModifiedContent._makeNode(said(view), inner())
  }

  override func update(
    _ view: ModifiedContent<C, AccessibilityAttachmentModifier>,
    _ environment: EnvironmentValues
  ) {
    self.view = view
    self.environment = environment
    child?.update(said(view), environment)
  }

  override func environmentChanged(_ environment: EnvironmentValues) {
    update(view, environment)
  }

  private func said(
    _ view: ModifiedContent<C, AccessibilityAttachmentModifier>
  ) -> ModifiedContent<C, MarksLayout> {
    ModifiedContent(content: view.content, modifier: MarksLayout(marks: view.modifier.marks(self)))
  }
}

/// Lets the views that are placed within take what was said.
nonisolated struct MarksLayout: UnaryLayout {
  typealias Body = Never

  let marks: Marks

  @MainActor func place(
    _ item: _LayoutItem, at origin: CGPoint, in size: CGSize, _ proposal: ProposedViewSize,
    _ canvas: UIKitCanvas
  ) {
    canvas.saying(marks) { item.place(origin, proposal, canvas) }
  }
}
