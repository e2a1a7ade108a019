/// The view in which SwiftUI's views are placed.
final class HostingView: UIView {
  weak var host: Host?

  override func layoutSubviews() {
    super.layoutSubviews()
    host?.layOut()
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    host?.size(ProposedViewSize(size)) ?? .zero
  }

  override var intrinsicContentSize: CGSize { host?.size(.unspecified) ?? .zero }

  override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    setNeedsLayout()
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    guard let host, traitCollection != previousTraitCollection else { return }
    var environment = host.environment
    environment.take(traitCollection)
    host.environment = environment
    host.setNeedsLayout()
  }
}
