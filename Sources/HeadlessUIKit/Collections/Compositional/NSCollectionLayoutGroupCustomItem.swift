public import Foundation

/// The place of one item in a group that an app lays out itself.
@preconcurrency @MainActor
open class NSCollectionLayoutGroupCustomItem: NSObject, @MainActor NSCopying {
  /// Creates a place in the coordinates of the group.
  public convenience init(frame: CGRect) { self.init(frame: frame, zIndex: 0) }

  /// Creates a place in the coordinates of the group that is so far in front.
  public init(frame: CGRect, zIndex: Int) {
    self.frame = frame
    self.zIndex = zIndex
    super.init()
  }

  /// The place in the coordinates of the group.
  public final let frame: CGRect

  /// How far in front the item is.
  public final let zIndex: Int

  /// Returns the place itself, which does not change.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}
