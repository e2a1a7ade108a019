public import Foundation

/// A rule for the position or the size of a view, relative to another view or a constant.
@preconcurrency @MainActor
open class NSLayoutConstraint: NSObject, SelectorResponder {
  /// The methods and properties that selectors and storyboards can name.
  open class var objectiveCMembers: [Selector.Method] { [] }

  // MARK: Creating constraints

  /// Creates an empty constraint, for a subclass or an archive.
  public override init() { super.init() }

  /// Creates a constraint: `first = multiplier × second + constant`, or with another relation.
  public convenience init(
    item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation, toItem view2: Any?,
    attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat
  ) {
    self.init()
    let first = LayoutItem(view1)
    let second = LayoutItem(view2)
    self.first = WeakLayoutItem(first)
    self.second = WeakLayoutItem(attr2 == .notAnAttribute ? nil : second)
    firstAttribute = attr1
    secondAttribute = second == nil ? .notAnAttribute : attr2
    self.relation = relation
    let hasWrongItem = first == nil || (view2.map(Self.isSomething) ?? false) && second == nil
    isSound = reportsNothingWrong(hasWrongItem: hasWrongItem, multiplier: multiplier)
    if multiplier.isFinite { self.multiplier = multiplier }
    if multiplier == 0, attr1.isSize { compareWithConstant() }
    if isFinite(c) { storedConstant = c } else { isSound = false }
  }

  /// Creates constraints from a visual format such as `H:|-[name]-8-[value]-|`.
  open class func constraints(
    withVisualFormat format: String, options opts: FormatOptions = [], metrics: [String: Any]?,
    views: [String: Any]
  ) -> [NSLayoutConstraint] {
    var parser = VisualFormat(format, options: opts, metrics: metrics ?? [:], views: views)
    return parser.constraints()
  }

  // MARK: Activating and deactivating constraints

  /// Whether the constraint is in effect.
  ///
  /// An active constraint belongs to the nearest view that contains both of its items.
  open var isActive: Bool {
    get { holder != nil }
    set { if newValue { activate() } else { deactivate() } }
  }

  /// Activates constraints.
  open class func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  /// Deactivates constraints.
  open class func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }

  // MARK: Accessing constraint data

  /// The view or guide on the first side.
  open var firstItem: AnyObject? { first.item?.object }

  /// The attribute of the first item.
  open private(set) var firstAttribute = Attribute.notAnAttribute

  /// How the two sides are compared.
  open private(set) var relation = Relation.equal

  /// The view or guide on the second side.
  open var secondItem: AnyObject? { second.item?.object }

  /// The attribute of the second item.
  open private(set) var secondAttribute = Attribute.notAnAttribute

  /// The factor of the second attribute.
  open private(set) var multiplier: CGFloat = 1

  /// The number that is added to the second side.
  open var constant: CGFloat {
    get { storedConstant }
    set {
      guard newValue != storedConstant, isFinite(newValue) else { return }
      storedConstant = newValue
      isSystemSpacing = false
      if isActive { askForLayout() }
    }
  }

  /// The anchor of the first side.
  open var firstAnchor: NSLayoutAnchor<AnyObject> { NSLayoutAnchor(first, firstAttribute) }

  /// The anchor of the second side, if there is one.
  open var secondAnchor: NSLayoutAnchor<AnyObject>? {
    second.isGiven ? NSLayoutAnchor(second, secondAttribute) : nil
  }

  // MARK: Getting the layout priority

  /// The priority, which can change while the constraint is active too.
  open var priority: UILayoutPriority {
    get { storedPriority }
    set {
      guard newValue != storedPriority else { return }
      guard newValue.rawValue > 0, newValue <= .required else {
        return ModelException.invalidArgument.raise(
          "It's illegal to set priority:\(ConstraintText.number(newValue.rawValue)). Priorities must "
            + "be greater than 0 and less or equal to NSLayoutPriorityRequired, which is "
            + "1000.000000.",
          by: "NSLayoutConstraint.priority")
      }
      // A constraint that was given up for others is tried anew.
      isBroken = false
      storedPriority = newValue
      if isActive { askForLayout() }
    }
  }

  // MARK: Identifying a constraint

  /// A name for messages and tests.
  open var identifier: String?

  // MARK: Controlling constraint archiving

  /// Whether the constraint is archived with its view.
  open var shouldBeArchived = false

  // MARK: Describing constraints

  /// The constraint as UIKit prints it, without addresses.
  ///
  /// Off the main actor it is only its class.
  nonisolated open override var description: String {
    guard MainQueue.isCurrent else { return "<NSLayoutConstraint>" }
    return MainActor.assumeIsolated { text }
  }

  // MARK: Storage

  /// The view that the constraint was added to.
  final weak var holder: UIView?
  /// The ends, as long as a view can hold the constraint.
  final var firstEnd: LayoutEnd?
  final var secondEnd: LayoutEnd?
  /// Whether the constraint contradicted others, and is only followed as far as they let it
  /// (behaviour 753).
  package final internal(set) var isBroken = false
  /// Whether the constant is the system's spacing, which the constraint then says of itself.
  final var isSystemSpacing = false
  /// The place among the constraints of the holder.
  package final var slot = 0
  final var first = WeakLayoutItem(nil)
  final var second = WeakLayoutItem(nil)
  /// The identities of both items' views when the constraint was added.
  final var firstViewID: ObjectIdentifier?
  final var secondViewID: ObjectIdentifier?
  /// Whether the constraint is valid; an invalid one is never added to a view.
  private var isSound = true
  private var storedConstant: CGFloat = 0
  private var storedPriority = UILayoutPriority.required

  /// Leaves out a second side of which nothing counts (behaviour 913).
  private func compareWithConstant() {
    second = WeakLayoutItem(nil)
    secondAttribute = .notAnAttribute
    multiplier = 1
  }

  private func activate() {
    guard isSound, !isActive, let one = first.item else { return }
    // A constraint whose second item is gone has no effect.
    guard !second.isGiven || second.item != nil else { return }
    guard let ancestor = Self.commonAncestor(of: one, and: second.item) else {
      return ModelException.generic.raise(
        "Unable to activate constraint with anchors \(firstAnchor.text) and "
          + "\(secondAnchor?.text ?? "(null)") because they have no common ancestor.  Does the "
          + "constraint or its anchors reference items in different view hierarchies?  That's "
          + "illegal.",
        by: "NSLayoutConstraint.isActive")
    }
    if AppWatch.withholds(.constraint(self, in: ancestor)) { return }
    install(on: ancestor)
  }

  private func deactivate() {
    if let holder { release(by: holder) }
  }
}
