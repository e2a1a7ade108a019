/// A wheel of UIKit's.
struct SpinnerLeaf: LeafView {
  typealias Body = Never

  let color: Color?

  func make(_ node: LeafNode<Self>) -> HostedSpinner {
    let view = HostedSpinner(frame: .zero)
    view.startAnimating()
    return view
  }
  func show(in view: HostedSpinner, _ node: LeafNode<Self>) {
    view.style = node.environment.controlSize == .large ? .large : .medium
    view.color = (color?.paint ?? node.environment.tintPaint)?.color(node.environment) ?? .gray
  }
  func measure(_ view: HostedSpinner, _ proposal: ProposedViewSize) -> CGSize {
    view.intrinsicContentSize
  }
}

/// The wheel.
final class HostedSpinner: UIActivityIndicatorView, MarkedView {
  var marks = Marks()
}
