import UIKit

final class FormViewController: BaseViewController {
  @IBOutlet weak var nameField: UITextField! { didSet { nameField.placeholder = "Name" } }
  @IBOutlet private(set) var buttons: [UIButton]!
  @IBInspectable var birdCount: Int = 0
  weak var picker: BirdPicking?
  private var timer: Timer?
  lazy var tapRecognizer = UITapGestureRecognizer(target: self, action: #selector(tapped(_:)))

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addGestureRecognizer(tapRecognizer)
    buttons.last?.addTarget(self, action: #selector(save(sender:)), for: .touchUpInside)
    NotificationCenter.default.addObserver(
      self, selector: #selector(songHeard), name: Notification.Name("song"), object: nil)
  }

  @IBAction private func send(_ sender: UIButton) { log.append("send") }

  @IBAction func clear() { nameField.text = nil }

  func startTimer() {
    timer = Timer.scheduledTimer(
      timeInterval: 2, target: self, selector: #selector(timerFired(_:)), userInfo: "wren",
      repeats: false)
    perform(#selector(BaseViewController.onlyOnPhones), with: nil, afterDelay: 1)
  }

  @objc private func timerFired(_ timer: Timer) { log.append("fired \(timer.userInfo ?? "-")") }

  func ask(_ bird: String) -> String {
    guard picker?.canPick?(bird) ?? false else { return "no" }
    picker?.willPick?(bird)
    picker?.picked(bird)
    return picker?.title?(for: bird) ?? "untitled"
  }

  func place() -> String { "\(#filePath):\(#line)" }
}
