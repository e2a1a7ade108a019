/// The way from one screen to another, for the time that it is gone.
@preconcurrency @MainActor
open class UIStoryboardSegue: NSObject {
  // MARK: Initializing a storyboard segue

  /// Creates a segue between two view controllers.
  public init(
    identifier: String?, source: UIViewController, destination: UIViewController
  ) {
    self.identifier = identifier
    self.source = source
    self.destination = destination
    super.init()
  }

  /// Creates a segue that does what a closure says.
  public convenience init(
    identifier: String?, source: UIViewController, destination: UIViewController,
    performHandler: @escaping () -> Void
  ) {
    self.init(identifier: identifier, source: source, destination: destination)
    handler = performHandler
  }

  // MARK: Inspecting a storyboard segue

  /// The view controller that the way begins at.
  public final let source: UIViewController

  /// The view controller that the way leads to.
  public final let destination: UIViewController

  /// The name of the way.
  public final let identifier: String?

  // MARK: Performing the segue

  /// Goes the way; override it for one of your own.
  open func perform() { handler?() }

  // MARK: Storage

  /// What the kind of the segue does.
  final var handler: (() -> Void)?
}
