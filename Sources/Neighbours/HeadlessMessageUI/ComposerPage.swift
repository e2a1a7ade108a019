import HeadlessUIKit

/// The page of a composer: a bar with the buttons that end it.
final class ComposerPage: UIViewController {
  private var end: (_ isSent: Bool) -> Void = { _ in }

  init(title: String) {
    super.init(nibName: nil, bundle: nil)
    self.title = title
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      systemItem: .cancel, primaryAction: UIAction { [weak self] _ in self?.end(false) })
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Send", primaryAction: UIAction { [weak self] _ in self?.end(true) })
  }

  required init?(coder: NSCoder) { nil }

  /// Makes the page the one of a composer, which a user does not swipe away.
  func fill(_ composer: UINavigationController, whenEnded end: @escaping (_ isSent: Bool) -> Void) {
    self.end = end
    composer.isModalInPresentation = true
    composer.setViewControllers([self], animated: false)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
  }
}
