public import HeadlessUIKit

/// The screen on which a user gives a shortcut the words that the app suggests.
///
/// The user taps "Add to Siri" or "Cancel".
open class INUIAddVoiceShortcutViewController: UIViewController {
  /// The delegate, which dismisses the screen.
  open weak var delegate: (any INUIAddVoiceShortcutViewControllerDelegate)?

  private final let shortcut: INShortcut

  /// Creates a screen for a shortcut.
  public init(shortcut: INShortcut) {
    self.shortcut = shortcut
    super.init(nibName: nil, bundle: nil)
  }

  /// Archives are not supported.
  public required init?(coder: NSCoder) { nil }

  open override func viewDidLoad() {
    super.viewDidLoad()
    let phrase =
      shortcut.userActivity?.suggestedInvocationPhrase
      ?? shortcut.intent?.suggestedInvocationPhrase ?? ""
    let choices: [(title: String, act: @MainActor () -> Void)] = [
      (
        "Add to Siri",
        { [unowned self] in
          let added = SimulatedSiri.add(shortcut, phrase: phrase)
          delegate?.addVoiceShortcutViewController(self, didFinishWith: added, error: nil)
        }
      ),
      ("Cancel", { [unowned self] in delegate?.addVoiceShortcutViewControllerDidCancel(self) }),
    ]
    ShortcutPage.show(phrase, choices, in: view)
  }
}

/// The methods by which the screen tells what became of a shortcut.
@preconcurrency @MainActor
public protocol INUIAddVoiceShortcutViewControllerDelegate: NSObjectProtocol {
  /// Called when the user has given it words.
  func addVoiceShortcutViewController(
    _ controller: INUIAddVoiceShortcutViewController,
    didFinishWith voiceShortcut: INVoiceShortcut?, error: (any Error)?)

  /// Called when the user does not want it.
  func addVoiceShortcutViewControllerDidCancel(_ controller: INUIAddVoiceShortcutViewController)
}
