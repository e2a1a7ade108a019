/// How a user ends a presentation.
package enum UserDismissal {
  /// By swiping the sheet down.
  case swipe
  /// By tapping beside it.
  case tapOutside

  /// Why the presentation did not end.
  package enum Refusal {
    /// Nothing presents the view controller, or it is on its way.
    case notPresented
    /// Something is presented over it.
    case covered(by: UIViewController)
    /// What is presented in this way cannot be ended in that way.
    case unsuited(String)
    /// The app keeps the user from it.
    case veto(String)
  }
}
