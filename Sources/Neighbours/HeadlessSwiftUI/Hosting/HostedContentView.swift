/// The view in a cell that shows SwiftUI's views.
final class HostedContentView<Content: View, Background: View>: UIView, UIContentView {
  private typealias Configuration = UIHostingConfiguration<Content, Background>

  private var shown: Configuration
  private var host: Host?

  init(_ configuration: UIHostingConfiguration<Content, Background>) {
    shown = configuration
    super.init(frame: .zero)
    let host = Host(nil, EnvironmentValues()) { [unowned self] in
      RootNode(shown.view(margins), $0)
    }
    host.safeAreaRegions = []
    host.contentChanged = { [weak self] in self?.invalidateIntrinsicContentSize() }
    self.host = host
    addSubview(host.view)
  }

  required init?(coder: NSCoder) { nil }

  /// How far content stands from the sides of the cell.
  private var margins: UIEdgeInsets { superview?.layoutMargins ?? layoutMargins }

  var configuration: any UIContentConfiguration {
    get { shown }
    set {
      guard let configuration = newValue as? Configuration else { return }
      shown = configuration
      root?.view = configuration.view(margins)
    }
  }

  func supports(_ configuration: any UIContentConfiguration) -> Bool {
    configuration is Configuration
  }

  private var root: RootNode<HostedContent<Content, Background>>? {
    host?.root as? RootNode<HostedContent<Content, Background>>
  }

  override func didMoveToSuperview() {
    super.didMoveToSuperview()
    root?.view = shown.view(margins)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    host?.view.frame = bounds
  }

  private func size(_ width: CGFloat?) -> CGSize {
    host?.size(ProposedViewSize(width: width, height: nil)) ?? .zero
  }

  override var intrinsicContentSize: CGSize {
    CGSize(
      width: UIView.noIntrinsicMetric, height: size(bounds.width > 0 ? bounds.width : nil).height)
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize { self.size(size.width) }

  override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    let isGiven = horizontalFittingPriority == .required || targetSize.width > 0
    let size = size(isGiven ? targetSize.width : nil)
    return CGSize(
      width: horizontalFittingPriority == .required ? targetSize.width : size.width,
      height: size.height)
  }
}
