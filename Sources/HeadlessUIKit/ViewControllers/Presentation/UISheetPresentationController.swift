public import Foundation

/// A presentation controller that presents a sheet, which rests at one of several heights.
///
/// Code changes the height, and a user drags the sheet from one height to another.
@preconcurrency @MainActor
open class UISheetPresentationController: UIPresentationController {
  // MARK: Specifying the height

  /// The heights at which the sheet can rest.
  open var detents: [Detent] = [.large()] {
    didSet { placePresentedView() }
  }

  /// The height at which the sheet rests; `nil` means the smallest.
  open var selectedDetentIdentifier: Detent.Identifier? {
    didSet { placePresentedView() }
  }

  /// Requests that custom heights are computed again.
  open func invalidateDetents() { placePresentedView() }

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

  /// Whether the sheet has the size of a page where there is much room.
  open var prefersPageSizing = true

  /// The radius of the corners.
  open var preferredCornerRadius: CGFloat?

  /// The view that the sheet seems to grow out of.
  open var sourceView: UIView?

  // MARK: Layout

  /// The frame of the sheet: at the bottom, as high as its detent; on a tablet in the middle.
  open override var frameOfPresentedViewInContainerView: CGRect {
    guard let container = containerView else { return .zero }
    if let frame = frameInMiddle(of: container) { return frame }
    let bounds = container.bounds
    let height = min(currentHeight(in: container), bounds.height)
    return CGRect(x: 0, y: bounds.height - height, width: bounds.width, height: height)
  }

  // MARK: The model

  override var shouldAdapt: Bool { true }

  override var placesPresentedView: Bool { true }

  override func fault(in gesture: UserDismissal) -> UserDismissal.Fault? {
    coversPresenter ? super.fault(in: gesture) : nil
  }

  override func lets(touchThroughAt point: CGPoint) -> Bool {
    containerView.map { lets(touchThroughTo: $0) } ?? false
  }

  /// The height at which the sheet rests: the selected one, or the smallest.
  package final var restingDetentIdentifier: Detent.Identifier? {
    let selected = detents.first { $0.identifier == selectedDetentIdentifier }
    return selected?.identifier ?? restingHeights.first?.detent
  }

  /// The heights of the sheet's frame at which it can rest now, from low to high.
  package final var restingHeights: [(detent: Detent.Identifier, height: CGFloat)] {
    guard let container = containerView else { return [] }
    let context = ResolutionContext(container)
    let heights = detents.compactMap { detent in
      detent.resolvedValue(in: context).map {
        (detent: detent.identifier, height: context.frameHeight(of: $0))
      }
    }
    return heights.sorted { $0.height < $1.height }
  }

  /// The names of these heights, in the app's order.
  package final var activeDetentIdentifiers: [Detent.Identifier] {
    guard let container = containerView else { return [] }
    let context = ResolutionContext(container)
    return detents.filter { $0.resolvedValue(in: context) != nil }.map(\.identifier)
  }

  /// Drags the sheet to a height as a user does, and tells the delegate (behaviour 657).
  package final func userDrag(to identifier: Detent.Identifier) {
    guard restingDetentIdentifier != identifier else { return }
    selectedDetentIdentifier = identifier
    (delegate as? any UISheetPresentationControllerDelegate)?
      .sheetPresentationControllerDidChangeSelectedDetentIdentifier(self)
  }

  override func lets(touchThroughTo view: UIView) -> Bool {
    guard let largest = largestUndimmedDetentIdentifier, let container = containerView else {
      return false
    }
    let context = ResolutionContext(container)
    let limit = detents.first { $0.identifier == largest }?.resolvedValue(in: context)
    return limit.map { currentDetentHeight(context) <= $0 } ?? false
  }

  /// Returns the frame of a sheet that has much room around it, as on a tablet.
  private func frameInMiddle(of container: UIView) -> CGRect? {
    let traits = container.traitCollection
    guard traits.userInterfaceIdiom == .pad, traits.horizontalSizeClass == .regular else {
      return nil
    }
    let sizes = DeviceProfile.current.presentations
    let room = container.bounds.inset(by: container.safeAreaInsets)
    let preferred = presentedViewController.preferredContentSize
    var size = CGSize(width: sizes.pageSheetWidth, height: room.height)
    if adaptedStyle == .formSheet {
      size = preferred.width > 0 && preferred.height > 0 ? preferred : sizes.formSheet
    }
    let width = min(size.width, room.width)
    let height = min(size.height, room.height)
    return CGRect(
      x: (room.midX - width / 2).roundedToPixel, y: (room.midY - height / 2).roundedToPixel,
      width: width, height: height)
  }

  private func currentHeight(in container: UIView) -> CGFloat {
    let context = ResolutionContext(container)
    return context.frameHeight(of: currentDetentHeight(context))
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
    private let bottomInset: CGFloat

    init(_ container: UIView) {
      containerTraitCollection = container.traitCollection
      let insets = container.safeAreaInsets
      bottomInset = insets.bottom
      // The highest sheet begins where the safe area does.
      maximumDetentValue = max(0, container.bounds.height - insets.top - insets.bottom)
      super.init()
    }

    /// How high the frame of a sheet with a detent of some value is.
    func frameHeight(of value: CGFloat) -> CGFloat { min(value, maximumDetentValue) + bottomInset }
  }
}

/// The methods by which a sheet tells its delegate about heights.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  /// Called when the user has dragged the sheet to another height, but not when code selects one.
  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController)
}

extension UISheetPresentationControllerDelegate {
  public func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController
  ) {}
}

/// The values that the height of a sheet depends on.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDetentResolutionContext: NSObjectProtocol {
  /// The traits of the view that contains the sheet.
  var containerTraitCollection: UITraitCollection { get }
  /// The maximum height of a sheet.
  var maximumDetentValue: CGFloat { get }
}
