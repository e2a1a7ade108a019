import Fleet

final class BirdListViewController: UIViewController {
  var onChoose: ((String) -> Void)?
  private let birds: [String]
  private(set) var buttons: [UIButton] = []

  init(birds: [String]) {
    self.birds = birds
    super.init(nibName: nil, bundle: nil)
    title = "Birds"
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let stack = UIStackView()
    stack.axis = .vertical
    stack.spacing = 8
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      stack.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: view.trailingAnchor),
    ])
    for bird in birds {
      let button = UIButton(type: .system)
      button.setTitle(bird, for: .normal)
      button.addAction(UIAction { [weak self] _ in self?.onChoose?(bird) }, for: .touchUpInside)
      stack.addArrangedSubview(button)
      buttons.append(button)
    }
  }
}
