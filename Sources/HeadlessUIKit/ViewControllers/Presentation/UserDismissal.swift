/// The gestures by which a user ends a presentation.
package enum UserDismissal {
  /// A swipe that pulls the sheet down.
  case swipe
  /// A tap beside the presented view.
  case tapOutside

  /// What can keep the presentation from ending.
  package enum Fault {
    /// Nothing presents the view controller, or it is on its way.
    case notPresented
    /// The culprit is presented over it.
    case covered
    /// What is presented in this style stays.
    case style(UIModalPresentationStyle)
    /// An alert stays until an action is tapped.
    case alert
    /// An action sheet cannot be swiped.
    case actionSheet
    /// The action sheet has no action that cancels.
    case noCancelAction
    /// The culprit, the screen or a page of it, is modal.
    case modal
    /// The culprit, a delegate, said no.
    case refused
  }
}
