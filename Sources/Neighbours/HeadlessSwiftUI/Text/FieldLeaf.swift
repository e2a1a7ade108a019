/// A field of UIKit's, whose text is a binding's.
nonisolated struct FieldLeaf: LeafView {
  typealias Body = Never

  let source: TextSource
  let prompt: Text?
  let title: AnyView
  let isSecure: Bool

  @MainActor func make(_ node: LeafNode<Self>) -> HostedField {
    let field = HostedField(frame: .zero)
    field.agent.node = node
    field.delegate = field.agent
    field.titleWords = ViewWords(title, node.inner())
    field.addAction(
      UIAction { [weak node, weak field] _ in
        guard let node, let field else { return }
        node.view.source.write(field.text ?? "")
        // A binding may refuse or change what was typed.
        field.agent.takeText(field)
        field.agent.textFieldDidChangeSelection(field)
      }, for: .editingChanged)
    return field
  }

  @MainActor func show(in field: HostedField, _ node: LeafNode<Self>) {
    let environment = node.environment
    let look = environment.fieldLook
    field.titleWords?.update(title, environment)
    let resolver = TextResolver(node)
    field.placeholder = prompt.map { resolver.string($0) } ?? field.titleWords?.words
    field.agent.takeText(field)
    field.takeSelection(of: source)
    field.isSecureTextEntry = isSecure
    field.isEnabled = environment.isEnabled
    field.keyboardType = look.keyboard
    field.textContentType = look.contentType
    field.autocapitalizationType = look.capitals
    field.autocorrectionType = look.isAutocorrecting ? .default : .no
    field.returnKeyType = look.returnKey
    field.borderStyle = look.isRounded ? .roundedRect : .none
    field.font = environment.textLook.style.uiFont(environment.fontTraits)
    field.textColor = _Paint.foreground.color(environment)
    field.textAlignment =
      switch environment.multilineTextAlignment {
      case .leading: .natural
      case .center: .center
      case .trailing: environment.layoutDirection == .rightToLeft ? .left : .right
      }
    environment.focusLink?.follow(field, node)
  }

  @MainActor func measure(_ field: HostedField, _ proposal: ProposedViewSize) -> CGSize {
    let own = field.intrinsicContentSize
    let least: CGFloat = field.borderStyle == .roundedRect ? 34 : 22
    return CGSize(width: proposal.width ?? max(own.width, 10), height: max(own.height, least))
  }

  @MainActor func spacing(_ view: HostedField) -> ViewSpacing {
    var spacing = ViewSpacing()
    (spacing.top, spacing.bottom) = (.length(ViewSpacing.standard), .length(ViewSpacing.standard))
    return spacing
  }

  static func isSame(_ one: Self, _ other: Self) -> Bool { false }
}

/// The field of a text or of what is not to be seen.
final class HostedField: UITextField, MarkedView {
  var marks = Marks()
  let agent = FieldAgent()
  var titleWords: ViewWords<AnyView>?
}
