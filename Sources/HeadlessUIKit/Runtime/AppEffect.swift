/// What the model is about to do for the app or to show of it, and leaves out where a watcher withholds it.
@MainActor
package enum AppEffect {
  /// What a control calls.
  case control(UIControl)
  /// What a recognizer calls.
  case recognizer(UIGestureRecognizer)
  /// What an item of a bar calls.
  case barItem(UIBarButtonItem)
  /// What an element of a menu calls.
  case menuItem(UIMenuElement, from: AnyObject?)
  /// The handler of an alert's action.
  case alertAction(UIAlertAction, of: UIAlertController)
  /// That the app hears of a row of a list that was selected, where one is at a time.
  case selection(in: UIView)
  /// The last row of a list.
  case lastRow(of: UIView)
  /// That a screen is pushed.
  case push(UIViewController, over: UIViewController)
  /// That a screen or an alert is presented.
  case presentation(UIViewController, by: UIViewController)
  /// The text of a label.
  case text(of: UILabel)
  /// The image of an image view.
  case image(of: UIImageView)
  /// That a constraint is activated.
  case constraint(NSLayoutConstraint, in: UIView)
}
