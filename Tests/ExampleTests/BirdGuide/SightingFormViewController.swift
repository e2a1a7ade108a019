import Fleet

final class SightingFormViewController: UIViewController {
  var onSave: ((Sighting) -> Void)?
  var onCancel: ((SightingFormViewController) -> Void)?
  let rareSwitch = UISwitch()
  private let bird: String

  var hasChanges: Bool { rareSwitch.isOn }

  init(bird: String) {
    self.bird = bird
    super.init(nibName: nil, bundle: nil)
    title = "New sighting"
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      systemItem: .cancel,
      primaryAction: UIAction { [weak self] _ in
        guard let self else { return }
        onCancel?(self)
      })
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      primaryAction: UIAction(title: "Save") { [weak self] _ in
        guard let self else { return }
        onSave?(Sighting(bird: self.bird, isRare: rareSwitch.isOn))
      })
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    rareSwitch.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(rareSwitch)
    NSLayoutConstraint.activate([
      rareSwitch.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      rareSwitch.centerYAnchor.constraint(equalTo: view.centerYAnchor),
    ])
    rareSwitch.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        isModalInPresentation = hasChanges
      }, for: .valueChanged)
  }
}
