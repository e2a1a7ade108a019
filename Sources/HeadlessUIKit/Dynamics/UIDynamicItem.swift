public import Foundation

/// Something that a dynamic animator moves and turns.
@preconcurrency @MainActor
public protocol UIDynamicItem: NSObjectProtocol {
  /// The middle of the item.
  var center: CGPoint { get set }
  /// The size of the item.
  var bounds: CGRect { get }
  /// How the item is turned.
  var transform: CGAffineTransform { get set }
  /// The shape of the item where it meets others.
  var collisionBoundsType: UIDynamicItemCollisionBoundsType { get }
  /// That shape, around the point zero, if it is a path; concave parts of it are filled.
  var collisionBoundingPath: UIBezierPath { get }
}

extension UIDynamicItem {
  /// A rectangle of the item's size.
  public var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }

  public var collisionBoundingPath: UIBezierPath { UIBezierPath() }
}

/// The shape of an item where it meets others.
public enum UIDynamicItemCollisionBoundsType: UInt, Sendable {
  /// The item's bounds.
  case rectangle = 0
  /// An ellipse within the bounds.
  case ellipse = 1
  /// A path of the item's.
  case path = 2
}

extension UIView: UIDynamicItem {}

extension UICollectionViewLayoutAttributes: UIDynamicItem {}
