/// The buttons that a swipe over a row offers, of views that do not show.
@MainActor
struct SwipeWords {
  private let words: ViewWords<AnyView>

  init(_ content: AnyView, _ node: _AnyNode) { words = ViewWords(content, node.inner(along: nil)) }

  var actions: [UIContextualAction] {
    let all = words.items.compactMap { item -> UIContextualAction? in
      guard let button = words.control(of: item) as? HostedButton else { return nil }
      let title = words.words(of: item)
      let action = button.action
      let made = UIContextualAction(
        style: button.role == .destructive ? .destructive : .normal, title: title
      ) { _, _, done in
        action?()
        done(true)
      }
      made.image = Self.image(in: button)
      if let environment = (item as? _AnyNode)?.environment, environment.tintPaint != nil {
        made.backgroundColor = environment.tintColor
      }
      return made
    }
    for node in words.children { node.end() }
    return all
  }

  private static func image(in view: UIView) -> UIImage? {
    for child in view.subviews {
      if let image = (child as? HostedImage)?.image ?? image(in: child) { return image }
    }
    return nil
  }
}
