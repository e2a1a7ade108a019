import Foundation

/// The window of a system's alert, which belongs to no app: it is in front of all the app's windows, and
/// the app does not see it.
final class SystemAlertWindow: UIWindow {
  package override var isOfSystem: Bool { true }

  override var canBecomeKey: Bool { false }

  let alert: SystemAlertController

  init(_ question: SystemAlert, _ answer: @escaping @MainActor (SystemAlert.Button) -> Void) {
    alert = SystemAlertController(
      title: question.title, message: question.message, preferredStyle: .alert)
    super.init(frame: UIScreen.main.bounds)
    alert.show(question, answer)
    windowLevel = Level(rawValue: .greatestFiniteMagnitude)
    let root = UIViewController()
    rootViewController = root
    isHidden = false
    root.present(alert, animated: false)
  }

  required init?(coder: NSCoder) { nil }
}
