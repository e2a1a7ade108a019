import HeadlessUIKit

/// A screen with one of each thing that gestures are made on.
final class PlayAppDelegate: OneScreenAppDelegate {
  override func makeScreen() -> UIViewController { PlayViewController() }
}

final class PlayViewController: UIViewController, UIPickerViewDataSource, UIPickerViewDelegate {
  private let log = UILabel(frame: CGRect(x: 20, y: 60, width: 350, height: 30))
  private let sizes = ["Small", "Large"]
  private var actions: [PlayAction] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    log.accessibilityIdentifier = "log"
    view.addSubview(log)
    addPhoto()
    let slider = UISlider(frame: CGRect(x: 20, y: 220, width: 300, height: 31))
    slider.accessibilityLabel = "Volume"
    view.addSubview(slider)
    let picker = UIPickerView(frame: CGRect(x: 20, y: 260, width: 320, height: 216))
    picker.dataSource = self
    picker.delegate = self
    view.addSubview(picker)
    let scroll = UIScrollView(frame: CGRect(x: 20, y: 500, width: 300, height: 200))
    scroll.contentSize = CGSize(width: 300, height: 1_000)
    scroll.accessibilityIdentifier = "list"
    let far = UIButton(frame: CGRect(x: 0, y: 900, width: 100, height: 44))
    far.setTitle("Far", for: .normal)
    far.addAction(UIAction { [weak self] _ in self?.log.text = "far" }, for: .touchUpInside)
    scroll.addSubview(far)
    view.addSubview(scroll)
    let small = UIButton(frame: CGRect(x: 20, y: 720, width: 20, height: 20))
    small.accessibilityIdentifier = "small"
    view.addSubview(small)
    addCard()
  }

  /// A card that a tap opens, unless another one follows, and that two taps turn.
  private func addCard() {
    let card = UIView(frame: CGRect(x: 240, y: 100, width: 100, height: 100))
    card.accessibilityIdentifier = "card"
    let (once, twice) = (UITapGestureRecognizer(), UITapGestureRecognizer())
    twice.numberOfTapsRequired = 2
    once.require(toFail: twice)
    for (name, recognizer) in [("opened", once), ("turned", twice)] {
      let action = PlayAction { [weak self] in self?.log.text = name }
      actions.append(action)
      recognizer.addTarget(action, action: "act")
      card.addGestureRecognizer(recognizer)
    }
    view.addSubview(card)
  }

  func share(_ sender: Any?) {
    let sheet = UIActivityViewController(activityItems: ["Plum"], applicationActivities: nil)
    sheet.completionWithItemsHandler = { [weak self] type, isDone, _, _ in
      self?.log.text = "\(type?.rawValue ?? "nothing") \(isDone)"
    }
    present(sheet, animated: true)
  }

  override class var objectiveCMembers: [Selector.Method] {
    [.method("key:", PlayViewController.key), .method("share:", PlayViewController.share)]
  }

  override var keyCommands: [UIKeyCommand]? {
    [
      UIKeyCommand(input: "s", modifierFlags: [.command, .shift], action: "key:"),
      UIKeyCommand(input: UIKeyCommand.inputEscape, modifierFlags: [], action: "key:"),
      UIKeyCommand(input: UIKeyCommand.inputDownArrow, modifierFlags: .alternate, action: "key:"),
      UIKeyCommand(input: UIKeyCommand.f5, modifierFlags: .control, action: "key:"),
      UIKeyCommand(input: "e", modifierFlags: .command, action: "share:"),
    ]
  }

  func key(_ sender: Any?) { log.text = (sender as? UIKeyCommand)?.input }

  private func addPhoto() {
    let photo = UIImageView(frame: CGRect(x: 20, y: 100, width: 200, height: 100))
    photo.isUserInteractionEnabled = true
    photo.accessibilityIdentifier = "photo"
    let double = UITapGestureRecognizer()
    double.numberOfTapsRequired = 2
    let two = UITapGestureRecognizer()
    two.numberOfTouchesRequired = 2
    for (name, recognizer) in [
      ("double", double), ("two", two), ("press", UILongPressGestureRecognizer()),
      ("pinch", UIPinchGestureRecognizer()), ("turn", UIRotationGestureRecognizer()),
    ] as [(String, UIGestureRecognizer)] {
      let action = PlayAction { [weak self] in
        if recognizer.state == .ended { self?.log.text = name }
      }
      actions.append(action)
      recognizer.addTarget(action, action: "act")
      photo.addGestureRecognizer(recognizer)
    }
    view.addSubview(photo)
  }

  override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    log.text = "turned to \(Int(size.width)) by \(Int(size.height))"
  }

  func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }

  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
    sizes.count
  }

  func pickerView(
    _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
  ) -> String? { sizes[row] }
}
