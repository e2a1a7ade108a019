/// A view that is one of UIKit's around others, which are laid out in its room.
@preconcurrency @MainActor
protocol BoxedView: View where Body == Never {
  /// The views within.
  associatedtype Content: View
  /// The class of UIKit's view.
  associatedtype Made: UIView

  /// The views within.
  func content(_ node: BoxedNode<Self>) -> Content
  /// Makes UIKit's view, once.
  func make(_ node: BoxedNode<Self>) -> Made
  /// Shows the value in UIKit's view.
  func show(in view: Made, _ node: BoxedNode<Self>)
}

extension BoxedView {
  static func _makeNode(_ view: Self, _ context: _Context) -> _Node<Self> {
    BoxedNode(view, context)
  }

  static var _rowCount: Int? { 1 }
}

/// The node of a view that is one of UIKit's around others.
///
/// What modifiers around say is said of UIKit's view, and not of what is in it.
final class BoxedNode<V: BoxedView>: _Node<V> {
  private(set) var view: V
  private var child: _Node<V.Content>?
  private var made: V.Made?
  private var marks = Marks()
  private var known: [_LayoutItem]?

  init(_ view: V, _ context: _Context) {
    self.view = view
    super.init(context)
    let made = uiView
    child = V.Content._makeNode(Tracker.run(self) { shown(in: made) }, inner(along: nil))
  }

  var uiView: V.Made {
    if let made { return made }
    let made = view.make(self)
    self.made = made
    return made
  }

  private func shown(in made: V.Made) -> V.Content {
    view.show(in: made, self)
    marks.apply(to: made)
    return view.content(self)
  }

  override func update(_ view: V, _ environment: EnvironmentValues) {
    self.view = view
    self.environment = environment
    refresh()
  }

  override func environmentChanged(_ environment: EnvironmentValues) {
    self.environment = environment
    refresh()
  }

  override func refresh() {
    isDirty = false
    let made = uiView
    child?.update(Tracker.run(self) { shown(in: made) }, environment)
  }

  override var ownView: UIView? { made }

  override var children: [_AnyNode] { child.map { [$0] } ?? [] }

  override func structureChanged() {
    known = nil
    layoutChanged()
  }

  private var items: [_LayoutItem] {
    if let known { return known }
    let items = child?.collected ?? []
    known = items
    return items
  }

  private var layers: LayerArrangement { LayerArrangement(alignment: .center) }

  override var traits: ViewTraits {
    var traits = items.first?.traits ?? ViewTraits()
    traits.element = traits.element ?? element
    return traits
  }

  override func explicit(_ guide: AlignmentGuide, _ proposal: ProposedViewSize) -> CGFloat? {
    layers.explicit(guide, of: items, in: size(proposal), proposal)
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    layers.size(of: items, proposal)
  }

  override func place(_ origin: CGPoint, _ proposal: ProposedViewSize, _ canvas: UIKitCanvas) {
    let made = uiView
    if canvas.marks != marks {
      marks = canvas.marks
      marks.apply(to: made)
    }
    let frame = CGRect(origin: origin, size: size(proposal))
    canvas.add(made, frame)
    let inner = canvas.within(made, frame)
    inner.marks = Marks()
    layers.place(items, at: .zero, in: frame.size, proposal, inner)
    inner.finish()
  }
}
