/// What leads to a view controller that a way back could end at.
@preconcurrency @MainActor
open class UIStoryboardUnwindSegueSource: NSObject {
  init(source: UIViewController, action: Selector, sender: Any?) {
    self.source = source
    unwindAction = action
    self.sender = sender
    super.init()
  }

  /// The view controller that is to be left.
  public final let source: UIViewController

  /// The method that is called where the way ends.
  public final let unwindAction: Selector

  /// What has begun the way back.
  public final let sender: Any?
}
