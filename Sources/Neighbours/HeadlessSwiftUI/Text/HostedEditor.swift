/// A text view of UIKit's, whose text is a binding's.
nonisolated struct EditorLeaf: LeafView {
  typealias Body = Never

  let source: TextSource
  let prompt: Text?
  let title: AnyView
  /// Whether it is as high as its text.
  let grows: Bool

  @MainActor func make(_ node: LeafNode<Self>) -> HostedEditor {
    let view = HostedEditor(frame: .zero)
    view.agent.node = node
    view.delegate = view.agent
    view.backgroundColor = .clear
    view.titleWords = ViewWords(title, node.inner())
    if grows { view.textContainerInset = .zero }
    return view
  }

  @MainActor func show(in view: HostedEditor, _ node: LeafNode<Self>) {
    let environment = node.environment
    view.titleWords?.update(title, environment)
    let resolver = TextResolver(node)
    view.prompt = prompt.map { resolver.string($0) } ?? view.titleWords?.words
    let text = source.read()
    if view.text != text { view.text = text }
    view.takeSelection(of: source)
    view.isEditable = environment.isEnabled
    view.isScrollEnabled = !grows
    view.keyboardType = environment.fieldLook.keyboard
    view.autocapitalizationType = environment.fieldLook.capitals
    view.autocorrectionType = environment.autocorrectionDisabled ? .no : .default
    view.returnKeyType = environment.fieldLook.returnKey
    view.font = environment.textLook.style.uiFont(environment.fontTraits)
    view.textColor = _Paint.foreground.color(environment)
    environment.focusLink?.follow(view, node)
  }

  @MainActor func measure(_ view: HostedEditor, _ proposal: ProposedViewSize) -> CGSize {
    guard grows else { return proposal.replacingUnspecifiedDimensions() }
    let width = proposal.width ?? 100
    let limit = CGSize(width: width, height: .greatestFiniteMagnitude)
    return CGSize(width: width, height: max(view.sizeThatFits(limit).height, 22))
  }

  static func isSame(_ one: Self, _ other: Self) -> Bool { false }
}

/// The text view of an editor, or of a field that grows.
final class HostedEditor: UITextView, MarkedView {
  var marks = Marks()
  let agent = EditorAgent()
  var titleWords: ViewWords<AnyView>?
  var prompt: String?

  override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? prompt }
    set { super.accessibilityLabel = newValue }
  }
}
