import Foundation

/// The size that a table or a collection gives to the content of a cell, as constraints say it
/// (behaviour 780).
///
/// The content is laid out in its own size; the constraints exist to be read, and are made at the
/// first access.
@MainActor
final class EncapsulatedSize {
  static let widthIdentifier = "UIView-Encapsulated-Layout-Width"
  static let heightIdentifier = "UIView-Encapsulated-Layout-Height"

  private var width: NSLayoutConstraint?
  private var height: NSLayoutConstraint?

  /// Returns the constraints for the size that a view has.
  func constraints(of view: UIView) -> [NSLayoutConstraint] {
    let size = view.storedBounds.size
    return [
      Self.constraint(on: view, .width, size.width, Self.widthIdentifier, &width),
      Self.constraint(on: view, .height, size.height, Self.heightIdentifier, &height),
    ]
  }

  private static func constraint(
    on view: UIView, _ attribute: NSLayoutConstraint.Attribute, _ length: CGFloat,
    _ identifier: String, _ known: inout NSLayoutConstraint?
  ) -> NSLayoutConstraint {
    if let known, known.constant == length { return known }
    let constraint = NSLayoutConstraint(
      item: view, attribute: attribute, relatedBy: .equal, toItem: nil,
      attribute: .notAnAttribute, multiplier: 1, constant: length)
    constraint.identifier = identifier
    known = constraint
    return constraint
  }

  /// Warns of content that leaves its frame to constraints, which a cell does not support.
  static func placingChanged(of view: UIView) {
    guard !view.translatesAutoresizingMaskIntoConstraints,
      view.layoutState.encapsulatedSize != nil, let cell = view.storedSuperview as? UITableViewCell
    else { return }
    ModelLog.warn(
      "Changing the translatesAutoresizingMaskIntoConstraints property of the contentView of a "
        + "UITableViewCell is not supported and will result in undefined behavior, as this "
        + "property is managed by the owning UITableViewCell. Cell: \(objectName(cell))",
      by: "UIView.translatesAutoresizingMaskIntoConstraints")
  }

  /// Tells the cell or table around a view that its content may ask for another size (behaviour 783).
  static func contentChanged(in view: UIView, byConstraints: Bool) {
    guard view.layoutState.encapsulatedSize != nil, let holder = view.storedSuperview else {
      return
    }
    if let cell = holder as? UITableViewCell {
      cell.sizeMayHaveChanged(byConstraints: byConstraints)
    } else if let cell = holder as? UICollectionViewCell {
      cell.sizeMayHaveChanged(byConstraints: byConstraints)
    } else if let table = holder as? UITableView {
      table.viewMayNeedOtherHeight(view, byConstraints: byConstraints)
    } else if let table = holder.storedSuperview as? UITableView {
      table.viewMayNeedOtherHeight(holder, byConstraints: byConstraints)
    }
  }
}
