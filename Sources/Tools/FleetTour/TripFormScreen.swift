import Fleet

/// The form of a new trip, which asks before it throws away what was changed.
final class TripFormScreen: UIViewController {
  var onSave: ((String) -> Void)?
  let byTrain = UISwitch()
  private(set) lazy var cancelItem = UIBarButtonItem(
    systemItem: .cancel, primaryAction: UIAction { [weak self] _ in self?.cancel() })
  private(set) lazy var saveItem = UIBarButtonItem(
    systemItem: .save, primaryAction: UIAction { [weak self] _ in self?.save() })

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "New trip"
    view.addSubview(byTrain)
    navigationItem.leftBarButtonItem = cancelItem
    navigationItem.rightBarButtonItem = saveItem
  }

  private func save() {
    onSave?(byTrain.isOn ? "by train" : "on foot")
    dismiss(animated: true)
  }

  private func cancel() {
    guard byTrain.isOn else { return dismiss(animated: true) }
    let alert = UIAlertController(title: "Discard?", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Keep", style: .cancel))
    alert.addAction(
      UIAlertAction(title: "Discard", style: .destructive) { [weak self] _ in
        self?.dismiss(animated: true)
      })
    present(alert, animated: true)
  }
}
