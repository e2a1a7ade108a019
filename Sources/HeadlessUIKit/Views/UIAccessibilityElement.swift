public import Foundation

/// An accessible part of a view that is not itself a view.
@preconcurrency @MainActor
open class UIAccessibilityElement: UIResponder, AccessibilityAttributed {
  // MARK: Creating an accessibility element

  /// Creates an element without a container.
  public override convenience init() { self.init(accessibilityContainer: NSNull()) }

  /// Creates an element that a container holds.
  public init(accessibilityContainer container: Any) {
    accessibilityContainer = container as AnyObject
    super.init()
  }

  // MARK: Accessing the containing view

  /// The container of the element.
  open weak var accessibilityContainer: AnyObject?

  /// The element's rectangle in the coordinates of the view that holds it.
  open var accessibilityFrameInContainerSpace = CGRect.zero {
    didSet { hasFrameInContainer = true }
  }

  // MARK: Determining accessibility

  /// Whether assistive technologies find the element.
  open var isAccessibilityElement = true

  // MARK: Configuring an accessibility element

  /// A short description of the element.
  open var accessibilityLabel: String?
  /// The result of using the element.
  open var accessibilityHint: String?
  /// The value of the element.
  open var accessibilityValue: String?
  /// The kind of element it is.
  open var accessibilityTraits = UIAccessibilityTraits.none
  /// A name by which tests can find the element.
  open var accessibilityIdentifier: String?
  /// The actions of the element besides using it.
  open var accessibilityCustomActions: [UIAccessibilityCustomAction]?
  /// The rotors that users can turn to at the element.
  open var accessibilityCustomRotors: [UIAccessibilityCustomRotor]?
  /// The elements within this one.
  open var accessibilityElements: [Any]?

  /// The element's rectangle on the screen.
  open var accessibilityFrame: CGRect {
    get {
      guard hasFrameInContainer, let view = container else { return givenFrame }
      return view.frameOnScreen(of: accessibilityFrameInContainerSpace)
    }
    set {
      givenFrame = newValue
      hasFrameInContainer = false
    }
  }

  /// The point on the screen where a finger uses the element.
  open var accessibilityActivationPoint: CGPoint {
    get { givenPoint ?? CGPoint(x: accessibilityFrame.midX, y: accessibilityFrame.midY) }
    set { givenPoint = newValue }
  }

  // MARK: The model

  /// The view that the element is in, by way of other elements.
  final var container: UIView? {
    var next = accessibilityContainer
    // Containers that hold each other would lead round and round.
    for _ in 0..<Self.depthLimit {
      if let view = next as? UIView { return view }
      next = (next as? UIAccessibilityElement)?.accessibilityContainer
    }
    return nil
  }

  /// How deep elements may lie in each other.
  static let depthLimit = 64

  private final var givenFrame = CGRect.zero
  private final var givenPoint: CGPoint?
  private final var hasFrameInContainer = false
}
