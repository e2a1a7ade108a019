/// The words of a view that does not show, such as a hidden label or a choice in a menu.
@MainActor final class ViewWords<V: View> {
  private let node: _Node<V>
  private let scratch = UIView()

  init(_ view: V, _ context: _Context) { node = V._makeNode(view, context) }

  /// The words of a view that is needed for nothing else, in trees that end with that.
  static func read(_ view: V, _ context: _Context) -> String {
    let words = ViewWords(view, context)
    defer { words.node.end() }
    return words.words ?? ""
  }

  func update(_ view: V, _ environment: EnvironmentValues) { node.update(view, environment) }

  var children: [_AnyNode] { [node] }

  /// The items of the view, each of which is a choice.
  var items: [_LayoutItem] { node.collected }

  /// The words of all.
  var words: String? { words(of: items) }

  func words(of item: _LayoutItem) -> String? { words(of: [item]) }

  private func words(of items: [_LayoutItem]) -> String? {
    let room = UIKitCanvas.Room(bounds: .zero, container: .zero, safeArea: .zero)
    let canvas = UIKitCanvas(scratch, origin: .zero, room: room, scale: 1, isMirrored: false)
    for item in items { item.place(.zero, .unspecified, canvas) }
    canvas.finish()
    return SpokenWords.of(scratch)
  }

  /// The first picture.
  var image: UIImage? {
    _ = words
    return scratch.first { ($0 as? HostedImage)?.image }
  }

  /// The control of an item, if it is one.
  func control(of item: _LayoutItem) -> UIView? {
    _ = words(of: item)
    return scratch.first { $0 is UIControl || $0 is HostedToggle ? $0 : nil }
  }
}
