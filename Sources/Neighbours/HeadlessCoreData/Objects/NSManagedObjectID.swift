public import Foundation
import Locks
package import Predicates

/// Identifies an object in all contexts, and for ever once it is saved.
public final class NSManagedObjectID: NSObject, NSFetchRequestResult, NSCopying, Sendable {
  /// The name of the entity.
  let entityName: String
  /// The number of the row, or of the object until it is saved.
  let number: Int64
  /// The store's identifier; `nil` until the object is saved.
  let storeIdentifier: String?
  private let kind: Unchecked<NSEntityDescription>
  private let key: Int

  init(_ entity: NSEntityDescription, number: Int64, store: String?) {
    entityName = entity.name ?? ""
    self.number = number
    storeIdentifier = store
    // Proof: entities do not change once a store was opened with their model.
    kind = Unchecked(entity)
    var hasher = Hasher()
    hasher.combine(number)
    hasher.combine(store == nil)
    hasher.combine(entity.root.name ?? "")
    key = hasher.finalize()
  }

  /// The entity of the object.
  public var entity: NSEntityDescription { kind.value }

  /// Whether the object is yet to be saved.
  public var isTemporaryID: Bool { storeIdentifier == nil }

  /// The identifier as a URL, from which a coordinator makes it again.
  public func uriRepresentation() -> URL {
    let text =
      if let storeIdentifier {
        "x-coredata://\(storeIdentifier)/\(entityName)/p\(number)"
      } else {
        "x-coredata:///\(entityName)/t\(TemporaryNumbers.text(number))"
      }
    return URL(string: text) ?? URL(fileURLWithPath: "/")
  }

  /// Whether the object was made before another one: saved ones come first.
  func isOlder(than other: NSManagedObjectID) -> Bool {
    guard isTemporaryID == other.isTemporaryID else { return other.isTemporaryID }
    return number < other.number
  }

  /// Whether another identifier is of the same object.
  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSManagedObjectID else { return false }
    return self === other
      || number == other.number && key == other.key && storeIdentifier == other.storeIdentifier
  }

  /// What identifiers of the same object have in common.
  public override var hash: Int { key }

  /// The identifier as Core Data prints it.
  public override var description: String { "<\(uriRepresentation().absoluteString)>" }

  /// Returns the identifier itself.
  public func copy(with zone: NSZone? = nil) -> Any { self }
}

/// The numbers of objects that are yet to be saved.
enum TemporaryNumbers {
  private static let next = Counter()
  private static let process = UUID().uuidString

  static func take() -> Int64 { next.take() }

  static func text(_ number: Int64) -> String { "\(process)\(number)" }
}

extension NSManagedObjectID: PredicateSubject {
  /// Nothing: what the object has only its context knows.
  package func predicateValue(forKey key: String) -> PredicateValue { .nothing }

  package var predicateIdentity: AnyHashable { self }
}
