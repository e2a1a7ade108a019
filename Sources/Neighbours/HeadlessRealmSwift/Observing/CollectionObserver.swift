/// Hears of the changes of a collection.
final class CollectionObserver<Collection: RealmCollection>: RealmObserver {
  /// How far a change of an object is one of the objects that lead to it.
  private static var depth: Int { 4 }

  private let collection: Collection
  private let names: Set<String>?
  private let block: (RealmCollectionChange<Collection>) -> Void
  /// The elements as they were told last.
  private var told: [Collection.Element]?

  init(
    _ collection: Collection, _ keyPaths: [String]?,
    _ block: @escaping (RealmCollectionChange<Collection>) -> Void
  ) {
    (self.collection, self.block) = (collection, block)
    names = keyPaths.map { Set($0.map { $0.split(separator: ".").first.map(String.init) ?? $0 }) }
  }

  override func tell() {
    let touched = touched
    super.tell()
    let new = collection._live.all
    guard let old = told else {
      told = new
      block(.initial(collection))
      return
    }
    told = new
    let modified = modified(in: new, touched)
    let found = ElementChanges(
      from: Self.identities(of: old), to: Self.identities(of: new), modified: modified)
    guard !found.isEmpty else { return }
    block(
      .update(
        collection, deletions: found.deletions, insertions: found.insertions,
        modifications: found.modifications))
  }

  override func skip() {
    super.skip()
    if told != nil { told = collection._live.all } else { isDue = true }
  }

  /// What elements are told apart by: an equal value that comes again is another one.
  private static func identities(of elements: [Collection.Element]) -> [ElementIdentity] {
    var counts: [AnyHashable: Int] = [:]
    return elements.map { element in
      let value = AnyHashable(element)
      counts[value, default: 0] += 1
      return ElementIdentity(value: value, occurrence: counts[value] ?? 0)
    }
  }

  // MARK: Changes within

  /// The indexes of the elements that are other ones within, or that lead to such.
  private func modified(
    in elements: [Collection.Element], _ touched: [ObjectRow: Set<String>]
  ) -> Set<Int> {
    guard !touched.isEmpty else { return [] }
    return Set(
      elements.indices.filter { index in
        (elements[index] as? RLMObjectBase).map { isModified($0, touched) } ?? false
      })
  }

  private func isModified(_ object: RLMObjectBase, _ touched: [ObjectRow: Set<String>]) -> Bool {
    if let row = object.row, let changed = touched[row],
      changed.contains(where: { names?.contains($0) ?? true })
    {
      return true
    }
    return object.parts.filter { names?.contains($0.place.name) ?? true }.flatMap(\.links)
      .contains { Self.leads($0, to: touched, within: Self.depth - 1) }
  }

  private static func leads(
    _ object: RLMObjectBase, to touched: [ObjectRow: Set<String>], within depth: Int
  ) -> Bool {
    if let row = object.row, touched[row] != nil { return true }
    return depth > 0
      && object.parts.flatMap(\.links).contains { leads($0, to: touched, within: depth - 1) }
  }
}
