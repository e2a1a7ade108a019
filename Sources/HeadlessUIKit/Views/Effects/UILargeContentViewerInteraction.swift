public import Foundation

/// A long press that shows an item in large, where the user has large texts.
///
/// The picture in large is not shown here.
@preconcurrency @MainActor
open class UILargeContentViewerInteraction: NSObject, UIInteraction {
  /// Creates an interaction.
  public init(delegate: (any UILargeContentViewerInteractionDelegate)?) {
    storedDelegate = delegate
    super.init()
  }

  /// Creates an interaction without a delegate.
  public override convenience init() { self.init(delegate: nil) }

  /// The object that says which item is at a point; it is not kept alive.
  open var delegate: (any UILargeContentViewerInteractionDelegate)? { storedDelegate }

  /// Whether items are shown in large: while the user has a large text size.
  open class var isEnabled: Bool {
    UIApplication.shared.preferredContentSizeCategory.isAccessibilityCategory
  }

  /// Posted when items are shown in large, or no longer.
  public nonisolated static let enabledStatusDidChangeNotification = Notification.Name(
    "UILargeContentViewerInteractionEnabledStatusDidChangeNotification")

  /// The gesture recognizer of the interaction, for others to wait for.
  open private(set) lazy var gestureRecognizerForExclusionRelationship: UIGestureRecognizer =
    UILongPressGestureRecognizer()

  /// The view that the interaction was added to.
  open var view: UIView? { storedView }

  /// Called when the interaction is about to be added to a view, or to be removed.
  open func willMove(to view: UIView?) {}

  /// Called when the interaction has been added to a view, or removed.
  open func didMove(to view: UIView?) { storedView = view }

  private final weak var storedDelegate: (any UILargeContentViewerInteractionDelegate)?
  private final weak var storedView: UIView?
}

/// The methods by which an interaction asks what it shows in large.
@preconcurrency @MainActor
public protocol UILargeContentViewerInteractionDelegate: NSObjectProtocol {
  /// Called when the user has let an item go.
  func largeContentViewerInteraction(
    _ interaction: UILargeContentViewerInteraction, didEndOn item: (any UILargeContentViewerItem)?,
    at point: CGPoint)

  /// Returns the item at a point of the view.
  func largeContentViewerInteraction(
    _ interaction: UILargeContentViewerInteraction, itemAt point: CGPoint
  ) -> (any UILargeContentViewerItem)?

  /// Returns the screen on which the item is shown.
  func viewController(
    for interaction: UILargeContentViewerInteraction
  ) -> UIViewController
}

extension UILargeContentViewerInteractionDelegate {
  public func largeContentViewerInteraction(
    _ interaction: UILargeContentViewerInteraction, didEndOn item: (any UILargeContentViewerItem)?,
    at point: CGPoint
  ) {}

  /// Returns the view of the interaction.
  public func largeContentViewerInteraction(
    _ interaction: UILargeContentViewerInteraction, itemAt point: CGPoint
  ) -> (any UILargeContentViewerItem)? { interaction.view }

  /// Returns the window's screen.
  public func viewController(
    for interaction: UILargeContentViewerInteraction
  ) -> UIViewController { interaction.view?.window?.rootViewController ?? UIViewController() }
}

/// What can be shown in large.
@preconcurrency @MainActor
public protocol UILargeContentViewerItem: NSObjectProtocol {
  /// Whether the item is shown in large.
  var showsLargeContentViewer: Bool { get }
  /// The title.
  var largeContentTitle: String? { get }
  /// The image.
  var largeContentImage: UIImage? { get }
  /// Whether the image may be scaled.
  var scalesLargeContentImage: Bool { get }
  /// The insets of the image.
  var largeContentImageInsets: UIEdgeInsets { get }
}
