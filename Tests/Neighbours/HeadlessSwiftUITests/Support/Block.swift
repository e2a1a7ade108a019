import HeadlessSwiftUI

/// A view that takes what is proposed within limits, whose place is asked by its name.
struct Block: UIViewRepresentable {
  let name: String
  var least = CGSize.zero
  var most = CGSize(width: CGFloat.infinity, height: .infinity)

  init(_ name: String, least: CGSize = .zero, most: CGSize) {
    (self.name, self.least, self.most) = (name, least, most)
  }

  /// A view of one size.
  init(_ name: String, _ width: CGFloat, _ height: CGFloat) {
    let size = CGSize(width: width, height: height)
    self.init(name, least: size, most: size)
  }

  /// A view that takes whatever is proposed.
  init(_ name: String) { self.name = name }

  func makeUIView(context: Context) -> UIView {
    let view = UIView()
    view.accessibilityIdentifier = name
    return view
  }

  func updateUIView(_ view: UIView, context: Context) {}

  func sizeThatFits(
    _ proposal: ProposedViewSize, uiView: UIView, context: Context
  ) -> CGSize? {
    func length(_ proposal: CGFloat?, _ least: CGFloat, _ most: CGFloat) -> CGFloat {
      max(min(proposal ?? (least > 0 ? least : 10), most), least)
    }
    return CGSize(
      width: length(proposal.width, least.width, most.width),
      height: length(proposal.height, least.height, most.height))
  }
}
