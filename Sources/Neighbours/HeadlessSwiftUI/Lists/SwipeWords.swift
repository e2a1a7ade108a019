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
      made.image = button.first { ($0 as? HostedImage)?.image }
      if let environment = (item as? _AnyNode)?.environment, environment.tintPaint != nil {
        made.backgroundColor = environment.tintColor
      }
      return made
    }
    for node in words.children { node.end() }
    return all
  }
}
