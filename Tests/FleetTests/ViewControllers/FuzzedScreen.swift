import Fleet

/// A screen that logs its appearance and disappearance, with a field to type into, a button that
/// opens the next screen, and one that closes the layer.
final class FuzzedScreen: UIViewController {
  enum State { case off, coming, arriving, on, going }

  let number: Int
  private let book: FuzzBook
  private(set) var state = State.off
  let field = UITextField()
  var openNext: () -> Void = {}
  /// A handler that runs once, as soon as it has appeared.
  var onAppear: (() -> Void)?

  init(_ number: Int, _ book: FuzzBook) {
    self.number = number
    self.book = book
    super.init(nibName: nil, bundle: nil)
    title = "\(number)"
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .add, primaryAction: UIAction { [unowned self] _ in openNext() })
    navigationItem.leftItemsSupplementBackButton = true
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      systemItem: .close, primaryAction: UIAction { [unowned self] _ in dismiss(animated: true) })
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    field.frame = CGRect(x: 20, y: 200, width: 200, height: 40)
    view.addSubview(field)
  }

  private func move(_ call: String, from allowed: [State], to new: State) {
    if !allowed.contains(state) { book.faults.append("\(number): \(call) while \(state)") }
    state = new
    book.settleIfDue()
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    move("viewWillAppear", from: [.off, .going], to: .coming)
  }

  override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    move("viewIsAppearing", from: [.coming], to: .arriving)
    if view.window == nil { book.faults.append("\(number): viewIsAppearing in no window") }
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    move("viewDidAppear", from: [.arriving], to: .on)
    guard let act = onAppear else { return }
    onAppear = nil
    act()
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    move("viewWillDisappear", from: [.coming, .arriving, .on], to: .going)
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    move("viewDidDisappear", from: [.going], to: .off)
  }
}

/// The log of all screens of an app.
@MainActor
final class FuzzBook {
  var faults: [String] = []
  /// Whether the next callback settles.
  var settlesInCallback = false

  func settleIfDue() {
    guard settlesInCallback else { return }
    settlesInCallback = false
    settle()
  }
}
