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
    if !sortBy.isEmpty { chosen.sort { compare($0, $1) == .orderedAscending } }
    return Array(chosen.dropFirst(fetchOffset ?? 0).prefix(fetchLimit ?? .max))
  }

  private func compare(_ one: T, _ other: T) -> ComparisonResult {
    for descriptor in sortBy {
      let result = compare(one, other, by: descriptor)
      if result != .orderedSame { return result }
    }
    return .orderedSame
  }

  /// Texts are compared as users expect it: on Linux, descriptors compare them by their codes.
  private func compare(_ one: T, _ other: T, by descriptor: SortDescriptor<T>) -> ComparisonResult {
    guard let path = descriptor.keyPath, let texts = path as? any TextPath,
      let (first, second) = texts.texts(of: one, other)
    else { return descriptor.compare(one, other) }
    let result = first.localizedStandardCompare(second)
    guard descriptor.order == .reverse else { return result }
    return ComparisonResult(rawValue: -result.rawValue) ?? result
  }
}

/// A key path that may lead to texts.
private protocol TextPath {
  func texts(of one: Any, _ other: Any) -> (String, String)?
}

extension KeyPath: TextPath {
  fileprivate func texts(of one: Any, _ other: Any) -> (String, String)? {
    guard let one = one as? Root, let other = other as? Root,
      let first = one[keyPath: self] as? String, let second = other[keyPath: self] as? String
    else { return nil }
    return (first, second)
  }
}
