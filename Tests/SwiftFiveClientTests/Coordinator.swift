import Fleet

/// A coordinator as apps have it: a plain class that knows of no actor.
class Coordinator {
  let navigation: UINavigationController
  var released: [String] = []

  init(navigation: UINavigationController) {
    self.navigation = navigation
  }

  func start() {
    let list = ListViewController()
    list.onRelease = { [weak self] in self?.released.append("list") }
    navigation.setViewControllers([list], animated: false)
  }

  func showDetail(of bird: String) {
    let detail = DetailViewController(bird: bird)
    detail.onRelease = { [weak self] in self?.released.append(bird) }
    Style(alpha: 0.5, title: bird).apply(to: detail)
    navigation.pushViewController(detail, animated: true)
  }

  func goBack() {
    navigation.popViewController(animated: true)
  }
}

/// A value that styles a view, and knows of no actor either.
struct Style {
  var alpha: CGFloat
  var title: String

  func apply(to controller: UIViewController) {
    controller.title = title
    controller.view.alpha = alpha
    controller.view.addSubview(UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)))
  }
}

class ListViewController: UIViewController {
  var onRelease: () -> Void = {}

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Birds"
  }

  deinit {
    onRelease()
  }
}

final class DetailViewController: ListViewController {
  let bird: String

  init(bird: String) {
    self.bird = bird
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    bird = ""
    super.init(coder: coder)
  }

  deinit {
    view = nil
  }
}
