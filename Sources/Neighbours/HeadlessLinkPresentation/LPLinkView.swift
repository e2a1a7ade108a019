public import HeadlessUIKit

/// A view of what is known of a page: its title, and the server's name.
@preconcurrency @MainActor
open class LPLinkView: UIView {
  private final let title = UILabel()
  private final let host = UILabel()

  /// Creates a view of a page.
  public convenience init(url: URL) {
    let metadata = LPLinkMetadata()
    metadata.url = url
    self.init(metadata: metadata)
  }

  /// Creates a view of what is known of a page.
  public init(metadata: LPLinkMetadata) {
    self.metadata = metadata.copied()
    super.init(frame: .zero)
    host.textColor = .secondaryLabel
    host.font = .preferredFont(forTextStyle: .caption1)
    let stack = UIStackView(arrangedSubviews: [title, host])
    stack.axis = .vertical
    stack.translatesAutoresizingMaskIntoConstraints = false
    addSubview(stack)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: topAnchor, constant: 8),
      stack.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -8),
      stack.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 12),
      stack.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -12),
    ])
    show()
  }

  /// Archives are not supported.
  public required init?(coder: NSCoder) { nil }

  /// What is known of the page: a copy.
  open var metadata: LPLinkMetadata {
    didSet {
      metadata = metadata.copied()
      show()
    }
  }

  private final func show() {
    let url = metadata.url ?? metadata.originalURL
    title.text = metadata.title ?? url?.absoluteString
    host.text = url?.host(percentEncoded: false)
  }
}
