public import Foundation
public import HeadlessUIKit

/// A view that shows something at a place on a map.
@preconcurrency @MainActor
open class MKAnnotationView: UIView {
  /// Where a view is on its way to another place.
  public enum DragState: UInt, Sendable {
    /// It is not moved.
    case none = 0
    case starting = 1
    case dragging = 2
    case canceling = 3
    case ending = 4
  }

  /// What a view takes the place of that lies over others.
  public enum CollisionMode: Int, Sendable {
    case rectangle = 0
    case circle = 1
    case none = 2
  }

  // MARK: Creating a view

  /// Creates a view.
  public init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
    self.annotation = annotation
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
    if let size = Self.usualSize { bounds.size = size }
    isAccessibilityElement = true
    showName()
  }

  /// Creates a view without anything that it shows.
  public convenience override init(frame: CGRect) {
    self.init(annotation: nil, reuseIdentifier: nil)
    self.frame = frame
  }

  /// Creates a view without anything that it shows.
  public convenience init() { self.init(annotation: nil, reuseIdentifier: nil) }

  /// Creates a view from an archive.
  public required init?(coder aDecoder: NSCoder) {
    reuseIdentifier = nil
    super.init(coder: aDecoder)
  }

  /// Gets ready to show something else.
  open func prepareForReuse() {}

  /// Gets ready to show what it is for.
  open func prepareForDisplay() {}

  // MARK: What it shows

  /// The name by which it is used again.
  public let reuseIdentifier: String?
  /// Its annotation.
  open var annotation: (any MKAnnotation)? { didSet { showName() } }
  /// Its picture, which gives it its size.
  open var image: UIImage? {
    didSet { if let image { bounds.size = image.size } }
  }
  /// The distance of its middle from the place.
  open var centerOffset = CGPoint.zero
  /// The distance of the callout from it.
  open var calloutOffset = CGPoint.zero

  // MARK: How it is used

  /// Whether it can be selected.
  open var isEnabled = true
  /// Whether it is touched.
  open var isHighlighted = false
  /// Whether it is selected.
  open var isSelected: Bool {
    get { isChosen }
    set { setSelected(newValue, animated: false) }
  }
  /// Whether something opens when it is selected.
  open var canShowCallout = false
  /// The view on the left of the callout.
  open var leftCalloutAccessoryView: UIView?
  /// The view on the right of the callout.
  open var rightCalloutAccessoryView: UIView?
  /// The view below the callout's title.
  open var detailCalloutAccessoryView: UIView?
  /// Whether the user can move it.
  open var isDraggable = false
  /// Whether the user moves it.
  open var dragState = DragState.none
  /// The priority with which it shows.
  open var displayPriority = MKFeatureDisplayPriority.required
  /// The area that keeps others away.
  open var collisionMode = CollisionMode.rectangle
  /// The name of views that are shown as one; here each is shown.
  open var clusteringIdentifier: String?
  /// The view that shows it with others, always `nil` here.
  open var cluster: MKAnnotationView? { nil }

  /// Says whether it is selected.
  open func setSelected(_ selected: Bool, animated: Bool) { isChosen = selected }

  /// Says where it is on its way.
  open func setDragState(_ newDragState: DragState, animated: Bool) { dragState = newDragState }

  // MARK: The model

  /// How large a view of the class is that shows nothing else.
  class var usualSize: CGSize? { nil }

  private var isChosen = false
  weak var map: MKMapView?

  /// Lets it be called as what it is for.
  final func showName() {
    guard accessibilityLabel == nil || accessibilityLabel == shownName else { return }
    let parts = [annotation?.title, annotation?.subtitle].compactMap { $0 }.filter { !$0.isEmpty }
    shownName = parts.isEmpty ? nil : parts.joined(separator: ", ")
    accessibilityLabel = shownName
  }

  private var shownName: String?

  /// Does what a tap means.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = touches.first, bounds.contains(touch.location(in: self)) else { return }
    map?.userTaps(self)
  }

  /// Does what a tap means, for assistive technologies.
  open override func accessibilityActivate() -> Bool {
    guard let map else { return false }
    map.userTaps(self)
    return true
  }
}

/// The priority with which a view shows.
public struct MKFeatureDisplayPriority: RawRepresentable, Hashable, Sendable {
  /// The priority as a number.
  public let rawValue: Float

  public init(rawValue: Float) { self.rawValue = rawValue }

  /// Creates a priority.
  public init(_ rawValue: Float) { self.rawValue = rawValue }

  public static let required = Self(1_000)
  public static let defaultHigh = Self(750)
  public static let defaultLow = Self(250)
}
