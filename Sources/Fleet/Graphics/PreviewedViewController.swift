import HeadlessUIKit

/// A screen with a view in its middle, as large as it wants to be.
final class PreviewedViewController: UIViewController {
  private let content: UIView

  init(_ content: UIView) {
    self.content = content
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    view.addSubview(content)
    NSLayoutConstraint.activate([
      content.centerXAnchor.constraint(equalTo: view.safeAreaLayoutGuide.centerXAnchor),
      content.centerYAnchor.constraint(equalTo: view.safeAreaLayoutGuide.centerYAnchor),
      content.widthAnchor.constraint(lessThanOrEqualTo: view.safeAreaLayoutGuide.widthAnchor),
    ])
    let size = content.frame.size
    content.translatesAutoresizingMaskIntoConstraints = false
    guard size.width > 0, size.height > 0 else { return }
    for (anchor, length) in [
      (content.widthAnchor, size.width), (content.heightAnchor, size.height),
    ] {
      let own = anchor.constraint(equalToConstant: length)
      own.priority = .defaultHigh
      own.isActive = true
    }
  }
}
