public import HeadlessUIKit

/// The screen on which a user changes or removes the words of a shortcut.
///
/// The user taps "Done", "Delete Shortcut" or "Cancel".
open class INUIEditVoiceShortcutViewController: UIViewController {
  /// The delegate, which dismisses the screen.
  open weak var delegate: (any INUIEditVoiceShortcutViewControllerDelegate)?

  private final let voiceShortcut: INVoiceShortcut

  /// Creates a screen for a shortcut.
  public init(voiceShortcut: INVoiceShortcut) {
    self.voiceShortcut = voiceShortcut
    super.init(nibName: nil, bundle: nil)
  }

  /// Archives are not supported.
  public required init?(coder: NSCoder) { nil }

  open override func viewDidLoad() {
    super.viewDidLoad()
    let choices: [(title: String, act: @MainActor () -> Void)] = [
      (
        "Done",
        { [unowned self] in
          delegate?.editVoiceShortcutViewController(self, didUpdate: voiceShortcut, error: nil)
        }
      ),
      (
        "Delete Shortcut",
        { [unowned self] in
          let identifier = voiceShortcut.identifier
          SiriRecord.current.remove(identifier)
          delegate?.editVoiceShortcutViewController(
            self, didDeleteVoiceShortcutWithIdentifier: identifier)
        }
      ),
      ("Cancel", { [unowned self] in delegate?.editVoiceShortcutViewControllerDidCancel(self) }),
    ]
    ShortcutPage.show(voiceShortcut.invocationPhrase, choices, in: view)
  }
}

/// The methods by which the screen tells what became of a shortcut.
@preconcurrency @MainActor
public protocol INUIEditVoiceShortcutViewControllerDelegate: NSObjectProtocol {
  /// Called when the user is done.
  func editVoiceShortcutViewController(
    _ controller: INUIEditVoiceShortcutViewController,
    didUpdate voiceShortcut: INVoiceShortcut?, error: (any Error)?)

  /// Called when the user has removed it.
  func editVoiceShortcutViewController(
    _ controller: INUIEditVoiceShortcutViewController,
    didDeleteVoiceShortcutWithIdentifier deletedVoiceShortcutIdentifier: UUID)

  /// Called when the user has changed nothing.
  func editVoiceShortcutViewControllerDidCancel(
    _ controller: INUIEditVoiceShortcutViewController)
}
