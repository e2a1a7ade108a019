extension UIApplication {
  /// What text input keeps of an application: who has the focus, the keyboard, the pasteboards.
  @MainActor
  struct TextState: ~Copyable {
    var focus = KeptLink<UIResponder>()
    /// How many hand-overs of the focus are under way, within each other.
    var focusPassings = 0
    /// Whether the focus is being taken from a view that leaves its window.
    var isTakingFocus = false
    /// Who is being asked to take the focus, to give it up, or to clear a text.
    var attempt: TextAttempt?
    /// Made for the first one who takes the focus.
    var keyboard: Keyboard?
    lazy var pasteboards = Pasteboards()
  }
}
