import FailureReporting
public import Foundation

/// The results from the library, in order.
public class PHFetchResult<ObjectType: AnyObject>: NSObject {
  let objects: [ObjectType]
  private let fetch: () -> [ObjectType]
  /// Makes the object that stands for a missing one.
  private let missing: () -> ObjectType

  init(_ fetch: @escaping () -> [ObjectType], missing: @escaping () -> ObjectType) {
    objects = fetch()
    self.fetch = fetch
    self.missing = missing
    super.init()
  }

  /// Fetches the same anew.
  func again() -> PHFetchResult { PHFetchResult(fetch, missing: missing) }

  /// The number of objects.
  public var count: Int { objects.count }
  /// The first one.
  public var firstObject: ObjectType? { objects.first }
  /// The last one.
  public var lastObject: ObjectType? { objects.last }

  /// Returns one by its index.
  public func object(at index: Int) -> ObjectType {
    if objects.indices.contains(index) { return objects[index] }
    PhotoExceptions.raise(
      "index \(index) beyond bounds \(objects.isEmpty ? "for empty result" : "[0 .. \(objects.count - 1)]")",
      name: "NSRangeException", by: "PHFetchResult.object(at:)")
    return missing()
  }

  /// Returns one by its index.
  public subscript(index: Int) -> ObjectType { object(at: index) }

  /// Returns some by their indexes.
  public func objects(at indexes: IndexSet) -> [ObjectType] {
    indexes.filter { objects.indices.contains($0) }.map { objects[$0] }
  }

  /// Returns whether something is among them.
  public func contains(_ anObject: ObjectType) -> Bool { index(of: anObject) != NSNotFound }

  /// Returns the index of something, or `NSNotFound`.
  public func index(of anObject: ObjectType) -> Int {
    let index = objects.firstIndex { one in
      one === anObject || (one as? NSObject)?.isEqual(anObject) == true
    }
    return index ?? NSNotFound
  }

  /// Calls a block with each one and its index, until that says stop.
  public func enumerateObjects(
    _ block: (ObjectType, Int, UnsafeMutablePointer<ObjCBool>) -> Void
  ) { enumerateObjects(options: [], using: block) }

  /// Calls a block with each one and its index, from the end if the options say so.
  public func enumerateObjects(
    options: NSEnumerationOptions,
    using block: (ObjectType, Int, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    var stop = ObjCBool(false)
    let indices = Array(objects.indices)
    for index in options.contains(.reverse) ? indices.reversed() : indices {
      block(objects[index], index, &stop)
      if stop.boolValue { return }
    }
  }

  /// Returns how many photos, or films, there are.
  public func countOfAssets(with mediaType: PHAssetMediaType) -> Int {
    objects.count { ($0 as? PHAsset)?.mediaType == mediaType }
  }
}
