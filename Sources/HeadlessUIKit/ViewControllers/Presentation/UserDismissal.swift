/// The gestures by which a user ends a presentation.
package enum UserDismissal {
  /// A swipe that pulls the sheet down.
  case swipe
  /// A tap beside the presented view.
  case tapOutside

  /// The reasons why the presentation did not end.
  package enum Fault {
    /// Nothing presents the view controller, or it is still arriving or leaving.
    case notPresented
    /// The culprit is presented over it.
    case covered
    /// A presentation in this style cannot be ended by this gesture.
    case style(UIModalPresentationStyle)
    /// An alert stays until an action is tapped.
    case alert
    /// An action sheet cannot be swiped.
    case actionSheet
    /// The action sheet has no action that cancels.
    case noCancelAction
    /// The culprit, the screen or a page of it, is modal.
    case modal
    /// The culprit, a delegate, forbids it.
    case refused
  }
}
