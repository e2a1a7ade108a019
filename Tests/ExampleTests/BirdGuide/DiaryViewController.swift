import Fleet

final class DiaryViewController: UIViewController {
  let label = UILabel()
  private let store: SightingStore

  init(store: SightingStore) {
    self.store = store
    super.init(nibName: nil, bundle: nil)
    title = "Diary"
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    label.numberOfLines = 0
    view.addSubview(label)
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    label.text = store.sightings.map { $0.isRare ? "\($0.bird) (rare)" : $0.bird }
      .joined(separator: "\n")
  }
}
