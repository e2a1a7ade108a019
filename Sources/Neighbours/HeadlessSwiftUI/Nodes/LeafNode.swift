/// A view that is one of UIKit's.
@preconcurrency @MainActor
protocol LeafView: View where Body == Never {
  /// The class of UIKit's view.
  associatedtype Made: UIView

  /// Makes UIKit's view, once.
  func make(_ node: LeafNode<Self>) -> Made

  /// Shows the value in UIKit's view: after it was made, and whenever something changes that was read.
  func show(in view: Made, _ node: LeafNode<Self>)

  /// The size that is answered to a proposal.
  func measure(_ view: Made, _ proposal: ProposedViewSize) -> CGSize

  /// How far others stand from it, if they do not say so themselves.
  func spacing(_ view: Made) -> ViewSpacing

  /// How far below its top the first line of text stands, or the last one.
  func baseline(_ view: Made, isLast: Bool, _ size: CGSize) -> CGFloat?

  /// Whether two values look the same.
  static func isSame(_ one: Self, _ other: Self) -> Bool
}

extension LeafView {
  public static func _makeNode(_ view: Self, _ context: _Context) -> _Node<Self> {
    LeafNode(view, context)
  }

  func measure(_ view: Made, _ proposal: ProposedViewSize) -> CGSize {
    let most = CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
    return view.sizeThatFits(proposal.replacingUnspecifiedDimensions(by: most))
  }

  func spacing(_ view: Made) -> ViewSpacing { ViewSpacing() }

  func baseline(_ view: Made, isLast: Bool, _ size: CGSize) -> CGFloat? { nil }

  static func isSame(_ one: Self, _ other: Self) -> Bool { FieldPlan.areSame(one, other) }
}

/// The node of a view that is one of UIKit's.
final class LeafNode<V: LeafView>: _Node<V> {
  private(set) var view: V
  private var made: V.Made?
  /// What modifiers say of the element that the view is.
  private var marks = Marks()

  init(_ view: V, _ context: _Context) {
    self.view = view
    super.init(context)
  }

  /// UIKit's view.
  var uiView: V.Made {
    if let made { return made }
    let made = view.make(self)
    self.made = made
    show(made)
    return made
  }

  private func show(_ made: V.Made) {
    Tracker.run(self) { view.show(in: made, self) }
    marks.apply(to: made)
  }

  override func update(_ view: V, _ environment: EnvironmentValues) {
    if !isDirty, environment.isSame(as: self.environment), V.isSame(view, self.view) { return }
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
    if let made { show(made) }
    layoutChanged()
  }

  override var ownView: UIView? { made }

  override var spacing: ViewSpacing { view.spacing(uiView) }

  override func measure(_ proposal: ProposedViewSize) -> CGSize { view.measure(uiView, proposal) }

  override func explicit(_ guide: AlignmentGuide, _ proposal: ProposedViewSize) -> CGFloat? {
    guard let isLast = guide.isLastBaseline else { return nil }
    return view.baseline(uiView, isLast: isLast, size(proposal))
  }

  override func place(_ origin: CGPoint, _ proposal: ProposedViewSize, _ canvas: UIKitCanvas) {
    let view = uiView
    if canvas.marks != marks {
      marks = canvas.marks
      show(view)
    }
    canvas.add(view, CGRect(origin: origin, size: size(proposal)))
  }
}
