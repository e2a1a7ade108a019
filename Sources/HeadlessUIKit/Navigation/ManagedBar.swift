/// A bar that a controller may manage, which then decides about its content.
@preconcurrency @MainActor
protocol ManagedBar: UIView {
  /// The kind of controller that manages such bars.
  associatedtype Manager: UIViewController

  /// The link to the controller that manages the bar.
  var managerLink: ControllerLink? { get set }
}

extension ManagedBar {
  /// The controller that manages the bar.
  var controller: Manager? {
    get { managerLink?.controller as? Manager }
    set { managerLink = newValue?.link }
  }
}
