public import Foundation

/// The object that manages one presentation, until the presented view controller is gone.
@preconcurrency @MainActor
open class UIPresentationController: NSObject, UIAppearanceContainer, UIContentContainer,
  SelectorResponder
{
  /// The methods and properties that selectors and storyboards can name.
  open class var objectiveCMembers: [Selector.Method] { [] }

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

  /// The object that adapts the presentation, and is told its end.
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?

  // MARK: Getting presentation attributes

  /// The view controller that presents.
  open var presentingViewController: UIViewController { presenting ?? placeholder }

  /// The view controller that is presented.
  open var presentedViewController: UIViewController { presented ?? placeholder }

  /// The view in which the presentation happens, while it lasts.
  open var containerView: UIView? { container }

  /// The view of the presented view controller.
  open var presentedView: UIView? { presented?.loadedView }

  /// The frame of that view in the container.
  open var frameOfPresentedViewInContainerView: CGRect { container?.bounds ?? .zero }

  /// The style that was requested.
  open var presentationStyle: UIModalPresentationStyle {
    style == .automatic ? .pageSheet : style
  }

  /// Whether the presentation covers the whole screen.
  open var shouldPresentInFullscreen: Bool { true }

  /// Whether the presenter's view is removed when the presentation has ended.
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

  // MARK: Responding to changes of the content

  /// The size that the presented view controller prefers.
  open var preferredContentSize: CGSize { presented?.preferredContentSize ?? .zero }

  /// Called when the size that the presented view controller prefers has changed.
  open func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}

  /// Called when the size that suits the constraints of the presented view has changed.
  open func systemLayoutFittingSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}

  /// Returns the size that the presented view is to have in a new size of the container.
  open func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }

  /// Called when the size of the container is about to change.
  ///
  /// Overrides must call `super`, which tells the presented view controller.
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    guard let presented else { return }
    let own = self.size(forChildContentContainer: presented, withParentContainerSize: size)
    presented.viewWillTransition(to: own, with: coordinator)
  }

  /// Called when the traits are about to change.
  ///
  /// Overrides must call `super`, which tells the presented view controller.
  open func willTransition(
    to newCollection: UITraitCollection,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    presented?.willTransition(to: newCollection, with: coordinator)
  }

  // MARK: Adapting to size class changes

  /// The style for a narrow screen; `.none` keeps the requested style.
  open var adaptivePresentationStyle: UIModalPresentationStyle { .none }

  /// Returns the style for a screen with the given traits.
  open func adaptivePresentationStyle(
    for traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle {
    traitCollection.horizontalSizeClass == .compact ? adaptivePresentationStyle : .none
  }

  /// The traits of the presented view controller.
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
  private final var presentingLink: ControllerLink?
  /// Stands for a view controller that is gone, the same one each time.
  private final lazy var placeholder = UIViewController()
  final var container: UIView?
  /// The style of the presented view controller when this object was made.
  final let style: UIModalPresentationStyle
  /// The superview of the presenter's view before it was removed.
  final var presentersSuperview: UIView? {
    get { presentersWindow?.window ?? loosePresentersSuperview }
    set {
      // A kept window is found through its tree, which is told when the window goes; see
      // `KeptLink`.
      presentersWindow = (newValue as? UIWindow)?.treeIfKept
      loosePresentersSuperview = presentersWindow == nil ? newValue : nil
    }
  }
  private final var presentersWindow: ViewTree?
  private final weak var loosePresentersSuperview: UIView?
  final var presentersIndex = 0
  final var hasRemovedPresentersView = false
  /// The screen that has the status bar behind the presentation; `nil` means the root of the
  /// window.
  ///
  /// Noted, so that not every screen behind is asked each time one comes or goes.
  final weak var statusBarOwnerBelow: UIViewController?

  // MARK: The model

  /// The style after the delegate has adapted it to the screen.
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

  /// Whether the presented view has its frame again each time the container is laid out, as when the
  /// device is turned.
  var placesPresentedView: Bool { false }

  /// Whether an animator moves the presented view for now.
  final var isAnimatedByApp = false

  /// The presented view, if it is in the container and has its frame from the presentation.
  final var placedView: UIView? {
    guard placesPresentedView, !isAnimatedByApp, let container, let view = presentedView,
      view.superview === container
    else { return nil }
    return view
  }

  final func placePresentedView() { placedView?.frame = frameOfPresentedViewInContainerView }

  /// Whether the presenter disappears behind the presented view controller (behaviour 158).
  final var coversPresenter: Bool {
    guard shouldAdapt else { return shouldRemovePresentersView }
    let style = adaptedStyle
    return style == .fullScreen || style == .currentContext
  }

  /// Whether the bars around the presenter stay in front of the presented screen.
  var staysBelowBars: Bool { false }

  /// Whether the style depends on the width of the screen.
  var shouldAdapt: Bool { false }

  /// Returns why the user cannot end the presentation by a gesture, or `nil` if it is possible.
  func fault(in gesture: UserDismissal) -> UserDismissal.Fault? { .style(adaptedStyle) }

  /// Returns whether a touch reaches a view behind the presented one.
  func lets(touchThroughTo view: UIView) -> Bool { false }

  /// Whether a touch at a point of the container goes to the view below.
  func lets(touchThroughAt point: CGPoint) -> Bool { false }
}
