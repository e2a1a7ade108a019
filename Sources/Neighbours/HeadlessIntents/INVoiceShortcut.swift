public import HeadlessUIKit

/// A shortcut that the user has given words.
open class INVoiceShortcut: NSObject {
  /// What tells it apart.
  public final let identifier = UUID()
  /// The words.
  open internal(set) var invocationPhrase: String
  /// What they begin.
  public final let shortcut: INShortcut

  init(_ shortcut: INShortcut, phrase: String) {
    self.shortcut = shortcut
    invocationPhrase = phrase
    super.init()
  }
}
