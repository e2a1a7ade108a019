import Foundation

/// The system's screen for a print job: a button that prints, and one that cancels.
final class PrintPanelController: UIViewController, SystemScreen {
  private var didEnd: ((Bool) -> Void)?

  init(_ didEnd: @escaping (Bool) -> Void) {
    self.didEnd = didEnd
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    let bar = addBar("Options", .cancel) { [weak self] in self?.end(false, animated: true) }
    bar.topItem?.rightBarButtonItem = UIBarButtonItem(
      title: "Print", primaryAction: UIAction { [weak self] _ in self?.end(true, animated: true) })
  }

  /// Closes the screen, and tells whether the user prints.
  func end(_ completed: Bool, animated: Bool) {
    presentingViewController?.dismiss(animated: animated) { [self] in tell(completed) }
  }

  func userDidSwipeAway() { tell(false) }

  private func tell(_ completed: Bool) {
    let tell = didEnd
    didEnd = nil
    tell?(completed)
  }
}
