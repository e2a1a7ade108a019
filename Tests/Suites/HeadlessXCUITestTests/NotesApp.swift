import HeadlessUIKit

/// The app under test: notes with an editor, as an app target would have it.
class NotesAppDelegate: OneScreenAppDelegate {
  override func makeScreen() -> UIViewController {
    UINavigationController(rootViewController: NotesViewController())
  }
}

final class NotesViewController: UITableViewController {
  private var notes = ["Milk", "Bread", "Eggs"]

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Notes"
    if ProcessInfo.processInfo.environment["NOTES_EMPTY"] == "1" { notes = [] }
    if UserDefaults.standard.string(forKey: "firstNote") != nil {
      notes.insert(UserDefaults.standard.string(forKey: "firstNote") ?? "", at: 0)
    }
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "note")
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .add, primaryAction: UIAction { [weak self] _ in self?.addNote() })
  }

  private func addNote() {
    let editor = EditorViewController { [weak self] text in
      self?.notes.append(text)
      self?.tableView.reloadData()
    }
    navigationController?.pushViewController(editor, animated: true)
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    notes.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "note", for: indexPath)
    cell.textLabel?.text = notes[indexPath.row]
    return cell
  }

  override func tableView(
    _ tableView: UITableView, canEditRowAt indexPath: IndexPath
  ) -> Bool { true }

  override func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    notes.remove(at: indexPath.row)
    tableView.deleteRows(at: [indexPath], with: .automatic)
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    let alert = UIAlertController(
      title: notes[indexPath.row], message: "Keep it?", preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Keep", style: .cancel))
    present(alert, animated: true)
  }
}

final class EditorViewController: UIViewController {
  private let field = UITextField(frame: CGRect(x: 20, y: 120, width: 300, height: 40))
  private let save: (String) -> Void

  init(save: @escaping (String) -> Void) {
    self.save = save
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "New Note"
    field.accessibilityIdentifier = "note-text"
    field.placeholder = "Text"
    view.addSubview(field)
    let button = UIBarButtonItem(
      systemItem: .save,
      primaryAction: UIAction { [weak self] _ in
        self?.finish()
      })
    button.isEnabled = false
    navigationItem.rightBarButtonItem = button
    field.addAction(
      UIAction { [weak self] _ in
        self?.navigationItem.rightBarButtonItem?.isEnabled = self?.field.hasText == true
      }, for: .editingChanged)
  }

  override class var objectiveCMembers: [Selector.Method] {
    super.objectiveCMembers + [.method("finish", EditorViewController.finish)]
  }

  override var keyCommands: [UIKeyCommand]? {
    [UIKeyCommand(input: "s", modifierFlags: .command, action: "finish")]
  }

  private func finish() {
    save(field.text ?? "")
    navigationController?.popViewController(animated: true)
  }
}

/// The delegate that suites of this target launch, by its name.
final class XCUITestedAppDelegate: NotesAppDelegate {}
