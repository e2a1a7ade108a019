import Fleet

// The screens of the fixtures `Everything.storyboard`, `Old.storyboard` and of the nibs.

final class EverythingViewController: UIViewController, UIPickerViewDataSource,
  UIPickerViewDelegate
{
  @Outlet var plain: UILabel!
  @Outlet var half: NSLayoutConstraint!
  @Outlet var helper: EverythingHelper!
  @Outlet var loose: UIView!
  @Outlet var both: [UILabel]!
  var log: [String] = []

  override class var objectiveCMembers: [Selector.Method] {
    [
      .method("doIt:", EverythingViewController.doIt),
      .method("inside", EverythingViewController.inside),
      .method("throwAway:", EverythingViewController.throwAway),
      .method("tapped:", EverythingViewController.tapped),
      .segueAction("makePop:", EverythingViewController.makePop),
      .segueAction("makePop:sender:segueIdentifier:", EverythingViewController.makePopFor),
    ]
  }

  func doIt(_ sender: UIBarButtonItem) { log.append("doIt") }
  func inside() { log.append("inside") }
  func throwAway(_ sender: UIBarButtonItem) { log.append("throwAway") }
  func tapped(_ sender: UITapGestureRecognizer) { log.append("tapped") }

  func makePop(_ coder: NSCoder) -> UIViewController? { MadeScreen(coder: coder) }

  func makePopFor(_ coder: NSCoder, _ sender: Any?, _ identifier: String?) -> MadeScreen? {
    let screen = MadeScreen(coder: coder)
    screen?.maker = "\(sender ?? "nobody") \(identifier ?? "")"
    return screen
  }

  func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 4 }
}

final class MadeScreen: UIViewController {
  var maker = ""
}

final class EverythingHelper: NSObject {
  @Outlet var screen: EverythingViewController!
  let isMade: Bool

  override init() {
    isMade = true
    super.init()
  }
}

final class SidewaysSegue: UIStoryboardSegue {
  override func perform() { destination.title = "Sideways from \(source.title ?? "")" }
}

final class OldListViewController: UITableViewController {
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "Old", for: indexPath)
    cell.detailTextLabel?.text = "Row \(indexPath.row)"
    return cell
  }
}

final class BadgeCell: UITableViewCell {
  @Outlet var badge: UILabel!
  var wakings = 0

  override func awakeFromNib() {
    super.awakeFromNib()
    wakings += 1
  }
}

class NibScreenViewController: UIViewController {
  @Outlet var hello: UILabel!
  var greetings = 0

  override class var objectiveCMembers: [Selector.Method] {
    [.method("greet:", NibScreenViewController.greet)]
  }

  func greet(_ sender: UIButton) { greetings += 1 }
}
