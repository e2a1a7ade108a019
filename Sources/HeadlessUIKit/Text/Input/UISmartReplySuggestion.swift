/// A suggested answer to a message.
///
/// The model's keyboard makes no suggestions.
open class UISmartReplySuggestion: UIInputSuggestion {
  /// The answer.
  public final let smartReply: String

  package init(_ smartReply: String) {
    self.smartReply = smartReply
    super.init()
  }
}
