public import Foundation

/// An edge, a middle or a dimension of a view or guide, for making constraints.
@preconcurrency @MainActor
open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
  // MARK: Building constraints

  /// Returns a constraint that makes this anchor equal to another one.
  open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    related(.equal, to: anchor)
  }

  /// Returns a constraint that puts this anchor at a distance after another one.
  open func constraint(
    equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> NSLayoutConstraint {
    related(.equal, to: anchor, constant: c)
  }

  /// Returns a constraint that makes this anchor at least another one.
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>
  ) -> NSLayoutConstraint {
    related(.greaterThanOrEqual, to: anchor)
  }

  /// Returns a constraint that puts this anchor at least a distance after another one.
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> NSLayoutConstraint {
    related(.greaterThanOrEqual, to: anchor, constant: c)
  }

  /// Returns a constraint that makes this anchor at most another one.
  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>
  ) -> NSLayoutConstraint {
    related(.lessThanOrEqual, to: anchor)
  }

  /// Returns a constraint that puts this anchor at most a distance after another one.
  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> NSLayoutConstraint {
    related(.lessThanOrEqual, to: anchor, constant: c)
  }

  // MARK: Comparing

  /// Returns whether the other object is an anchor for the same attribute of the same item.
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

  /// The anchor in messages, such as `<NSLayoutXAxisAnchor "UIView.leading">`.
  final var text: String {
    let type =
      if attribute.isSize {
        "NSLayoutDimension"
      } else {
        attribute.isHorizontalPlace == false ? "NSLayoutYAxisAnchor" : "NSLayoutXAxisAnchor"
      }
    return "<\(type) \"\(weakItem.item?.name ?? "(null)").\(attribute.name)\">"
  }

  /// Returns a constraint to another anchor, or to a constant.
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

/// An anchor of any axis.
private protocol AnyLayoutAnchor {
  var itemID: ObjectIdentifier? { get }
  var attribute: NSLayoutConstraint.Attribute { get }
}

extension NSLayoutAnchor: AnyLayoutAnchor {}
