/// The gestures by which a user ends a presentation.
package enum UserDismissal {
  /// A swipe that pulls the sheet down.
  case swipe
  /// A tap beside the presented view.
  case tapOutside

  /// The reasons why the presentation did not end.
  package enum Refusal {
    /// Nothing presents the view controller, or it is still arriving or leaving.
    case notPresented
    /// Another view controller is presented over it.
    case covered(by: UIViewController)
    /// A presentation in this style cannot be ended by this gesture.
    case unsuited(String)
    /// The app forbids it.
    case veto(String)
  }
}
