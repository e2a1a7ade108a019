/// The facts that decide which view controller an unwind segue leads to.
@preconcurrency @MainActor
open class UIStoryboardUnwindSegueSource: NSObject {
  init(source: UIViewController, action: Selector, sender: Any?) {
    self.source = source
    unwindAction = action
    self.sender = sender
    super.init()
  }

  /// The view controller where the unwind segue begins.
  public final let source: UIViewController

  /// The method that is called at the destination.
  public final let unwindAction: Selector

  /// The object that triggered the unwind segue.
  public final let sender: Any?
}
