import HeadlessCoreData

/// The order of what is found, as it was said.
enum FetchOrder<Result> {
  case keys([NSSortDescriptor])
  case values([SortDescriptor<Result>])

  /// The order as Core Data takes it.
  var keys: [NSSortDescriptor] {
    switch self {
    case .keys(let descriptors): return descriptors
    case .values(let descriptors):
      guard let entity = (Result.self as? NSManagedObject.Type)?.entity() else { return [] }
      return descriptors.compactMap { NSSortDescriptor($0, of: entity) }
    }
  }

  /// The order as a value; nothing of what was said by keys.
  var values: [SortDescriptor<Result>] {
    guard case .values(let descriptors) = self else { return [] }
    return descriptors
  }
}
