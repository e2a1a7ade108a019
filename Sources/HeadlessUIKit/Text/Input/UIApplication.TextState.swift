extension UIApplication {
  /// The state of text input in an application: the first responder, the keyboard, the pasteboards.
  @MainActor
  struct TextState: ~Copyable {
    var focus = KeptLink<UIResponder>()
    /// How many hand-overs of the focus are under way, within each other.
    var focusPassings = 0
    /// Whether the focus is being taken from a view that leaves its window.
    var isTakingFocus = false
    /// The current question whether to take the focus, to give it up, or to clear a text.
    var attempt: TextAttempt?
    /// Made when a responder first takes the focus.
    var keyboard: Keyboard?
    lazy var pasteboards = Pasteboards()
  }
}
