public import Foundation

/// Sees to one presentation, from when it begins until what was presented is gone.
@preconcurrency @MainActor
open class UIPresentationController: NSObject {
  // MARK: Initializing the presentation controller

  /// Creates a presentation controller.
  public init(
    presentedViewController: UIViewController,
    presenting presentingViewController: UIViewController?
  ) {
    presentedLink = presentedViewController.link
    presentingLink = presentingViewController?.link
    style = presentedViewController.modalPresentationStyle
    super.init()
  }

  // MARK: Setting the delegate

  /// What hears of the presentation.
  @exclusivity(unchecked) open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?

  // MARK: Getting presentation attributes

  /// The view controller that presents.
  open var presentingViewController: UIViewController { presenting ?? nobody }

  /// The view controller that is presented.
  open var presentedViewController: UIViewController { presented ?? nobody }

  /// The view that the presentation happens in, while it lasts.
  open var containerView: UIView? { container }

  /// The view that shows what is presented.
  open var presentedView: UIView? { presented?.loadedView }

  /// Where that view lies within the container.
  open var frameOfPresentedViewInContainerView: CGRect { container?.bounds ?? .zero }

  /// The style that was asked for.
  open var presentationStyle: UIModalPresentationStyle {
    style == .automatic ? .pageSheet : style
  }

  /// Whether the presentation covers the whole screen.
  open var shouldPresentInFullscreen: Bool { true }

  /// Whether the presenter's view is taken out when the presentation has ended.
  open var shouldRemovePresentersView: Bool {
    style == .fullScreen || style == .currentContext
  }

  // MARK: Tracking the transition's start and end

  /// Called when the presentation is about to begin.
  open func presentationTransitionWillBegin() {}

  /// Called when the presentation has ended.
  open func presentationTransitionDidEnd(_ completed: Bool) {}

  /// Called when the dismissal is about to begin.
  open func dismissalTransitionWillBegin() {}

  /// Called when the dismissal has ended.
  open func dismissalTransitionDidEnd(_ completed: Bool) {}

  // MARK: Adjusting the layout

  /// Called before the container's views are laid out.
  open func containerViewWillLayoutSubviews() {}

  /// Called after the container's views have been laid out.
  open func containerViewDidLayoutSubviews() {}

  // MARK: Adapting to size class changes

  /// The style for a narrow screen; `.none` keeps the one that was asked for.
  open var adaptivePresentationStyle: UIModalPresentationStyle { .none }

  /// The style for a screen with the given traits.
  open func adaptivePresentationStyle(
    for traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle {
    traitCollection.horizontalSizeClass == .compact ? adaptivePresentationStyle : .none
  }

  /// The traits that hold for what is presented.
  open var traitCollection: UITraitCollection {
    presented?.traitCollection ?? UIScreen.main.traitCollection
  }

  // MARK: Storage

  final var presented: UIViewController? { presentedLink.controller }
  private let presentedLink: ControllerLink
  final var presenting: UIViewController? {
    get { presentingLink?.controller }
    set { presentingLink = newValue?.link }
  }
  @exclusivity(unchecked) private final var presentingLink: ControllerLink?
  /// What stands for a view controller that is gone, the same each time.
  private final lazy var nobody = UIViewController()
  @exclusivity(unchecked) final var container: UIView?
  /// The style that the presented view controller had when this was made.
  final let style: UIModalPresentationStyle
  /// Where the presenter's view was before it was taken out.
  final var presentersSuperview: UIView? {
    get { presentersWindow?.window ?? loosePresentersSuperview }
    set {
      // A window that shows is found by its tree, which is told when it goes; see `KeptLink`.
      presentersWindow = (newValue as? UIWindow)?.treeIfKept
      loosePresentersSuperview = presentersWindow == nil ? newValue : nil
    }
  }
  private final var presentersWindow: ViewTree?
  private final weak var loosePresentersSuperview: UIView?
  @exclusivity(unchecked) final var presentersIndex = 0
  @exclusivity(unchecked) final var hasRemovedPresentersView = false
  /// What others have happen along with the presentation, and with the dismissal.
  @exclusivity(unchecked) final var coming = LazyCoordinator()
  @exclusivity(unchecked) final var going = LazyCoordinator()

  // MARK: The model

  /// The style once the delegate has adapted it to the screen.
  final var adaptedStyle: UIModalPresentationStyle {
    adaptedStyle(in: presenting?.traitCollection ?? traitCollection)
  }

  final func adaptedStyle(in traits: UITraitCollection) -> UIModalPresentationStyle {
    guard style != .custom else { return .custom }
    let adapted =
      delegate?.adaptivePresentationStyle(for: self, traitCollection: traits)
      ?? adaptivePresentationStyle(for: traits)
    switch adapted {
    case .none: return presentationStyle
    case .automatic: return .pageSheet
    default: return adapted
    }
  }

  /// Whether the presenter disappears behind what is presented (behaviour 158).
  final var coversPresenter: Bool {
    guard shouldAdapt else { return shouldRemovePresentersView }
    let style = adaptedStyle
    return style == .fullScreen || style == .currentContext
  }

  /// Whether the style depends on the width of the screen.
  var shouldAdapt: Bool { false }

  /// Why the user cannot end the presentation by a gesture; `nil` where that is possible.
  func whyNot(_ gesture: UserDismissal) -> String? { "Its style is \(adaptedStyle)." }

  /// Whether a touch on a view behind what is presented reaches that view.
  func lets(touchThroughTo view: UIView) -> Bool { false }
}
