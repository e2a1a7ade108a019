public import Foundation
import Locks

/// Where an element of a collection view is, and how it looks.
///
/// Values can be compared on any thread, and changed on the main one.
@preconcurrency @MainActor
open class UICollectionViewLayoutAttributes: NSObject, @MainActor NSCopying {
  // MARK: Creating layout attributes

  /// Creates attributes of a cell that has no index path yet.
  public override init() { super.init() }

  /// Creates attributes of the cell of an item.
  public convenience init(forCellWith indexPath: IndexPath) {
    self.init()
    self.indexPath = indexPath
  }

  /// Creates attributes of a supplementary view.
  public convenience init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath)
  {
    self.init()
    kind = .supplementary(elementKind)
    self.indexPath = indexPath
  }

  /// Creates attributes of a decoration view.
  public convenience init(
    forDecorationViewOfKind decorationViewKind: String, with indexPath: IndexPath
  ) {
    self.init()
    kind = .decoration(decorationViewKind)
    self.indexPath = indexPath
  }

  // MARK: Identifying the referenced item

  /// The index path of the element.
  open var indexPath: IndexPath {
    get { values.withLock { $0.indexPath } }
    set { values.withLock { $0.indexPath = newValue } }
  }

  /// Whether the element is a cell, a supplementary view or a decoration view.
  open var representedElementCategory: UICollectionView.ElementCategory { kind.category }

  /// The kind of a supplementary or decoration view; `nil` for a cell.
  open var representedElementKind: String? { kind.name }

  // MARK: Accessing the layout attributes

  /// The rectangle of the element, which depends on center, size and transform (behaviour 501).
  open var frame: CGRect {
    get { values.withLock { $0.frame } }
    set { values.withLock { $0.frame = newValue } }
  }

  /// The rectangle of the element in its own coordinates, which starts at zero.
  open var bounds: CGRect {
    get { values.withLock { CGRect(origin: .zero, size: $0.size) } }
    set { values.withLock { $0.size = newValue.size } }
  }

  /// The middle of the element.
  open var center: CGPoint {
    get { values.withLock { $0.center } }
    set { values.withLock { $0.center = newValue } }
  }

  /// The size of the element; a new one leaves the middle where it is (behaviour 501).
  open var size: CGSize {
    get { values.withLock { $0.size } }
    set { values.withLock { $0.size = newValue } }
  }

  /// How the element is moved, turned and scaled about its middle.
  open var transform: CGAffineTransform {
    get { values.withLock { $0.transform } }
    set {
      values.withLock {
        $0.transform = newValue
        $0.space = nil
      }
    }
  }

  /// How the element is moved, turned and scaled in space; what that is in a plane counts for the
  /// frame.
  open var transform3D: CATransform3D {
    get { values.withLock { $0.space ?? CATransform3DMakeAffineTransform($0.transform) } }
    set {
      values.withLock {
        $0.transform = newValue.flat
        $0.space = CATransform3DIsAffine(newValue) ? nil : newValue
      }
    }
  }

  /// How opaque the element is, from 0 to 1.
  open var alpha: CGFloat {
    get { values.withLock { $0.alpha } }
    set { values.withLock { $0.alpha = newValue } }
  }

  /// How far in front the element is.
  open var zIndex: Int {
    get { values.withLock { $0.zIndex } }
    set { values.withLock { $0.zIndex = newValue } }
  }

  /// Whether the element is hidden; it may have no view then.
  open var isHidden: Bool {
    get { values.withLock { $0.isHidden } }
    set { values.withLock { $0.isHidden = newValue } }
  }

  // MARK: Copying and comparing

  /// Returns attributes of the same class with the same values.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = ObjectMaker.make(type(of: self))
    let values = values.withLock { $0 }
    copy.values.withLock { $0 = values }
    return copy
  }

  /// Returns whether an object is attributes of the same class with the same values.
  open nonisolated override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UICollectionViewLayoutAttributes else { return false }
    guard other !== self else { return true }
    guard type(of: other) == type(of: self) else { return false }
    let values = values.withLock { $0 }
    return other.values.withLock { $0 } == values
  }

  /// A number that is the same for equal attributes.
  open nonisolated override var hash: Int { values.withLock { $0.indexPath.hashValue } }

  // MARK: Storage

  private nonisolated let values = Locked(Values())

  // MARK: The model

  /// The kind of the element.
  final var kind: ElementKind {
    get { values.withLock { $0.kind } }
    set { values.withLock { $0.kind = newValue } }
  }

  /// Whether the element is in a section that scrolls by itself.
  ///
  /// The frame is that before any such scrolling then.
  final var isOrthogonal: Bool {
    get { values.withLock { $0.isOrthogonal } }
    set { values.withLock { $0.isOrthogonal = newValue } }
  }

  /// The item of a cell; `nil` for other elements, and where the path is invalid.
  final var row: ItemPath? { values.withLock { $0.kind == .cell ? ItemPath($0.indexPath) : nil } }

  /// Whether the element is transformed as nothing in a plane could be.
  final var isInSpace: Bool { values.withLock { $0.space != nil } }

  /// Whether all numbers that place the element are finite.
  final var isFinite: Bool {
    let frame = frame
    return frame.minX.isFinite && frame.minY.isFinite && frame.width.isFinite
      && frame.height.isFinite
  }

  /// The attributes as UIKit prints them, without an address.
  final var words: String {
    let frame = frame
    return "<\(type(of: self))> index path: (\(indexPath.words)); frame = (\(frame.minX.short) "
      + "\(frame.minY.short); \(frame.width.short) \(frame.height.short)); "
  }
}

extension UICollectionViewLayoutAttributes {
  /// The values of layout attributes.
  private struct Values: Equatable, Sendable {
    var kind = ElementKind.cell
    var indexPath = IndexPath(item: 0, section: 0)
    var center = CGPoint.zero
    var size = CGSize.zero
    var transform = CGAffineTransform.identity
    /// The transform, if it does more than one in a plane could do.
    var space: CATransform3D?
    var alpha: CGFloat = 1
    var zIndex = 0
    var isHidden = false
    var isOrthogonal = false

    var frame: CGRect {
      get {
        let frame = CGRect(
          x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width,
          height: size.height)
        guard !transform.isIdentity else { return frame }
        return frame.mapped { point in
          let moved = CGPoint(x: point.x - center.x, y: point.y - center.y).applying(transform)
          return CGPoint(x: moved.x + center.x, y: moved.y + center.y)
        }
      }
      set {
        if transform.isIdentity {
          size = newValue.size
        } else {
          let unscaled = newValue.size.applying(transform.inverted())
          size = CGSize(width: abs(unscaled.width), height: abs(unscaled.height))
        }
        center = CGPoint(
          x: newValue.origin.x + newValue.size.width / 2 - transform.tx,
          y: newValue.origin.y + newValue.size.height / 2 - transform.ty)
      }
    }
  }
}
