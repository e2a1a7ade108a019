public import Foundation

/// A row of dots, one for each page.
///
/// One dot stands for the current page.
///
/// A user's tap after the middle goes to the next page. A tap before the middle goes to the
/// previous page. `.valueChanged` and `.primaryActionTriggered` come only if the page changes, and
/// a change by code sends nothing (behaviour 12).
open class UIPageControl: UIControl {
  // MARK: Managing the page navigation

  /// The current page.
  ///
  /// It always exists.
  open var currentPage: Int {
    get { storedPage }
    set { storedPage = clamped(newValue) }
  }

  /// The number of pages.
  open var numberOfPages: Int {
    get { storedCount }
    set {
      storedCount = max(0, newValue)
      storedPage = clamped(storedPage)
      if hidesForSinglePage { isHidden = storedCount <= 1 }
      invalidateIntrinsicContentSize()
    }
  }

  /// Whether the control is hidden while there are fewer than two pages.
  open var hidesForSinglePage = false {
    didSet {
      guard hidesForSinglePage != oldValue else { return }
      isHidden = hidesForSinglePage && storedCount <= 1
    }
  }

  // MARK: Managing the interaction

  /// Whether a finger that slides over the dots changes pages.
  open var allowsContinuousInteraction = true

  /// How the user is interacting with the dots.
  open private(set) var interactionState = InteractionState.none

  // MARK: Configuring the appearance

  /// The color of the dots.
  open var pageIndicatorTintColor: UIColor?

  /// The color of the dot for the current page.
  open var currentPageIndicatorTintColor: UIColor?

  /// The background of the dots.
  open var backgroundStyle = BackgroundStyle.automatic

  /// The image that replaces each dot.
  open var preferredIndicatorImage: UIImage?

  /// The image that replaces the dot of the current page.
  open var preferredCurrentPageIndicatorImage: UIImage?

  /// Returns the image that replaces a page's dot, if the page has its own.
  open func indicatorImage(forPage page: Int) -> UIImage? { indicatorImages[page] }

  /// Sets the image that replaces a page's dot.
  ///
  /// `nil` removes it.
  open func setIndicatorImage(_ image: UIImage?, forPage page: Int) {
    if hasPage(page) { indicatorImages[page] = image }
  }

  /// Returns the image that replaces the dot of a page while it is current, if the page has its
  /// own.
  open func currentPageIndicatorImage(forPage page: Int) -> UIImage? { currentImages[page] }

  /// Sets the image that replaces the dot of a page while it is current.
  ///
  /// `nil` removes it.
  open func setCurrentPageIndicatorImage(_ image: UIImage?, forPage page: Int) {
    if hasPage(page) { currentImages[page] = image }
  }

  // MARK: Customizing the layout direction

  /// The direction from the first dot to the last.
  open var direction = Direction.natural {
    didSet { if direction != oldValue { invalidateIntrinsicContentSize() } }
  }

  // MARK: Measuring

  /// Returns the size that a number of dots needs.
  open func size(forNumberOfPages pageCount: Int) -> CGSize {
    let length = CGFloat(max(0, pageCount)) * Self.spacing + Self.margin
    return isVertical
      ? CGSize(width: Self.thickness, height: length)
      : CGSize(width: length, height: Self.thickness)
  }

  /// The size that the dots need.
  open override var intrinsicContentSize: CGSize { size(forNumberOfPages: storedCount) }

  /// Returns the size that the dots need.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  // MARK: Tracking touches

  /// Begins to follow a finger, and notes the half where it is.
  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    goesForward = isForward(touch)
    return true
  }

  /// Follows a finger, and notes the half where it is.
  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    goesForward = isForward(touch)
    return true
  }

  // MARK: Storage

  private static let thickness = DeviceProfile.current.controls.pageDotThickness
  private static let spacing = DeviceProfile.current.controls.pageDotSpacing
  private static let margin = DeviceProfile.current.controls.pageDotMargins
  private final var storedPage = 0
  private final var storedCount = 0
  private final var indicatorImages: [Int: UIImage] = [:]
  private final var currentImages: [Int: UIImage] = [:]
  /// Whether the finger is on the half that leads to the next page.
  private final var goesForward = true

  // MARK: Acting for assistive technologies

  /// Goes to the next page, and tells of the change.
  open override func accessibilityIncrement() { step(forward: true) }

  /// Goes to the previous page, and tells of the change.
  open override func accessibilityDecrement() { step(forward: false) }

  private final func step(forward: Bool) {
    guard hasPage(forward: forward) else { return }
    currentPage += forward ? 1 : -1
    sendValueChanged(with: nil)
  }

  // MARK: The model

  override class var elementRole: ElementRole { .pages }

  package override var claimsTaps: Bool { true }

  /// Returns whether there is a page after or before the current one.
  package final func hasPage(forward: Bool) -> Bool {
    forward ? currentPage < storedCount - 1 : currentPage > 0
  }

  /// Taps the half that leads to the next or the previous page as a user does.
  package final func userTap(forward: Bool) {
    let bounds = storedBounds
    let part = forward == isReversed ? 0.25 : 0.75
    let point =
      isVertical
      ? CGPoint(x: bounds.midX, y: bounds.minY + bounds.height * part)
      : CGPoint(x: bounds.minX + bounds.width * part, y: bounds.midY)
    hostApplication.finger.tap(
      self, at: touched(at: point), aimingAt: .half(isForward: forward))
  }

  override func touchUpInside(with event: UIEvent?) {
    let oldPage = currentPage
    if hasPage(forward: goesForward) { currentPage = goesForward ? oldPage + 1 : oldPage - 1 }
    if currentPage != oldPage {
      interactionState = .discrete
      sendValueChanged(with: event)
      interactionState = .none
    }
    super.touchUpInside(with: event)
  }

  private final func isForward(_ touch: UITouch) -> Bool {
    if case .half(let isForward)? = touch.aim { return isForward }
    let point = touch.location(in: self)
    let isAfterMiddle = isVertical ? point.y >= bounds.midY : point.x >= bounds.midX
    return isAfterMiddle != isReversed
  }

  private final var isVertical: Bool { direction == .topToBottom || direction == .bottomToTop }

  /// Whether the dots go from right to left, or from bottom to top.
  private final var isReversed: Bool {
    switch direction {
    case .natural: effectiveUserInterfaceLayoutDirection == .rightToLeft
    case .leftToRight, .topToBottom: false
    case .rightToLeft, .bottomToTop: true
    }
  }

  private final func hasPage(_ page: Int) -> Bool { page >= 0 && page < storedCount }

  private final func clamped(_ page: Int) -> Int { max(0, min(page, storedCount - 1)) }
}
