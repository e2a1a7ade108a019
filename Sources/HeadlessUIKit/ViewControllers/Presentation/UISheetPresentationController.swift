public import Foundation

/// Presents a sheet that rests at one of several heights.
///
/// The heights are state: nothing is dragged.
@preconcurrency @MainActor
open class UISheetPresentationController: UIPresentationController {
  // MARK: Specifying the height

  /// The heights at which the sheet may rest.
  open var detents: [Detent] = [.large()] {
    didSet { place() }
  }

  /// The height at which the sheet rests; `nil` is the smallest.
  open var selectedDetentIdentifier: Detent.Identifier? {
    didSet { place() }
  }

  /// Has custom heights be worked out anew.
  open func invalidateDetents() { place() }

  /// Changes heights as a closure says, with an animation, which takes no time.
  open func animateChanges(_ changes: () -> Void) { changes() }

  // MARK: Managing user interaction

  /// The largest height at which what is behind stays bright and can be touched.
  open var largestUndimmedDetentIdentifier: Detent.Identifier?

  /// Whether scrolling makes the sheet higher.
  open var prefersScrollingExpandsWhenScrolledToEdge = true

  // MARK: Managing the appearance

  /// Whether the sheet has a grabber.
  open var prefersGrabberVisible = false

  /// Whether the sheet lies at the bottom edge where there is little height.
  open var prefersEdgeAttachedInCompactHeight = false

  /// Whether the sheet's width is the preferred one where it lies at an edge.
  open var widthFollowsPreferredContentSizeWhenEdgeAttached = false

  /// The radius of the corners.
  open var preferredCornerRadius: CGFloat?

  /// The view that the sheet grows out of.
  open var sourceView: UIView?

  // MARK: Layout

  /// Where the sheet lies: at the bottom, as high as its detent.
  open override var frameOfPresentedViewInContainerView: CGRect {
    guard let container = containerView else { return .zero }
    let bounds = container.bounds
    let height = min(currentHeight(in: container), bounds.height)
    return CGRect(x: 0, y: bounds.height - height, width: bounds.width, height: height)
  }

  // MARK: The model

  override var shouldAdapt: Bool { true }

  override func whyNot(_ gesture: UserDismissal) -> String? {
    coversPresenter ? super.whyNot(gesture) : nil
  }

  override func lets(touchThroughTo view: UIView) -> Bool {
    guard let largest = largestUndimmedDetentIdentifier, let container = containerView else {
      return false
    }
    let context = ResolutionContext(container)
    let limit = detents.first { $0.identifier == largest }?.resolvedValue(in: context)
    return limit.map { currentDetentHeight(context) <= $0 } ?? false
  }

  private func place() {
    guard let view = presentedView, view.superview === containerView else { return }
    view.frame = frameOfPresentedViewInContainerView
  }

  private func currentHeight(in container: UIView) -> CGFloat {
    currentDetentHeight(ResolutionContext(container)) + container.safeAreaInsets.bottom
  }

  private func currentDetentHeight(_ context: ResolutionContext) -> CGFloat {
    let selected = detents.first { $0.identifier == selectedDetentIdentifier }
    let heights = (selected.map { [$0] } ?? detents).compactMap { $0.resolvedValue(in: context) }
    return heights.min() ?? context.maximumDetentValue
  }

  /// What a height depends on.
  private final class ResolutionContext: NSObject,
    UISheetPresentationControllerDetentResolutionContext
  {
    let containerTraitCollection: UITraitCollection
    let maximumDetentValue: CGFloat

    init(_ container: UIView) {
      containerTraitCollection = container.traitCollection
      let insets = container.safeAreaInsets
      // The top of the highest sheet stays below the status bar.
      maximumDetentValue = max(0, container.bounds.height - insets.top - insets.bottom - 10)
      super.init()
    }
  }
}

/// What hears of a sheet.
///
/// UIKit tells it of heights that the user drags the sheet to; nothing is dragged here.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {}

/// What the height of a sheet depends on.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDetentResolutionContext: NSObjectProtocol {
  /// The traits of the view that the sheet is in.
  var containerTraitCollection: UITraitCollection { get }
  /// The greatest height that a sheet can have.
  var maximumDetentValue: CGFloat { get }
}
