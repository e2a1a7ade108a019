public import Foundation

/// Which things of the library are fetched, in which order.
public final class PHFetchOptions: NSObject {
  /// Creates options that fetch all.
  public override init() { super.init() }

  /// The condition for them.
  public var predicate: NSPredicate?
  /// Their order.
  public var sortDescriptors: [NSSortDescriptor]?
  /// How many there are at most; 0 sets no limit.
  public var fetchLimit = 0
  /// Whether what is hidden is fetched, too.
  public var includeHiddenAssets = false
  /// Whether all photos of a series are fetched.
  public var includeAllBurstAssets = false
  /// Their sources.
  public var includeAssetSourceTypes: PHAssetSourceType = []
  /// Whether changes are told one by one.
  public var wantsIncrementalChangeDetails = true
}
