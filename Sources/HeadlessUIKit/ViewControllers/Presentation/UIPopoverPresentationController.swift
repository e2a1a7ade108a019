public import Foundation

/// A presentation controller that presents a popover beside a view.
@preconcurrency @MainActor
open class UIPopoverPresentationController: UIPresentationController {
  // MARK: Specifying the anchor

  /// The view that the popover points at.
  open var sourceView: UIView?

  /// The part of that view that the popover points at.
  open var sourceRect = CGRect.null

  /// The bar item that the popover points at.
  open var barButtonItem: UIBarButtonItem?

  /// The view or the bar item that the popover points at.
  open var sourceItem: (any UIPopoverPresentationControllerSourceItem)? {
    get { barButtonItem ?? sourceView }
    set {
      barButtonItem = newValue as? UIBarButtonItem
      sourceView = newValue as? UIView
    }
  }

  /// Whether the popover may cover the view that it points at.
  open var canOverlapSourceViewRect = false

  // MARK: Configuring the popover

  /// The directions in which the arrow may point.
  open var permittedArrowDirections: UIPopoverArrowDirection = .any

  /// The direction in which the arrow points, if it is known.
  open var arrowDirection: UIPopoverArrowDirection {
    guard let containerView else { return .unknown }
    return place(in: containerView)?.arrow ?? permittedArrowDirections
  }

  /// The colour behind the content and the arrow.
  open var backgroundColor: UIColor?

  /// The class of the view behind the content, with the arrow; the system has its own.
  open var popoverBackgroundViewClass: (any UIPopoverBackgroundViewMethods.Type)?

  /// The distance of the popover from the edges.
  open var popoverLayoutMargins = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)

  /// The views that can be touched while the popover is open.
  open var passthroughViews: [UIView]?

  // MARK: Layout

  /// The frame of the popover, with the size that its content prefers.
  ///
  /// On a tablet it is beside its target, elsewhere in the middle.
  open override var frameOfPresentedViewInContainerView: CGRect {
    guard let container = containerView else { return .zero }
    let bounds = container.bounds
    guard adaptedStyle == .popover else { return bounds }
    if let place = place(in: container) { return place.frame }
    let size = contentSize(in: bounds)
    return CGRect(
      x: (bounds.width - size.width) / 2, y: (bounds.height - size.height) / 2,
      width: size.width, height: size.height)
  }

  /// Lays the app's background behind the content.
  open override func containerViewDidLayoutSubviews() {
    super.containerViewDidLayoutSubviews()
    layOutBackground()
  }

  /// A sheet, as on a phone.
  open override var adaptivePresentationStyle: UIModalPresentationStyle { .pageSheet }

  // MARK: The model

  override var placesPresentedView: Bool { true }

  /// The width of a popover whose content prefers no width.
  private static let usualWidth = DeviceProfile.current.presentations.popoverWidth

  /// Returns where the popover lies on a tablet; `nil` where it points at nothing.
  final func place(in container: UIView) -> PopoverPlace? {
    guard container.traitCollection.horizontalSizeClass == .regular, adaptedStyle == .popover,
      let anchor = anchor(in: container)
    else { return nil }
    let room = container.bounds.inset(by: container.safeAreaInsets).inset(by: popoverLayoutMargins)
    return PopoverPlace(
      contentSize(in: container.bounds), beside: anchor, within: room, permittedArrowDirections,
      gap: gap)
  }

  /// Returns the rectangle of the popover's target; an item of a bar comes before a view (behaviour
  /// 658).
  final func anchor(in container: UIView) -> CGRect? {
    if let item = barButtonItem, item.bar != nil { return item.frame(in: container) }
    guard let sourceView else { return nil }
    return container.convert(sourceRect.isNull ? sourceView.bounds : sourceRect, from: sourceView)
  }

  /// Returns the size that the content prefers, or that an action sheet needs.
  private func contentSize(in bounds: CGRect) -> CGSize {
    let preferred = presentedViewController.preferredContentSize
    let width = min(preferred.width > 0 ? preferred.width : Self.usualWidth, bounds.width)
    if preferred.height <= 0, let alert = presentedViewController as? UIAlertController {
      return CGSize(
        width: width, height: min(AlertLayout(alert, width: width).height, bounds.height))
    }
    return CGSize(
      width: width,
      height: preferred.height > 0 ? min(preferred.height, bounds.height) : bounds.height / 2)
  }

  override var shouldAdapt: Bool { true }

  override func fault(in gesture: UserDismissal) -> UserDismissal.Fault? {
    let isPopover = adaptedStyle == .popover
    return coversPresenter || isPopover && gesture == .swipe ? super.fault(in: gesture) : nil
  }

  /// Whether there is something that the popover can point at.
  final var hasAnchor: Bool { sourceView != nil || barButtonItem != nil }

  /// Gives the delegate its last chance to say where the popover points.
  final func prepare() {
    let delegate = delegate as? any UIPopoverPresentationControllerDelegate
    delegate?.prepareForPopoverPresentation(self)
  }

  override func lets(touchThroughAt point: CGPoint) -> Bool {
    guard let container = containerView else { return false }
    return passthroughViews?.contains {
      $0.point(inside: container.convert(point, to: $0), with: nil)
    } ?? false
  }

  override func lets(touchThroughTo view: UIView) -> Bool {
    passthroughViews?.contains { view.isDescendant(of: $0) } ?? false
  }
}

/// The directions in which the arrow of a popover points.
public struct UIPopoverArrowDirection: OptionSet, Sendable {
  /// The directions, as a bit for each.
  public let rawValue: UInt

  /// Creates a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let up = Self(rawValue: 1 << 0)
  public static let down = Self(rawValue: 1 << 1)
  public static let left = Self(rawValue: 1 << 2)
  public static let right = Self(rawValue: 1 << 3)
  public static let any: Self = [.up, .down, .left, .right]
  public static let unknown = Self(rawValue: UInt(Int.max))
}

/// The methods by which a popover tells its delegate about its presentation.
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  /// Called before the popover is presented, as the last chance to say where it points.
  func prepareForPopoverPresentation(
    _ popoverPresentationController: UIPopoverPresentationController)
}

extension UIPopoverPresentationControllerDelegate {
  public func prepareForPopoverPresentation(
    _ popoverPresentationController: UIPopoverPresentationController
  ) {}
}
