/// `mask`: the view shows where another one is opaque.
nonisolated struct MaskModifier<Mask: View>: ViewModifier {
  typealias Body = Never

  let mask: Mask
  let alignment: Alignment

  @MainActor static func _makeNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ context: _Context
  ) -> _Node<ModifiedContent<C, Self>> {
    MaskNode(view, context)
  }
}

private final class MaskNode<C: View, Mask: View>: _Node<ModifiedContent<C, MaskModifier<Mask>>> {
  private let box = UIView()
  private let maskBox = UIView()
  private var child: _Node<C>?
  private var maskNode: _Node<Mask>?
  private var alignment: Alignment

  init(_ view: ModifiedContent<C, MaskModifier<Mask>>, _ context: _Context) {
    alignment = view.modifier.alignment
    super.init(context)
    child = C._makeNode(view.content, inner())
    maskNode = Mask._makeNode(view.modifier.mask, inner(along: nil))
    box.mask = maskBox
  }

  override func update(
    _ view: ModifiedContent<C, MaskModifier<Mask>>, _ environment: EnvironmentValues
  ) {
    self.environment = environment
    if alignment != view.modifier.alignment { layoutChanged() }
    alignment = view.modifier.alignment
    child?.update(view.content, environment)
    maskNode?.update(view.modifier.mask, environment)
  }

  override var children: [_AnyNode] { [child as _AnyNode?, maskNode].compactMap(\.self) }

  override func structureChanged() { layoutChanged() }

  private var layers: LayerArrangement { LayerArrangement(alignment: .center) }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    layers.size(of: child?.collected ?? [], proposal)
  }

  override func place(_ origin: CGPoint, _ proposal: ProposedViewSize, _ canvas: UIKitCanvas) {
    let frame = CGRect(origin: origin, size: size(proposal))
    canvas.add(box, frame)
    let inner = canvas.within(box, frame)
    layers.place(child?.collected ?? [], at: .zero, in: frame.size, proposal, inner)
    inner.finish()
    maskBox.frame = CGRect(origin: .zero, size: frame.size)
    let masked = canvas.within(maskBox, frame)
    LayerArrangement(alignment: alignment).place(
      maskNode?.collected ?? [], at: .zero, in: frame.size, ProposedViewSize(frame.size), masked)
    masked.finish()
  }
}

extension View {
  /// Shows the view where another one is opaque.
  public nonisolated func mask<Mask: View>(_ mask: Mask) -> some View {
    modifier(MaskModifier(mask: mask, alignment: .center))
  }
  /// Shows the view where another one is opaque.
  public nonisolated func mask<Mask: View>(
    alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask
  ) -> some View {
    modifier(MaskModifier(mask: mask(), alignment: alignment))
  }
}
