import Fleet

final class BirdPageViewController: UIViewController {
  var onAddSighting: (() -> Void)?

  init(bird: String) {
    super.init(nibName: nil, bundle: nil)
    title = bird
    hidesBottomBarWhenPushed = true
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .add, primaryAction: UIAction { [weak self] _ in self?.onAddSighting?() })
  }

  required init?(coder: NSCoder) { nil }
}
