public import Foundation

/// A row of segments.
///
/// One segment is selected.
///
/// A user's tap selects a segment, then sends `.valueChanged` and `.primaryActionTriggered`, and
/// then performs the segment's own action. It sends no touch events. A tap on the selected segment
/// sends nothing, unless the control is momentary. A change by code sends nothing (behaviour 9).
open class UISegmentedControl: UIControl {
  // MARK: Creating a segmented control

  /// Creates a control without segments.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Creates a control from an archive.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Creates a control with a segment for each title or image, in the size that they need.
  public init(items: [Any]?) {
    super.init(frame: .zero)
    for item in items ?? [] {
      if let image = item as? UIImage {
        segments.append(Segment(image: image))
      } else if let title = item as? String {
        segments.append(Segment(title: title))
      } else if let action = item as? UIAction {
        insert(Segment(action: action), at: segments.count)
      }
    }
    bounds.size = intrinsicContentSize
    frame.origin = .zero
  }

  /// Creates a control with a segment for each action.
  ///
  /// Selecting the segment performs the action.
  public init(frame: CGRect, actions: [UIAction]) {
    super.init(frame: frame)
    var known: Set<ObjectIdentifier> = []
    for action in actions where known.insert(ObjectIdentifier(action)).inserted {
      insert(Segment(action: action), at: segments.count)
    }
    if frame.size == .zero {
      bounds.size = intrinsicContentSize
      self.frame.origin = frame.origin
    }
  }

  // MARK: Managing segment content

  /// Returns the image of a segment.
  open func imageForSegment(at segment: Int) -> UIImage? {
    value(of: segment, by: "UISegmentedControl.imageForSegment(at:)")?.image
  }

