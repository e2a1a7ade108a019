import Foundation
import Predicates

/// Values at the ends of paths of keys.
enum KeyPathValues {
  static func value(of any: Any?, _ keys: ArraySlice<String>) -> Any? {
    guard let key = keys.first else { return any }
    let rest = keys.dropFirst()
    switch any {
    case let object as NSManagedObject: return value(of: object.value(forKey: key), rest)
    case let objects as NSSet:
      if key.hasPrefix("@") { return aggregate(objects.allObjects, keys) }
      return NSSet(array: objects.allObjects.compactMap { value(of: $0, keys) })
    case let objects as NSOrderedSet:
      if key.hasPrefix("@") { return aggregate(objects.array, keys) }
      return NSOrderedSet(array: objects.array.compactMap { value(of: $0, keys) })
    default: return nil
    }
  }

  private static func aggregate(_ objects: [Any], _ keys: ArraySlice<String>) -> Any? {
    let value = PredicateValue(objects).value(at: keys)
    if case .integer(let number) = value { return NSNumber(value: number) }
    return value.object
  }
}
