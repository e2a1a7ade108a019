public import Foundation

/// Which objects are fetched, and in which order.
public struct FetchDescriptor<T: PersistentModel> {
  /// What holds for the objects.
  public var predicate: Predicate<T>?
  /// Their order.
  public var sortBy: [SortDescriptor<T>]
  /// How many there are at most.
  public var fetchLimit: Int?
  /// How many of the first are left out.
  public var fetchOffset: Int?
  /// Whether what is not saved counts.
  public var includePendingChanges = true
  /// What is read at once: here that is everything.
  public var propertiesToFetch: [PartialKeyPath<T>] = []
  /// What is read at once of what objects lead to: here that is nothing.
  public var relationshipKeyPathsForPrefetching: [PartialKeyPath<T>] = []

  /// Creates a description.
  public init(predicate: Predicate<T>? = nil, sortBy: [SortDescriptor<T>] = []) {
    self.predicate = predicate
    self.sortBy = sortBy
  }

  /// The objects of a list, chosen, in their order.
  func apply(to models: [T]) throws -> [T] {
    var chosen = models
    if let predicate {
      do { chosen = try models.filter(predicate.evaluate) } catch {
        throw SwiftDataError.unsupportedPredicate
      }
    }
    let orders = sortBy.map(Self.order)
    if !orders.isEmpty {
      chosen.sort { one, other in
        orders.lazy.map { $0(one, other) }.first { $0 != .orderedSame } == .orderedAscending
      }
    }
    return Array(chosen.dropFirst(max(fetchOffset ?? 0, 0)).prefix(max(fetchLimit ?? .max, 0)))
  }

  /// The order that a descriptor says.
  ///
  /// Texts are compared as users expect it, in no language: on Linux, descriptors compare them by their codes.
  private static func order(_ descriptor: SortDescriptor<T>) -> (T, T) -> ComparisonResult {
    let text: (T) -> String?
    switch descriptor.keyPath {
    case let path as KeyPath<T, String>: text = { $0[keyPath: path] }
    case let path as KeyPath<T, String?>: text = { $0[keyPath: path] }
    default: return descriptor.compare
    }
    return { one, other in
      guard let first = text(one), let second = text(other) else {
        return descriptor.compare(one, other)
      }
      let result = first.compare(
        second, options: [.caseInsensitive, .numeric, .diacriticInsensitive])
      guard descriptor.order == .reverse else { return result }
      return ComparisonResult(rawValue: -result.rawValue) ?? result
    }
  }
}