  /// Sets the image of a segment, instead of its title.
  open func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
    change(segment, by: "UISegmentedControl.setImage(_:forSegmentAt:)") {
      $0.image = image
      $0.title = nil
    }
  }

  /// Returns the title of a segment.
  open func titleForSegment(at segment: Int) -> String? {
    value(of: segment, by: "UISegmentedControl.titleForSegment(at:)")?.title
  }

  /// Sets the title of a segment, instead of its image.
  open func setTitle(_ title: String?, forSegmentAt segment: Int) {
    change(segment, by: "UISegmentedControl.setTitle(_:forSegmentAt:)") {
      $0.title = title
      $0.image = nil
    }
  }

  // MARK: Managing segment actions

  /// Returns the action of a segment.
  open func actionForSegment(at segment: Int) -> UIAction? {
    value(of: segment, by: "UISegmentedControl.actionForSegment(at:)")?.action
  }

  /// Makes a segment show and perform an action.
  ///
  /// No other segment may have the same identifier.
  open func setAction(_ action: UIAction, forSegmentAt segment: Int) {
    let call = "UISegmentedControl.setAction(_:forSegmentAt:)"
    let known = segmentIndex(identifiedBy: action.identifier)
    guard known == NSNotFound || known == segment else {
      return ModelException.internalInconsistency.raise(
        "Another segment has an action with the identifier \(action.identifier.rawValue)", by: call)
    }
    var changed = Segment(action: action)
    change(segment, by: call) { segment in
      changed.width = segment.width
      changed.contentOffset = segment.contentOffset
      changed.isEnabled = segment.isEnabled
      segment = changed
    }
  }

  /// Returns the segment whose action has an identifier, or `NSNotFound` if no segment has it.
  open func segmentIndex(identifiedBy actionIdentifier: UIAction.Identifier) -> Int {
    guard actionCounts[actionIdentifier] != nil else { return NSNotFound }
    return segments.firstIndex { $0.action?.identifier == actionIdentifier } ?? NSNotFound
  }

  // MARK: Inserting and removing segments

  /// Inserts a segment for an action.
  ///
  /// It replaces a segment with the same identifier.
  open func insertSegment(action: UIAction, at segment: Int, animated: Bool) {
    let known = segmentIndex(identifiedBy: action.identifier)
    let new = Segment(action: action)
    if known == segment {
      return change(known, by: "UISegmentedControl.insertSegment(action:at:animated:)") { $0 = new }
    }
    if known != NSNotFound { remove(at: known) }
    insert(new, at: segment)
  }

  /// Inserts a segment with an image.
  ///
  /// An index that is too large means the end.
  open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
    insert(Segment(image: image), at: segment)
  }

  /// Inserts a segment with a title.
  ///
  /// An index that is too large means the end.
  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    insert(Segment(title: title), at: segment)
  }

  /// The number of segments.
  open var numberOfSegments: Int { segments.count }

  /// Removes all segments.
  open func removeAllSegments() {
    segments = []
    actionCounts = [:]
    storedSelection = Self.noSegment
    contentDidChange()
  }

  /// Removes a segment.
  ///
  /// An index that is too large means the last one.
  open func removeSegment(at segment: Int, animated: Bool) {
    guard !segments.isEmpty else { return }
    remove(at: min(max(0, segment), segments.count - 1))
  }

  // MARK: Accessing the selected segment

  /// The selected segment, or `noSegment` without a selection.
  ///
  /// In a momentary control it is the segment that is being tapped, while its actions run.
  open var selectedSegmentIndex: Int {
    get { storedSelection }
    set {
      guard newValue != Self.noSegment else {
        storedSelection = newValue
        return
      }
      guard segments.indices.contains(newValue) else {
        return ModelException.raiseBeyondBounds(
          newValue, count: segments.count, by: "UISegmentedControl.selectedSegmentIndex")
      }
      if !isMomentary { storedSelection = newValue }
    }
  }

  /// The index that means no segment.
  public static let noSegment = -1

  // MARK: Managing segment behavior and appearance

  /// Whether a segment is selected only while it is tapped.
  open var isMomentary = false {
    didSet { if isMomentary { storedSelection = Self.noSegment } }
  }

  /// Returns whether a segment can be selected.
  open func isEnabledForSegment(at segment: Int) -> Bool {
    value(of: segment, by: "UISegmentedControl.isEnabledForSegment(at:)")?.isEnabled ?? false
  }

  /// Sets whether a segment can be selected.
  open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
    change(segment, by: "UISegmentedControl.setEnabled(_:forSegmentAt:)") { $0.isEnabled = enabled }
  }

  /// Returns the offset of a segment's content from its center.
  open func contentOffsetForSegment(at segment: Int) -> CGSize {
    value(of: segment, by: "UISegmentedControl.contentOffsetForSegment(at:)")?.contentOffset
      ?? .zero
  }

  /// Sets the offset of a segment's content from its center.
  open func setContentOffset(_ offset: CGSize, forSegmentAt segment: Int) {
    change(segment, by: "UISegmentedControl.setContentOffset(_:forSegmentAt:)") {
      $0.contentOffset = offset
    }
  }

  /// Returns the width that was set for a segment, or 0 if it depends on the content.
  open func widthForSegment(at segment: Int) -> CGFloat {
    value(of: segment, by: "UISegmentedControl.widthForSegment(at:)")?.width ?? 0
  }

  /// Sets the width of a segment.
  ///
  /// With 0 it depends on the content.
  open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) {
    guard width.isFinite else { return }
    change(segment, by: "UISegmentedControl.setWidth(_:forSegmentAt:)") { $0.width = width }
  }

  /// Whether the segments are as wide as their content, instead of equally wide.
  open var apportionsSegmentWidthsByContent = false {
    didSet { contentDidChange() }
  }

  /// The color of the selected segment.
  open var selectedSegmentTintColor: UIColor?

  /// Returns the attributes of the titles for a state, or else for the normal state.
  open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    textAttributes.value(for: state)
  }

  /// Sets the attributes of the titles for a state.
  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {
    textAttributes.set(attributes, for: state)
    contentDidChange()
  }

  /// Returns the image behind segments in a state, or else the one for the normal state.
  open func backgroundImage(
    for state: UIControl.State, barMetrics: UIBarMetrics
  ) -> UIImage? { backgroundImages[barMetrics]?.value(for: state) }

  /// Sets the image behind segments in a state.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
  ) {
    backgroundImages[barMetrics, default: StateValues()].set(backgroundImage, for: state)
  }

  /// Returns the image between two segments, or else the image between normal ones.
  open func dividerImage(
    forLeftSegmentState leftState: UIControl.State, rightSegmentState rightState: UIControl.State,
    barMetrics: UIBarMetrics
  ) -> UIImage? { dividers.image(left: leftState, right: rightState, barMetrics) }

  /// Sets the image between two segments.
  open func setDividerImage(
    _ dividerImage: UIImage?, forLeftSegmentState leftState: UIControl.State,
    rightSegmentState rightState: UIControl.State, barMetrics: UIBarMetrics
  ) {
    dividers.set(dividerImage, left: leftState, right: rightState, barMetrics)
  }

  // MARK: Measuring

  /// The preferred size of all segments together.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: wantedWidths.reduce(0, +), height: Self.height)
  }

  /// Returns the preferred size of all segments together.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  // MARK: Tracking touches

  /// Begins to follow a finger that goes down on a segment.
  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    pressed = segment(under: touch)
    return true
  }

  /// Follows a finger from one segment to another.
  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    pressed = segment(under: touch)
    return true
  }

  // MARK: Storage

  final var segments: [Segment] = []
  /// How many segments have an action with each identifier.
  private final var actionCounts: [UIAction.Identifier: Int] = [:]
  /// Where the segments are, unless something has changed since that was found out.
  final var places: SegmentPlaces?
  private final var storedSelection = -1
  private final var textAttributes = StateValues<[NSAttributedString.Key: Any]>()
  private final var backgroundImages: [UIBarMetrics: StateValues<UIImage>] = [:]
  private final var dividers = DividerImages()
  /// The segment under the finger.
  private final var pressed = -1

  // MARK: The model

  override class var elementRole: ElementRole { .segments }

  package override var claimsTaps: Bool { true }

  /// Returns the segments with a title, or with an action of that title.
  package final func indices(titled title: String) -> [Int] {
    segments.indices.filter { (segments[$0].title ?? segments[$0].action?.title) == title }
  }

  /// Taps a segment as a user does.
  package final func userTap(segment: Int) {
    hostApplication.finger.tap(
      self, at: touched(at: middle(ofSegmentAt: segment)), aimingAt: .segment(segment))
  }

  private final func segment(under touch: UITouch) -> Int {
    if case .segment(let index)? = touch.aim { return index }
    return segmentIndex(at: touch.location(in: self).x)
  }

  // A segmented control reports its value and no touches.
  override func sendTouch(_ events: Event, with event: UIEvent?) {}

  override func touchUpInside(with event: UIEvent?) {
    let index = pressed
    guard segments.indices.contains(index), segments[index].isEnabled else { return }
    guard isMomentary || index != storedSelection else { return }
    let action = segments[index].action
    let isMomentary = isMomentary
    storedSelection = index
    sendValueChanged(with: event)
    if let action { sendAction(action) }
    if isMomentary, storedSelection == index { storedSelection = Self.noSegment }
  }

  private final func value(of index: Int, by call: String) -> Segment? {
    guard segments.indices.contains(index) else {
      ModelException.raiseBeyondBounds(index, count: segments.count, by: call)
      return nil
    }
    return segments[index]
  }

  private final func change(_ index: Int, by call: String, _ change: (inout Segment) -> Void) {
    guard segments.indices.contains(index) else {
      return ModelException.raiseBeyondBounds(index, count: segments.count, by: call)
    }
    count(segments[index].action, -1)
    change(&segments[index])
    count(segments[index].action, 1)
    contentDidChange()
  }

  private final func insert(_ segment: Segment, at index: Int) {
    let index = min(max(0, index), segments.count)
    segments.insert(segment, at: index)
    count(segment.action, 1)
    if storedSelection >= index { storedSelection += 1 }
    contentDidChange()
  }

  private final func remove(at index: Int) {
    count(segments.remove(at: index).action, -1)
    if storedSelection == index {
      storedSelection = Self.noSegment
    } else if storedSelection > index {
      storedSelection -= 1
    }
    contentDidChange()
  }

  private final func count(_ action: UIAction?, _ change: Int) {
    guard let identifier = action?.identifier else { return }
    let count = (actionCounts[identifier] ?? 0) + change
    actionCounts[identifier] = count > 0 ? count : nil
  }

  private final func contentDidChange() {
    places = nil
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }
}
