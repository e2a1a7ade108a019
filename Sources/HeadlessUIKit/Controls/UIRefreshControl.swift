public import Foundation

/// A control that the user pulls down with the content of a scroll view, to refresh it.
///
/// A user's pull sets `isRefreshing`, then sends `.valueChanged` and `.primaryActionTriggered`. A
/// refresh that code begins sends nothing (behaviour 120).
open class UIRefreshControl: UIControl {
  // MARK: Creating a refresh control

  /// Creates a refresh control of the usual size.
  public init() { super.init(frame: CGRect(origin: .zero, size: Self.size)) }

  /// Creates a refresh control, which has the usual size whatever its frame.
  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: Self.size))
  }

  /// Creates a refresh control from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    bounds.size = Self.size
  }

  // MARK: Accessing the control attributes

  /// The text below the wheel.
  @NSCopying open var attributedTitle: NSAttributedString?

  // MARK: Managing the refresh status

  /// Begins to refresh, without sending an action.
  open func beginRefreshing() { storedIsRefreshing = true }

  /// Ends refreshing.
  open func endRefreshing() { storedIsRefreshing = false }

  /// Whether the content is being refreshed.
  open var isRefreshing: Bool { storedIsRefreshing }

  // MARK: Storage

  private static var size: CGSize {
    CGSize(
      width: UIScreen.main.appBounds.width,
      height: DeviceProfile.current.controls.refreshControlHeight)
  }
  private final var storedIsRefreshing = false

  // MARK: The model

  override class var elementRole: ElementRole { .refresh }

  /// The distance by which a user has to pull the content down.
  package static let pull: CGFloat = 120

  /// Begins to refresh because the user has pulled the content down far enough.
  final func userPulled() {
    guard !isRefreshing, isEnabled else { return }
    beginRefreshing()
    sendValueChanged(with: nil)
  }
}
