public import HeadlessUIKit

/// A button "Add to Siri", which has its delegate show the screen for a shortcut.
open class INUIAddVoiceShortcutButton: UIButton {
  /// The style.
  open private(set) var style: INUIAddVoiceShortcutButtonStyle
  /// The delegate, which presents the screen.
  open weak var delegate: (any INUIAddVoiceShortcutButtonDelegate)?
  /// The shortcut.
  open var shortcut: INShortcut?
  /// The radius of its corners.
  open var cornerRadius: CGFloat = 4 {
    didSet { layer.cornerRadius = cornerRadius }
  }

  /// Creates a button.
  public init(style: INUIAddVoiceShortcutButtonStyle) {
    self.style = style
    super.init(frame: .zero)
    setTitle("Add to Siri", for: .normal)
    addAction(UIAction { [unowned self] _ in ask() }, for: .touchUpInside)
  }

  /// Archives are not supported.
  public required init?(coder: NSCoder) { nil }

  private final func ask() {
    guard let shortcut else { return }
    let known = SimulatedSiri.voiceShortcuts.first { $0.shortcut === shortcut }
    if let known {
      let screen = INUIEditVoiceShortcutViewController(voiceShortcut: known)
      delegate?.present(screen, for: self)
    } else {
      let screen = INUIAddVoiceShortcutViewController(shortcut: shortcut)
      delegate?.present(screen, for: self)
    }
  }
}

/// The styles of the button.
public enum INUIAddVoiceShortcutButtonStyle: UInt, Sendable {
  case white
  case whiteOutline
  case black
  case blackOutline
  case automatic
  case automaticOutline
}

/// The methods that present the screens for a shortcut.
@preconcurrency @MainActor
public protocol INUIAddVoiceShortcutButtonDelegate: NSObjectProtocol {
  /// Called to give a shortcut words.
  func present(
    _ addVoiceShortcutViewController: INUIAddVoiceShortcutViewController,
    for addVoiceShortcutButton: INUIAddVoiceShortcutButton)

  /// Called to change them.
  func present(
    _ editVoiceShortcutViewController: INUIEditVoiceShortcutViewController,
    for addVoiceShortcutButton: INUIAddVoiceShortcutButton)
}
