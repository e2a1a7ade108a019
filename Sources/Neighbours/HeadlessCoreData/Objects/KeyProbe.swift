import Foundation

/// Finds out by which key a key path of Swift's reads, which Linux does not know.
///
/// An object that was made for nothing else notes which value is asked for.
final class KeyProbe {
  var keys: [String] = []

  /// Returns the key that a key path reads from objects of an entity, if it reads one.
  static func key(of keyPath: AnyKeyPath, _ entity: NSEntityDescription) -> String? {
    let object = ManagedObjectMaker.make(entity, insertInto: nil)
    guard read(type(of: keyPath).rootType, is: object) else { return nil }
    let probe = KeyProbe()
    object.probe = probe
    _ = (object as Any)[keyPath: keyPath]
    return probe.keys.count == 1 ? probe.keys.first : nil
  }

  private static func read(_ root: Any.Type, is object: NSManagedObject) -> Bool {
    guard let root = root as? NSManagedObject.Type else { return false }
    return object.isKind(of: root)
  }
}
