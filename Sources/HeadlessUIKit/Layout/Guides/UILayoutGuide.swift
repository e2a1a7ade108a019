public import Foundation

/// A rectangle inside a view for use in constraints, which displays nothing.
@preconcurrency @MainActor
open class UILayoutGuide: NSObject, SelectorResponder {
  /// The methods and properties that selectors and storyboards can name.
  open class var objectiveCMembers: [Selector.Method] { [] }

  // MARK: Creating a layout guide

  /// Creates a guide, which code then adds to a view.
  public override init() {
    kind = .plain
    super.init()
  }

  // MARK: Working with layout guides

  /// A name for messages and tests.
  open var identifier = ""

  /// The frame of the guide in its view's coordinates, after the last layout.
  open var layoutFrame: CGRect { currentFrame }

  /// The view that owns the guide.
  open weak var owningView: UIView? {
    get { storedOwner }
    set {
      guard newValue !== storedOwner, kind == .plain else { return }
      storedOwner?.removeLayoutGuide(self)
      newValue?.addLayoutGuide(self)
    }
  }

  // MARK: Creating constraints using layout anchors

  /// The top edge.
  open var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(guide: self, .top) }
  /// The bottom edge.
  open var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(guide: self, .bottom) }
  /// The edge at which lines of text begin.
  open var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(guide: self, .leading) }
  /// The edge at which lines of text end.
  open var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(guide: self, .trailing) }
  /// The left edge.
  open var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(guide: self, .left) }
  /// The right edge.
  open var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(guide: self, .right) }
  /// The middle between left and right.
  open var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(guide: self, .centerX) }
  /// The middle between top and bottom.
  open var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(guide: self, .centerY) }
  /// The width.
  open var widthAnchor: NSLayoutDimension { NSLayoutDimension(guide: self, .width) }
  /// The height.
  open var heightAnchor: NSLayoutDimension { NSLayoutDimension(guide: self, .height) }

  // MARK: The model

  final let kind: Kind
  /// The layout node of a plain guide.
  final let node = LayoutNode(nil)
  /// The frame that the last layout gave a plain guide.
  final var solvedFrame = CGRect.zero
  package final weak var storedOwner: UIView? {
    didSet {
      guard let oldValue, oldValue !== storedOwner else { return }
      LayoutRoot.dropConstraints(with: self, from: oldValue)
    }
  }

  /// Creates one of the guides that every view has.
  package init(kind: Kind, owner: UIView) {
    self.kind = kind
    super.init()
    identifier = kind.identifier
    storedOwner = owner
  }

  private var currentFrame: CGRect {
    guard let owner = storedOwner else { return solvedFrame }
    switch kind {
    case .plain: return solvedFrame
    case .contentLayout:
      return CGRect(origin: .zero, size: (owner as? UIScrollView)?.contentSize ?? owner.bounds.size)
    case .frameLayout, .keyboard: return owner.bounds
    case .safeArea, .margins, .readableContent:
      let insets = kind.insets(in: owner)
      let bounds = owner.bounds
      return CGRect(
        x: bounds.minX + insets.left, y: bounds.minY + insets.top,
        width: max(0, bounds.width - insets.left - insets.right),
        height: max(0, bounds.height - insets.top - insets.bottom))
    }
  }
}
