public import Foundation

/// The changes of fetched results.
public final class PHFetchResultChangeDetails<ObjectType: PHObject>: NSObject {
  /// The results before.
  public let fetchResultBeforeChanges: PHFetchResult<ObjectType>
  /// The results now.
  public let fetchResultAfterChanges: PHFetchResult<ObjectType>
  /// Whether it is known what has changed one by one.
  public let hasIncrementalChanges = true
  /// The indexes of removed objects.
  public let removedIndexes: IndexSet?
  /// The removed objects.
  public let removedObjects: [ObjectType]
  /// The indexes of new objects.
  public let insertedIndexes: IndexSet?
  /// The new objects.
  public let insertedObjects: [ObjectType]
  /// Where something is that is not as it was.
  public let changedIndexes: IndexSet?
  /// The changed objects.
  public let changedObjects: [ObjectType]
  /// Whether something is elsewhere.
  public let hasMoves = false

  init?(_ before: PHFetchResult<ObjectType>) {
    let after = before.again()
    let (old, new) = (before.objects.map(\.localIdentifier), after.objects.map(\.localIdentifier))
    let (gone, come) = (Set(old).subtracting(new), Set(new).subtracting(old))
    func indexes(_ names: [String], _ isMeant: (Int) -> Bool) -> IndexSet {
      IndexSet(names.indices.filter(isMeant))
    }
    let removed = indexes(old) { gone.contains(old[$0]) }
    let inserted = indexes(new) { come.contains(new[$0]) }
    let changed = indexes(new) { index in
      guard let place = old.firstIndex(of: new[index]) else { return false }
      return (before.objects[place] as? PHAsset)?.modificationDate
        != (after.objects[index] as? PHAsset)?.modificationDate
    }
    guard !removed.isEmpty || !inserted.isEmpty || !changed.isEmpty || old != new else {
      return nil
    }
    fetchResultBeforeChanges = before
    fetchResultAfterChanges = after
    (removedIndexes, removedObjects) = (removed, before.objects(at: removed))
    (insertedIndexes, insertedObjects) = (inserted, after.objects(at: inserted))
    (changedIndexes, changedObjects) = (changed, after.objects(at: changed))
    super.init()
  }

  /// Calls a block with each thing that is elsewhere, which never happens here.
  public func enumerateMoves(_ handler: (Int, Int) -> Void) {}
}
