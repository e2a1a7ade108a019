/// A frame that is a part of the container around: of a scroll view, or of the screen.
nonisolated struct ContainerFrame: UnaryLayout {
  typealias Body = Never

  let axes: Axis.Set
  let alignment: Alignment
  /// The length of a container's length along an axis.
  let length: (CGFloat, Axis) -> CGFloat
  let container: ContainerSize

  @MainActor private func offer(_ proposal: ProposedViewSize) -> ProposedViewSize {
    let size = container.size
    var offer = proposal
    if axes.contains(.horizontal) { offer.width = length(size.width, .horizontal) }
    if axes.contains(.vertical) { offer.height = length(size.height, .vertical) }
    return offer
  }

  @MainActor func size(of item: _LayoutItem, _ proposal: ProposedViewSize) -> CGSize {
    let offer = offer(proposal)
    var size = item.size(offer)
    if axes.contains(.horizontal), let width = offer.width { size.width = width }
    if axes.contains(.vertical), let height = offer.height { size.height = height }
    return size
  }

  @MainActor func placement(
    of item: _LayoutItem, in size: CGSize, _ proposal: ProposedViewSize
  ) -> Placement {
    let offer = offer(proposal)
    return Placement(origin: alignment.origin(item.dimensions(offer), in: size), proposal: offer)
  }

  @MainActor func isSame(as other: Self) -> Bool { false }
}

/// The size of the container around.
@MainActor
final class ContainerSize: Equatable {
  private let own: @MainActor () -> CGSize?

  nonisolated init(_ own: @escaping @MainActor () -> CGSize?) { self.own = own }

  var size: CGSize { own() ?? UIScreen.main.bounds.size }

  /// The frames that are a part of it.
  private var frames: [Weak<_AnyNode>] = []

  func add(_ frame: _AnyNode) { frames.append(Weak(frame)) }

  /// It has another size: frames are measured anew.
  func changed() {
    frames.removeAll { $0.object == nil }
    for frame in frames { frame.object?.layoutChanged() }
  }

  nonisolated static func == (one: ContainerSize, other: ContainerSize) -> Bool { one === other }
}

private struct ContainerSizeKey: EnvironmentKey {
  static var defaultValue: ContainerSize? { nil }
}

extension EnvironmentValues {
  /// The size of the scroll view around.
  var containerSize: ContainerSize? {
    get { self[ContainerSizeKey.self] }
    set { self[ContainerSizeKey.self] = newValue }
  }
}

/// Has a view be a part of the container around.
nonisolated struct ContainerFrameModifier: ViewModifier {
  typealias Body = Never

  let axes: Axis.Set
  let alignment: Alignment
  let length: (CGFloat, Axis) -> CGFloat

  @MainActor static func _makeNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ context: _Context
  ) -> _Node<ModifiedContent<C, Self>> {
    let (host, scroll) = (Weak(context.host), context.environment.containerSize)
    let size = ContainerSize {
      if let scroll { return scroll.size }
      guard let view = host.object?.view, view.bounds.width > 0 else { return nil }
      return view.bounds.inset(by: view.safeAreaInsets).size
    }
    let node = WrapperNode(view, context) { view in
      view.content.modifier(
        ContainerFrame(
          axes: view.modifier.axes, alignment: view.modifier.alignment,
          length: view.modifier.length, container: size))
    }
    if let frame = node.child { scroll?.add(frame) }
    return node
  }
}
