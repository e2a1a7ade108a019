import Fleet

// The screens of the fixtures `Birds.storyboard` and `Settings.storyboard`.

class BirdListViewController: UITableViewController {
  @Outlet var headerLabel: UILabel!
  @Outlet var addItem: UIBarButtonItem!
  var birds = ["Pigeon", "Raven", "Wren"]
  var log: [String] = []

  override class var objectiveCMembers: [Selector.Method] {
    [
      .method("edit:", BirdListViewController.edit),
      .method("liked:", BirdListViewController.liked),
      .method("backToBirds:", BirdListViewController.backToBirds),
    ]
  }

  func edit(_ sender: UIBarButtonItem) { log.append("edit \(sender.title ?? "")") }
  func liked(_ sender: UIButton) { log.append("liked") }

  func backToBirds(_ segue: UIStoryboardSegue) {
    log.append("back from \(type(of: segue.source)) \(segue.identifier ?? "without identifier")")
    guard let source = segue.source as? AddBirdViewController, segue.identifier == "Saved" else {
      return
    }
    birds.append(source.nameField?.text ?? "")
    tableView?.reloadData()
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    birds.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "Bird", for: indexPath)
    (cell as? PrototypeBirdCell)?.nameLabel?.text = birds[indexPath.row]
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    log.append("didSelect \(indexPath.row)")
  }

  override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
    log.append("should \(identifier)")
    return true
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    log.append("prepare \(segue.identifier ?? "")")
    if let detail = segue.destination as? BirdDetailViewController,
      let cell = sender as? UITableViewCell, let path = tableView?.indexPath(for: cell)
    {
      detail.bird = birds[path.row]
    }
  }
}

final class PrototypeBirdCell: UITableViewCell {
  @Outlet var nameLabel: UILabel!
  @Outlet var likeButton: UIButton!
  var likes = 0
  var wokenWithOutlets = false

  override class var objectiveCMembers: [Selector.Method] {
    [.method("like:", PrototypeBirdCell.like)]
  }

  func like(_ sender: UIButton) { likes += 1 }

  override func awakeFromNib() {
    super.awakeFromNib()
    wokenWithOutlets = nameLabel != nil && likeButton != nil
  }
}

class BirdDetailViewController: UIViewController {
  @Outlet var nameLabel: UILabel!
  @Outlet var topSpace: NSLayoutConstraint!
  var bird = "Unknown"
  var map: UIViewController?
  var songs = 0
  var log: [String] = []

  override class var objectiveCMembers: [Selector.Method] {
    [.method("sing:", BirdDetailViewController.sing)]
  }

  func sing(_ sender: UIButton) { songs += 1 }

  override func awakeFromNib() {
    super.awakeFromNib()
    log.append("awake, view \(isViewLoaded ? "loaded" : "not loaded")")
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    log.append("prepare \(segue.identifier ?? "")")
    map = segue.destination
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    log.append("viewDidLoad, \(children.count) children")
    nameLabel?.text = bird
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    log.append("viewWillAppear")
  }
}

final class BirdMapViewController: UIViewController {
  var log: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    log.append("viewDidLoad")
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    log.append("viewDidAppear")
  }
}

final class AddBirdViewController: UIViewController, UITextFieldDelegate {
  @Outlet var nameField: UITextField!
  @Outlet var saveItem: UIBarButtonItem!

  override class var objectiveCMembers: [Selector.Method] {
    [.method("nameChanged:", AddBirdViewController.nameChanged)]
  }

  func nameChanged(_ sender: UITextField) { saveItem?.isEnabled = sender.text?.isEmpty == false }
}

final class SettingsViewController: UITableViewController {
  @Outlet var soundSwitch: UISwitch!
  @Outlet var volumeCell: UITableViewCell!
  var hasSound = true

  override class var objectiveCMembers: [Selector.Method] {
    [.method("soundChanged:", SettingsViewController.soundChanged)]
  }

  func soundChanged(_ sender: UISwitch) { hasSound = sender.isOn }
}
