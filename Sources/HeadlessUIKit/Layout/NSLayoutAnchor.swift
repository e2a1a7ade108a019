public import Foundation

/// A part of a view or guide, from which constraints are made.
@preconcurrency @MainActor
open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
  // MARK: Building constraints

  /// Makes a constraint: the two anchors are the same.
  open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    related(.equal, to: anchor)
  }

  /// Makes a constraint: this anchor lies a distance after the other.
  open func constraint(
    equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> NSLayoutConstraint {
    related(.equal, to: anchor, constant: c)
  }

  /// Makes a constraint: this anchor is at least the other.
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>
  ) -> NSLayoutConstraint {
    related(.greaterThanOrEqual, to: anchor)
  }

  /// Makes a constraint: this anchor lies at least a distance after the other.
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> NSLayoutConstraint {
    related(.greaterThanOrEqual, to: anchor, constant: c)
  }

  /// Makes a constraint: this anchor is at most the other.
  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>
  ) -> NSLayoutConstraint {
    related(.lessThanOrEqual, to: anchor)
  }

  /// Makes a constraint: this anchor lies at most a distance after the other.
  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> NSLayoutConstraint {
    related(.lessThanOrEqual, to: anchor, constant: c)
  }

  // MARK: Comparing

  /// Whether the other object is an anchor for the same part of the same item.
  open nonisolated override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? any AnyLayoutAnchor else { return false }
    return other.itemID == itemID && other.attribute == attribute
  }

  /// A number that is the same for equal anchors.
  open nonisolated override var hash: Int {
    var hasher = Hasher()
    hasher.combine(itemID)
    hasher.combine(attribute)
    return hasher.finalize()
  }

  // MARK: The model

  final let weakItem: WeakLayoutItem
  nonisolated let itemID: ObjectIdentifier?
  nonisolated let attribute: NSLayoutConstraint.Attribute

  /// Creates the anchor of a view.
  package convenience init(_ view: UIView, _ attribute: NSLayoutConstraint.Attribute) {
    self.init(WeakLayoutItem(.view(view)), attribute)
  }

  /// Creates the anchor of a guide.
  package convenience init(guide: UILayoutGuide, _ attribute: NSLayoutConstraint.Attribute) {
    self.init(WeakLayoutItem(.guide(guide)), attribute)
  }

  init(_ item: WeakLayoutItem, _ attribute: NSLayoutConstraint.Attribute) {
    weakItem = item
    itemID = item.item.map { ObjectIdentifier($0.object) }
    self.attribute = attribute
    super.init()
  }

  /// The anchor in a message, such as `<NSLayoutXAxisAnchor "UIView.leading">`.
  final var text: String {
    let type =
      if attribute.isSize {
        "NSLayoutDimension"
      } else {
        attribute.isHorizontalPlace == false ? "NSLayoutYAxisAnchor" : "NSLayoutXAxisAnchor"
      }
    return "<\(type) \"\(weakItem.item?.name ?? "(null)").\(attribute.name)\">"
  }

  /// Makes a constraint with another anchor, or with a constant alone.
  final func related(
    _ relation: NSLayoutConstraint.Relation, to anchor: NSLayoutAnchor<AnchorType>?,
    multiplier: CGFloat = 1, constant: CGFloat = 0
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(
      item: weakItem.item?.object as Any, attribute: attribute, relatedBy: relation,
      toItem: anchor?.weakItem.item?.object, attribute: anchor?.attribute ?? .notAnAttribute,
      multiplier: multiplier, constant: constant)
  }
}

/// An anchor, whatever its axis.
private protocol AnyLayoutAnchor {
  var itemID: ObjectIdentifier? { get }
  var attribute: NSLayoutConstraint.Attribute { get }
}

extension NSLayoutAnchor: AnyLayoutAnchor {}
