/// A transition from one screen to another.
///
/// The object lives as long as the transition takes.
@preconcurrency @MainActor
open class UIStoryboardSegue: NSObject, SelectorResponder {
  /// The methods and properties that selectors and storyboards can name.
  open class var objectiveCMembers: [Selector.Method] { [] }

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

  /// Creates a segue that performs a closure.
  public convenience init(
    identifier: String?, source: UIViewController, destination: UIViewController,
    performHandler: @escaping () -> Void
  ) {
    self.init(identifier: identifier, source: source, destination: destination)
    handler = performHandler
  }

  // MARK: Inspecting a storyboard segue

  /// The view controller where the segue begins.
  public final let source: UIViewController

  /// The view controller where the segue leads.
  public final let destination: UIViewController

  /// The name of the segue.
  public final let identifier: String?

  // MARK: Performing the segue

  /// Performs the segue.
  ///
  /// A subclass overrides this method to define its own transition.
  open func perform() { handler?() }

  // MARK: Storage

  /// The action for the segue's kind.
  final var handler: (() -> Void)?
}
