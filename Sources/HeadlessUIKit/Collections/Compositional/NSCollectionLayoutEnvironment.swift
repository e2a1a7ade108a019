public import Foundation

/// The room for the elements of a compositional layout (behaviour 527).
@preconcurrency @MainActor
public protocol NSCollectionLayoutContainer: NSObjectProtocol {
  /// The size before insets.
  var contentSize: CGSize { get }

  /// The size after insets.
  var effectiveContentSize: CGSize { get }

  /// The insets.
  var contentInsets: NSDirectionalEdgeInsets { get }

  /// The insets that take room.
  var effectiveContentInsets: NSDirectionalEdgeInsets { get }
}

/// The environment in which a section or a group is laid out.
@preconcurrency @MainActor
public protocol NSCollectionLayoutEnvironment: NSObjectProtocol {
  /// The room.
  var container: any NSCollectionLayoutContainer { get }

  /// The traits of the collection view.
  var traitCollection: UITraitCollection { get }
}

/// An element in view, whose looks a closure may change until the next layout.
@preconcurrency @MainActor
public protocol NSCollectionLayoutVisibleItem: UIDynamicItem {
  /// How opaque the element is.
  var alpha: CGFloat { get set }

  /// How far in front the element is.
  var zIndex: Int { get set }

  /// Whether the element is hidden.
  var isHidden: Bool { get set }

  /// The middle of the element.
  var center: CGPoint { get set }

  /// How the element is moved, turned and scaled about its middle.
  var transform: CGAffineTransform { get set }

  /// How the element is moved, turned and scaled in space.
  var transform3D: CATransform3D { get set }

  /// The kind of a supplementary or decoration view; the empty text for a cell.
  var name: String { get }

  /// The index path of the element.
  var indexPath: IndexPath { get }

  /// The rectangle of the element.
  var frame: CGRect { get }

  /// The rectangle of the element in its own coordinates.
  var bounds: CGRect { get }

  /// The category of the element.
  var representedElementCategory: UICollectionView.ElementCategory { get }

  /// The kind of a supplementary or decoration view.
  var representedElementKind: String? { get }
}
