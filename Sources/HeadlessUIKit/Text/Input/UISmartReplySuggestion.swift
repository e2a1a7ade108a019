/// An answer to a message that the keyboard proposes; the model's proposes none.
open class UISmartReplySuggestion: UIInputSuggestion {
  /// The answer.
  public final let smartReply: String

  package init(_ smartReply: String) {
    self.smartReply = smartReply
    super.init()
  }
}
