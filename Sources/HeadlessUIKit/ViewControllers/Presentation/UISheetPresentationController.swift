public import Foundation

/// A presentation controller that presents a sheet, which rests at one of several heights.
///
/// The height only changes when code changes it, because sheets cannot be dragged in the model.
@preconcurrency @MainActor
open class UISheetPresentationController: UIPresentationController {
  // MARK: Specifying the height

  /// The heights at which the sheet can rest.
  open var detents: [Detent] = [.large()] {
    didSet { updateFrame() }
  }

  /// The height at which the sheet rests; `nil` means the smallest.
  open var selectedDetentIdentifier: Detent.Identifier? {
    didSet { updateFrame() }
  }

  /// Requests that custom heights are computed again.
  open func invalidateDetents() { updateFrame() }

  /// Animates the changes that a closure makes, which takes no time.
  open func animateChanges(_ changes: () -> Void) { changes() }

  // MARK: Managing user interaction

  /// The largest height at which the view behind is not dimmed and can be touched.
  open var largestUndimmedDetentIdentifier: Detent.Identifier?

  /// Whether scrolling expands the sheet.
  open var prefersScrollingExpandsWhenScrolledToEdge = true

  // MARK: Managing the appearance

  /// Whether the sheet displays a grabber.
  open var prefersGrabberVisible = false

  /// Whether the sheet is attached to the bottom edge when there is little height.
  open var prefersEdgeAttachedInCompactHeight = false

  /// Whether the sheet has its preferred width when it is attached to an edge.
  open var widthFollowsPreferredContentSizeWhenEdgeAttached = false

  /// The radius of the corners.
  open var preferredCornerRadius: CGFloat?

  /// The view that the sheet seems to grow out of.
  open var sourceView: UIView?

  // MARK: Layout

  /// The frame of the sheet: at the bottom, as high as its detent.
  open override var frameOfPresentedViewInContainerView: CGRect {
    guard let container = containerView else { return .zero }
    let bounds = container.bounds
    let height = min(currentHeight(in: container), bounds.height)
    return CGRect(x: 0, y: bounds.height - height, width: bounds.width, height: height)
  }

  // MARK: The model

  override var shouldAdapt: Bool { true }

  override func fault(in gesture: UserDismissal) -> UserDismissal.Fault? {
    coversPresenter ? super.fault(in: gesture) : nil
  }

  override func lets(touchThroughAt point: CGPoint) -> Bool {
    containerView.map { lets(touchThroughTo: $0) } ?? false
  }

  override func lets(touchThroughTo view: UIView) -> Bool {
    guard let largest = largestUndimmedDetentIdentifier, let container = containerView else {
      return false
    }
    let context = ResolutionContext(container)
    let limit = detents.first { $0.identifier == largest }?.resolvedValue(in: context)
    return limit.map { currentDetentHeight(context) <= $0 } ?? false
  }

  private func updateFrame() {
    guard let view = presentedView, view.superview === containerView else { return }
    view.frame = frameOfPresentedViewInContainerView
  }

  private func currentHeight(in container: UIView) -> CGFloat {
    let context = ResolutionContext(container)
    let height = min(currentDetentHeight(context), context.maximumDetentValue)
    return height + container.safeAreaInsets.bottom
  }

  private func currentDetentHeight(_ context: ResolutionContext) -> CGFloat {
    let selected = detents.first { $0.identifier == selectedDetentIdentifier }
    let heights = (selected.map { [$0] } ?? detents).compactMap { $0.resolvedValue(in: context) }
    return heights.min() ?? context.maximumDetentValue
  }

  /// The values that a height depends on.
  private final class ResolutionContext: NSObject,
    UISheetPresentationControllerDetentResolutionContext
  {
    let containerTraitCollection: UITraitCollection
    let maximumDetentValue: CGFloat

    init(_ container: UIView) {
      containerTraitCollection = container.traitCollection
      let insets = container.safeAreaInsets
      // The highest sheet begins where the safe area does.
      maximumDetentValue = max(0, container.bounds.height - insets.top - insets.bottom)
      super.init()
    }
  }
}

/// The methods by which a sheet tells its delegate about heights.
///
/// UIKit calls them when the user drags the sheet, which cannot happen in the model.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {}

/// The values that the height of a sheet depends on.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDetentResolutionContext: NSObjectProtocol {
  /// The traits of the view that contains the sheet.
  var containerTraitCollection: UITraitCollection { get }
  /// The maximum height of a sheet.
  var maximumDetentValue: CGFloat { get }
}
