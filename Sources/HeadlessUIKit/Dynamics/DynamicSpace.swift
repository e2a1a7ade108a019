import Foundation
import RigidBodies

/// Where an animator's items are: in a view, in a layout, or nowhere in particular.
@MainActor
struct DynamicSpace {
  weak var view: UIView?
  weak var layout: UICollectionViewLayout?

  /// The rectangle that items can be kept in.
  var bounds: CGRect {
    if let view { return view.bounds }
    return CGRect(origin: .zero, size: layout?.collectionViewContentSize ?? .zero)
  }

  /// The middle of an item, in the coordinates of the view.
  func position(of item: any UIDynamicItem) -> Vector {
    let center = holder(of: item).map { $0.convert(item.center, to: view) } ?? item.center
    return Vector(center.x.finite, center.y.finite)
  }

  func move(_ item: any UIDynamicItem, to position: Vector) {
    item.center = holder(of: item).map { $0.convert(position.point, from: view) } ?? position.point
  }

  /// The view whose coordinates an item's are, if it is another one than the animator's.
  private func holder(of item: any UIDynamicItem) -> UIView? {
    guard let view, let holder = (item as? UIView)?.superview, holder !== view,
      holder.isDescendant(of: view)
    else { return nil }
    return holder
  }
}
