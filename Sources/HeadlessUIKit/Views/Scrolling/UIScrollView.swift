public import Foundation

/// A view that displays a part of its content, which the user can move and zoom.
///
/// Animated scrolling by code moves in frames of UIKit time, until something settles: then it ends,
/// and the delegate is told on a later turn. Outside of a window it ends at once. Scrolling by the
/// user takes no time.
@preconcurrency @MainActor
open class UIScrollView: UIView, ScrollViewDelegating {
  // MARK: Creating a scroll view

  /// Creates a scroll view with a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
  }

  /// Creates a scroll view from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    clipsToBounds = true
  }

  // MARK: Managing the content size and offset

  /// The size of the content.
  open var contentSize: CGSize {
    get { storedContentSize }
    set {
      observed(.contentSize) {
        guard storedContentSize != newValue else { return }
        storedContentSize = newValue
        noticeInsets()
      }
    }
  }

  /// The point of the content that lies at the top left of the view.
  open var contentOffset: CGPoint {
    get { storedBounds.origin }
    set {
      observed(.contentOffset) {
        guard moves(to: newValue) else { return }
        bounds = CGRect(origin: newValue, size: storedBounds.size)
      }
    }
  }

  /// Whether the content would move to a point, which has to be one.
  final func moves(to offset: CGPoint) -> Bool {
    offset != storedBounds.origin && offset.x.isFinite && offset.y.isFinite
  }

  /// Moves the content, if that is animated in frames of UIKit time (behaviour 920).
  ///
  /// An animation that is under way is replaced, or ends where it is (behaviour 921).
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    guard animated else {
      endScrollAnimation()
      return self.contentOffset = contentOffset
    }
    scrollAnimation?.cancel()
    scrollAnimation = nil
    guard contentOffset != self.contentOffset, contentOffset.x.isFinite, contentOffset.y.isFinite
    else { return }
    let animation = ScrollAnimation(of: self, to: contentOffset)
    scrollAnimation = animation
    animation.begin()
  }

  /// The view's rectangle in its own coordinates, whose origin is the content offset.
  open override var bounds: CGRect {
    get { super.bounds }
    set {
      let oldOrigin = storedBounds.origin
      super.bounds = newValue
      guard storedBounds.origin != oldOrigin else { return }
      setNeedsLayout()
      didScroll()
    }
  }

  // MARK: Managing the content inset behavior

  /// The insets, plus what bars cover if that counts.
  open var adjustedContentInset: UIEdgeInsets { currentInsets() }

  /// The space around the content by which it can be scrolled past its own edges.
  open var contentInset = UIEdgeInsets.zero {
    didSet { if contentInset != oldValue { noticeInsets() } }
  }

  /// How the area that bars cover is added to the insets.
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic {
    didSet { if contentInsetAdjustmentBehavior != oldValue { noticeInsets() } }
  }

  /// Called after the adjusted insets have changed.
  open func adjustedContentInsetDidChange() {}

  // MARK: Getting the layout guides

  /// The guide for views that do not scroll with the content.
  open var frameLayoutGuide: UILayoutGuide { layoutGuide(.frameLayout) }

  /// The guide for the content; constraints to it decide the size of the content.
  open var contentLayoutGuide: UILayoutGuide { layoutGuide(.contentLayout) }

  // MARK: Configuring the scroll view

  /// Whether the user can scroll.
  open var isScrollEnabled = true

  /// Whether a drag that begins along one axis moves the content along that axis only.
  open var isDirectionalLockEnabled = false

  /// Whether the content comes to rest only at multiples of the view's size.
  open var isPagingEnabled = false

  /// Whether a tap on the status bar scrolls to the top.
  open var scrollsToTop = true

  /// Whether the content can be pulled past its edges and then returns.
  open var bounces = true

  /// Whether content can be pulled up and down even if all of it fits.
  open var alwaysBounceVertical = false

  /// Whether content can be pulled from side to side even if all of it fits.
  open var alwaysBounceHorizontal = false

  // MARK: Getting the scrolling state

  /// Whether a finger is down on the content.
  open private(set) var isTracking = false

  /// Whether the user is dragging the content.
  open private(set) var isDragging = false

  /// Whether the content is still moving after the user let go of it.
  open private(set) var isDecelerating = false

  /// How fast the content comes to rest.
  open var decelerationRate = DecelerationRate.normal

  // MARK: Managing the scroll indicators

  /// The look of the indicators.
  open var indicatorStyle = IndicatorStyle.default

  /// How far the indicators lie from the edges.
  @available(*, deprecated, message: "Use the insets of each indicator.")
  open var scrollIndicatorInsets: UIEdgeInsets {
    get { verticalScrollIndicatorInsets }
    set {
      verticalScrollIndicatorInsets = newValue
      horizontalScrollIndicatorInsets = newValue
    }
  }

  /// Whether the area that bars cover is added to the insets of the indicators.
  open var automaticallyAdjustsScrollIndicatorInsets = true

  /// How far the horizontal indicator lies from the edges.
  open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero

  /// How far the vertical indicator lies from the edges.
  open var verticalScrollIndicatorInsets = UIEdgeInsets.zero

  /// Whether an indicator tells how far the content is scrolled to the side.
  open var showsHorizontalScrollIndicator = true

  /// Whether an indicator tells how far the content is scrolled down.
  open var showsVerticalScrollIndicator = true

  /// Displays the indicators for a moment, which changes nothing that code can read.
  open func flashScrollIndicators() {}

  // MARK: Scrolling to a specific location

  /// Moves the content just far enough to reveal a rectangle of it.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    guard !rect.isNull, !rect.isInfinite else { return }
    setContentOffset(offset(toShow: rect), animated: animated)
  }

  // MARK: Managing touches

  /// Whether the view waits to see whether a touch becomes a scroll.
  open var delaysContentTouches = true

  /// Whether a touch in the content can still become a drag.
  open var canCancelContentTouches = true

  /// Returns whether a touch in a view of the content may still become a drag.
  ///
  /// It may, but for controls.
  open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }

  // MARK: Zooming and panning

  /// The recognizer that detects drags.
  open var panGestureRecognizer: UIPanGestureRecognizer {
    if let pan { return pan }
    let pan = UIPanGestureRecognizer()
    self.pan = pan
    addGestureRecognizer(pan)
    return pan
  }

  /// Zooms so that a rectangle of the content just fills the view.
  open func zoom(to rect: CGRect, animated: Bool) {
    guard rect.width > 0, rect.height > 0, scrollDelegate?.viewForZooming(in: self) != nil else {
      return
    }
    let size = storedBounds.size
    let scale = zoomScale * min(size.width / rect.width, size.height / rect.height)
    let factor = clampedScale(scale) / zoomScale
    setZoomScale(scale, animated: animated)
    let center = CGPoint(x: rect.midX * factor, y: rect.midY * factor)
    contentOffset = clamped(CGPoint(x: center.x - size.width / 2, y: center.y - size.height / 2))
  }

  /// The scale of the zoomed view; 1 is its natural size.
  open var zoomScale: CGFloat {
    get { storedZoomScale }
    set { setZoomScale(newValue, animated: false) }
  }

  /// Zooms the view, within the limits.
  open func setZoomScale(_ scale: CGFloat, animated: Bool) {
    let scale = clampedScale(scale)
    guard scale != storedZoomScale, let view = scrollDelegate?.viewForZooming(in: self) else {
      return
    }
    endScrollAnimation()
    let factor = scale / storedZoomScale
    storedZoomScale = scale
    view.transform = CGAffineTransform(scaleX: scale, y: scale)
    contentSize = CGSize(width: contentSize.width * factor, height: contentSize.height * factor)
    tellZoom()
    guard animated else { return }
    hostApplication.mainLoop.enqueue("UIScrollView zooming ends") { [weak self, weak view] in
      guard let self else { return }
      scrollDelegate?.scrollViewDidEndZooming(self, with: view, atScale: storedZoomScale)
    }
  }

  /// The largest scale of the zoomed view.
  open var maximumZoomScale: CGFloat = 1

  /// The smallest scale of the zoomed view.
  open var minimumZoomScale: CGFloat = 1

  /// Whether the user is zooming.
  open private(set) var isZooming = false

  /// Whether the zoom is past its limits, which never happens in the model.
  open var isZoomBouncing: Bool { false }

  /// Whether the zoom can go past its limits and then returns.
  open var bouncesZoom = true

  // MARK: Managing the keyboard

  /// How a drag dismisses the keyboard.
  open var keyboardDismissMode = KeyboardDismissMode.none

  // MARK: Configuring a refresh control

  /// The control that the user pulls down to refresh the content.
  open var refreshControl: UIRefreshControl? {
    get { storedRefreshControl }
    set {
      guard newValue !== storedRefreshControl else { return }
      storedRefreshControl?.removeFromSuperview()
      storedRefreshControl = newValue
      if let newValue { insertSubview(newValue, at: 0) }
    }
  }

  // MARK: Managing the index

  /// When an index is displayed beside the content.
  open var indexDisplayMode = IndexDisplayMode.automatic

  // MARK: Preserving and restoring state

  /// Keeps how far the view is scrolled.
  open override func encodeRestorableState(with coder: NSCoder) {
    super.encodeRestorableState(with: coder)
    coder.encode(Double(contentOffset.x), forKey: "UIScrollView.contentOffset.x")
    coder.encode(Double(contentOffset.y), forKey: "UIScrollView.contentOffset.y")
  }

  /// Scrolls to where the view was.
  open override func decodeRestorableState(with coder: NSCoder) {
    super.decodeRestorableState(with: coder)
    guard coder.containsValue(forKey: "UIScrollView.contentOffset.y") else { return }
    contentOffset = CGPoint(
      x: coder.decodeDouble(forKey: "UIScrollView.contentOffset.x"),
      y: coder.decodeDouble(forKey: "UIScrollView.contentOffset.y"))
  }

  // MARK: Responding to changes

  /// Updates the insets, because what bars cover has changed.
  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    noticeInsets()
  }

  /// Lays out the content.
  open override func layoutSubviews() {
    super.layoutSubviews()
    noticeInsets()
  }

  // MARK: The model

  override class var elementRole: ElementRole { .scroll }

  /// The object that is told about scrolling and zooming.
  package final weak var scrollDelegate: (any UIScrollViewDelegate)?

  /// The way to an offset that the content is on.
  final var scrollAnimation: ScrollAnimation?
  private var pan: UIPanGestureRecognizer?
  private var storedRefreshControl: UIRefreshControl?
  private var storedZoomScale: CGFloat = 1
  private var storedContentSize = CGSize.zero
  private var dragCount = 0
  /// The insets that were announced last.
  private var noticedInsets = UIEdgeInsets.zero
  /// The insets that the content's place was last fitted to.
  private var followedInsets = UIEdgeInsets.zero
  private var isNoticingInsets = false

  /// Returns whether a recognizer may take a touch away from a view of the content.
  ///
  /// The content has the touch before the scroll view only if that delays no touches.
  final func lets(_ recognizer: UIGestureRecognizer, takeTouchFrom view: UIView) -> Bool {
    guard recognizer === pan, view !== self, !delaysContentTouches else { return true }
    return canCancelContentTouches && touchesShouldCancel(in: view)
  }

  /// Called after the content has moved; by default it tells the delegate.
  func didScroll() {
    AppCall.make("scrollViewDidScroll(_:)", of: self) { scrollDelegate?.scrollViewDidScroll(self) }
  }

  private func tellZoom() {
    AppCall.make("scrollViewDidZoom(_:)", of: self) { scrollDelegate?.scrollViewDidZoom(self) }
  }

  /// Returns the offset at which the content comes to rest instead of the proposed one.
  func adjustedTarget(_ offset: CGPoint, velocity: CGPoint) -> CGPoint { offset }

  final override func followWindow() {
    if storedWindow != nil { noticeInsets() }
  }

  /// Ends an animation that is under way where it is.
  private func endScrollAnimation() {
    guard let animation = scrollAnimation else { return }
    scrollAnimation = nil
    animation.cancel()
    tellEndOfScrollAnimation()
  }

  /// Tells the delegate that what code has scrolled with an animation has come to its end.
  final func tellEndOfScrollAnimation() {
    scrollDelegate?.scrollViewDidEndScrollingAnimation(self)
  }

  /// Announces that the insets have changed; content that was at the top stays at the top.
  ///
  /// In no window the content stays where it is: it follows once there is one (behaviour 922).
  private func noticeInsets() {
    let insets = currentInsets()
    let isNews = insets != noticedInsets
    let moves = storedWindow != nil && insets != followedInsets
    guard isNews || moves, !isNoticingInsets else { return }
    isNoticingInsets = true
    defer { isNoticingInsets = false }
    noticedInsets = insets
    var offset = contentOffset
    if moves {
      if offset.y == -followedInsets.top { offset.y = 0 - insets.top }
      if offset.x == -followedInsets.left { offset.x = 0 - insets.left }
      followedInsets = insets
    }
    if isNews {
      adjustedContentInsetDidChange()
      scrollDelegate?.scrollViewDidChangeAdjustedContentInset(self)
    }
    if moves { contentOffset = offset }
  }

  private func clampedScale(_ scale: CGFloat) -> CGFloat {
    let scale = min(max(scale, minimumZoomScale), max(minimumZoomScale, maximumZoomScale))
    return scale.isFinite && scale > 0 ? scale : storedZoomScale
  }

  // MARK: Actions of the user

  /// Drags the content, as a user does, until a point of it is at the top left, and lets go.
  ///
  /// The content only goes past an edge that bounces, and returns after the user lets go.
  /// Everything that follows letting go happens on a later turn.
  package final func userDrag(to point: CGPoint, velocity: CGPoint = .zero) {
    guard isScrollEnabled, point.x.isFinite, point.y.isFinite else { return }
    endScrollAnimation()
    dragCount &+= 1
    let drag = dragCount
    isDecelerating = false
    isTracking = true
    isDragging = true
    scrollDelegate?.scrollViewWillBeginDragging(self)
    if keyboardDismissMode != .none { window?.endEditing(false) }
    contentOffset = dragged(to: point)
    if restingRange.least.y - contentOffset.y >= UIRefreshControl.pull {
      storedRefreshControl?.userPulled()
    }
    let resting = restingOffset(from: contentOffset, velocity: velocity)
    var target = adjustedTarget(resting, velocity: velocity)
    scrollDelegate?.scrollViewWillEndDragging(
      self, withVelocity: velocity, targetContentOffset: &target)
    isTracking = false
    isDragging = false
    let end = target
    let goesOn = end != contentOffset
    scrollDelegate?.scrollViewDidEndDragging(self, willDecelerate: goesOn)
    guard goesOn else { return }
    isDecelerating = true
    scrollDelegate?.scrollViewWillBeginDecelerating(self)
    hostApplication.mainLoop.enqueue("UIScrollView decelerating ends") { [weak self] in
      guard let self, isDecelerating, dragCount == drag else { return }
      contentOffset = end
      isDecelerating = false
      scrollDelegate?.scrollViewDidEndDecelerating(self)
    }
  }

  /// Whether the user can pull the content down past its top edge.
  package final var canBePulledDown: Bool {
    let (least, greatest) = restingRange
    return isScrollEnabled && bounces && (alwaysBounceVertical || greatest.y > least.y)
  }

  /// Pulls the content down, as a user does, far enough to refresh it.
  package final func userPullDown() {
    let top = CGPoint(x: contentOffset.x, y: restingRange.least.y - UIRefreshControl.pull)
    userDrag(to: top)
  }

  /// Taps the status bar, as a user does, so that the content scrolls to the top.
  package final func userTapStatusBar() {
    let top = CGPoint(x: contentOffset.x, y: restingRange.least.y)
    guard scrollsToTop, isScrollEnabled, contentOffset.y > top.y else { return }
    guard scrollDelegate?.scrollViewShouldScrollToTop(self) ?? true else { return }
    endScrollAnimation()
    contentOffset = top
    hostApplication.mainLoop.enqueue("UIScrollView has scrolled to the top") { [weak self] in
      guard let self else { return }
      scrollDelegate?.scrollViewDidScrollToTop(self)
    }
  }

  /// Zooms with two fingers, as a user does.
  package final func userZoom(to scale: CGFloat) {
    guard let view = scrollDelegate?.viewForZooming(in: self) else { return }
    isZooming = true
    scrollDelegate?.scrollViewWillBeginZooming(self, with: view)
    setZoomScale(scale, animated: false)
    isZooming = false
    scrollDelegate?.scrollViewDidEndZooming(self, with: view, atScale: storedZoomScale)
  }
}
