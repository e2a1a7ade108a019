/// An ordered list of identifiers in which each is found quickly.
///
/// The identifiers are in blocks of about the same size, and a dictionary tells the block of each.
/// So an insertion or a search only goes through one block and the list of blocks.
struct IdentifierList<Identifier: Hashable & Sendable>: Sendable {
  private static var blockSize: Int { 128 }
  /// A number of blocks for which merging is not worth the effort.
  private static var fewBlocks: Int { 16 }
  /// How many times too large the blocks' total capacity may be before they are merged.
  private static var sparseness: Int { 8 }

  /// The blocks.
  ///
  /// Their indices never change, and an empty block can be used again.
  private var blocks: [[Identifier]] = []
  private var free: [Int] = []
  /// The indices of the blocks, in order.
  private var order: [Int] = []
  /// The rank of each block in the order.
  private var ranks: [Int] = []
  /// The index of the first identifier in each block, in order, followed by the count.
  private var starts: [Int] = [0]
  private var homes: [Identifier: Int] = [:]

  // MARK: Asking

  var count: Int { homes.count }

  func contains(_ identifier: Identifier) -> Bool { homes[identifier] != nil }

  func index(of identifier: Identifier) -> Int? {
    guard let block = homes[identifier] else { return nil }
    return blocks[block].firstIndex(of: identifier).map { starts[ranks[block]] + $0 }
  }

  /// The identifier at an index.
  ///
  /// The index must exist.
  subscript(index: Int) -> Identifier {
    let rank = rank(of: index)
    return blocks[order[rank]][index - starts[rank]]
  }

  var all: [Identifier] { self[0..<count] }

  subscript(range: Range<Int>) -> [Identifier] {
    guard !range.isEmpty else { return [] }
    var identifiers: [Identifier] = []
    identifiers.reserveCapacity(range.count)
    for rank in rank(of: range.lowerBound)..<order.count {
      let start = starts[rank]
      guard start < range.upperBound else { break }
      let block = blocks[order[rank]]
      let low = max(range.lowerBound - start, 0)
      identifiers += block[low..<min(range.upperBound - start, block.count)]
    }
    return identifiers
  }

  /// Returns the rank of the block that contains an index.
  private func rank(of index: Int) -> Int {
    Int.first(ofSorted: order.count) { starts[$0 + 1] > index }
  }

  // MARK: Changing

  /// Inserts identifiers that are not in the list yet at an index.
  mutating func insert(_ identifiers: [Identifier], at index: Int) {
    guard !identifiers.isEmpty else { return }
    let rank = index < count ? rank(of: index) : order.count - 1
    let isFirst = rank < 0
    let offset = isFirst ? 0 : index - starts[rank]
    if !isFirst, blocks[order[rank]].count + identifiers.count <= 2 * Self.blockSize {
      let block = order[rank]
      blocks[block].insert(contentsOf: identifiers, at: offset)
      for identifier in identifiers { homes[identifier] = block }
      return renumber(from: rank)
    }
    homes.reserveCapacity(homes.count + identifiers.count)
    var moved: [Identifier] = []
    if !isFirst {
      moved = Array(blocks[order[rank]][offset...])
      blocks[order[rank]].removeLast(moved.count)
    }
    let added = makeBlocks(identifiers + moved)
    order.insert(contentsOf: added, at: rank + 1)
    if !isFirst, blocks[order[rank]].isEmpty { free.append(order.remove(at: rank)) }
    renumber(from: max(0, rank))
  }

  private mutating func makeBlocks(_ identifiers: [Identifier]) -> [Int] {
    var made: [Int] = []
    var next = 0
    while next < identifiers.count {
      // If the rest is too small for its own block, it joins the last one.
      let rest = identifiers.count - next
      let size = rest < 2 * Self.blockSize ? rest : Self.blockSize
      let part = Array(identifiers[next..<(next + size)])
      let block = makeBlock(part)
      for identifier in part { homes[identifier] = block }
      made.append(block)
      next += size
    }
    return made
  }

  private mutating func makeBlock(_ identifiers: [Identifier]) -> Int {
    if let block = free.popLast() {
      blocks[block] = identifiers
      return block
    }
    blocks.append(identifiers)
    ranks.append(0)
    return blocks.count - 1
  }

  /// Removes identifiers from the list.
  ///
  /// Unknown ones are ignored.
  mutating func remove(_ identifiers: [Identifier]) {
    var first = order.count
    var emptied: [Int] = []
    for identifier in identifiers {
      guard let block = homes.removeValue(forKey: identifier) else { continue }
      guard let offset = blocks[block].firstIndex(of: identifier) else { continue }
      blocks[block].remove(at: offset)
      first = min(first, ranks[block])
      if blocks[block].isEmpty { emptied.append(block) }
    }
    guard first < order.count else { return }
    if !emptied.isEmpty {
      free += emptied
      order.removeAll { blocks[$0].isEmpty }
    }
    renumber(from: first)
    mergeIfScattered()
  }

  /// Merges blocks when too many small ones make the list of blocks long.
  private mutating func mergeIfScattered() {
    guard order.count > Self.fewBlocks, order.count * Self.blockSize > Self.sparseness * count
    else { return }
    let identifiers = all
    self = IdentifierList()
    insert(identifiers, at: 0)
  }

  private mutating func renumber(from first: Int) {
    starts.removeLast(starts.count - first - 1)
    for rank in first..<order.count {
      ranks[order[rank]] = rank
      starts.append(starts[rank] + blocks[order[rank]].count)
    }
  }
}
