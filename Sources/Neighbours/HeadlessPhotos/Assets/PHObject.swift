public import Foundation

/// Something of the photo library.
public class PHObject: NSObject, NSCopying {
  /// The library's identifier for it.
  public let localIdentifier: String

  init(_ localIdentifier: String) {
    self.localIdentifier = localIdentifier
    super.init()
  }

  /// The object itself, which does not change.
  public func copy(with zone: NSZone? = nil) -> Any { self }

  /// Whether two objects stand for the same.
  public override func isEqual(_ object: Any?) -> Bool {
    (object as? PHObject)?.localIdentifier == localIdentifier
  }

  /// A number that equal objects share.
  public override var hash: Int { localIdentifier.hashValue }
}
