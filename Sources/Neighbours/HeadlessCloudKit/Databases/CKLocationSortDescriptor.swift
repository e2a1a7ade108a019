public import Foundation
public import HeadlessCoreLocation
import Predicates

/// Sorts records by how far a value of theirs is from a place: the nearest first.
public final class CKLocationSortDescriptor: NSSortDescriptor {
  /// The place.
  public let relativeLocation: CLLocation
  private let name: String

  /// Creates a descriptor for the value of a name.
  public init(key: String, relativeLocation: CLLocation) {
    self.relativeLocation = relativeLocation
    name = key
    super.init(keyPath: \NSObject.self, ascending: true) { one, other in
      func way(_ record: Any) -> Double {
        let location = (record as? CKRecord)?.object(forKey: key) as? CLLocation
        return location?.distance(from: relativeLocation) ?? .infinity
      }
      let (one, other) = (way(one), way(other))
      return one < other ? .orderedAscending : one == other ? .orderedSame : .orderedDescending
    }
  }

  /// Archives are not supported.
  public required init?(coder: NSCoder) { nil }
}
