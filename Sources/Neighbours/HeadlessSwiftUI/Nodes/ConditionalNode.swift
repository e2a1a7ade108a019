/// The node of one of two views.
final class ConditionalNode<First: View, Second: View>:
  _Node<_ConditionalContent<First, Second>>
{
  private var first: _Node<First>?
  private var second: _Node<Second>?

  init(_ view: _ConditionalContent<First, Second>, _ context: _Context) {
    super.init(context)
    make(view)
  }

  private func make(_ view: _ConditionalContent<First, Second>) {
    switch view.storage {
    case .trueContent(let view): first = First._makeNode(view, innerRow())
    case .falseContent(let view): second = Second._makeNode(view, innerRow())
    }
  }

  override func update(
    _ view: _ConditionalContent<First, Second>, _ environment: EnvironmentValues
  ) {
    self.environment = environment
    switch (view.storage, first, second) {
    case (.trueContent(let view), let first?, _): first.update(view, environment)
    case (.falseContent(let view), _, let second?): second.update(view, environment)
    default: change(to: view)
    }
  }

  /// What appears comes before what disappears.
  private func change(to view: _ConditionalContent<First, Second>) {
    let old = children
    (first, second) = (nil, nil)
    make(view)
    for child in old { child.end() }
    structureChanged()
  }

  override var children: [_AnyNode] { [first as _AnyNode?, second].compactMap(\.self) }

  override var isTransparent: Bool { true }

  override func collect(_ items: inout [_LayoutItem]) {
    first?.collect(&items)
    second?.collect(&items)
  }
}
