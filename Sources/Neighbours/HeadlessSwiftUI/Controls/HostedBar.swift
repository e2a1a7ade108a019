/// A bar of UIKit's.
struct BarLeaf: LeafView {
  typealias Body = Never

  let fraction: Double
  let color: Color?

  func make(_ node: LeafNode<Self>) -> HostedBar { HostedBar(progressViewStyle: .default) }
  func show(in view: HostedBar, _ node: LeafNode<Self>) {
    view.setProgress(Float(fraction), animated: false)
    view.progressTintColor = (color?.paint ?? _Paint(.tint)).color(node.environment)
  }
  func measure(_ view: HostedBar, _ proposal: ProposedViewSize) -> CGSize {
    CGSize(width: proposal.width ?? 100, height: view.intrinsicContentSize.height)
  }
}

/// The bar.
final class HostedBar: UIProgressView, MarkedView {
  var marks = Marks()
}
