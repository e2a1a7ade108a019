/// Identifiers in an order, each found at once wherever it stands.
///
/// They stand in blocks of about the same size, and a dictionary tells the block of each one. So
/// neither an insert nor a search goes through more than one block and the list of blocks.
struct IdentifierList<Identifier: Hashable & Sendable>: Sendable {
  private static var blockSize: Int { 128 }

  /// The blocks, at places that they keep; an empty one is free to be used again.
  private var blocks: [[Identifier]] = []
  private var free: [Int] = []
  /// The blocks in order.
  private var order: [Int] = []
  /// Where each block stands in the order.
  private var ranks: [Int] = []
  /// The index of the first identifier of each block, in order, and behind them the count.
  private var starts: [Int] = [0]
  private var homes: [Identifier: Int] = [:]

  // MARK: Asking

  var count: Int { homes.count }

  func contains(_ identifier: Identifier) -> Bool { homes[identifier] != nil }

  func index(of identifier: Identifier) -> Int? {
    guard let block = homes[identifier] else { return nil }
    return blocks[block].firstIndex(of: identifier).map { starts[ranks[block]] + $0 }
  }

  /// The identifier at an index, which has to exist.
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

  /// The block that holds an index, counted in order.
  private func rank(of index: Int) -> Int {
    var low = 0
    var high = order.count
    while low < high {
      let middle = (low + high) / 2
      if starts[middle + 1] <= index { low = middle + 1 } else { high = middle }
    }
    return low
  }

  // MARK: Changing

  /// Puts identifiers that are not in the list at an index.
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
      // A rest that is too small for a block goes into the last one.
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

  /// Takes identifiers out of the list; those that are not in it are left alone.
  mutating func remove(_ identifiers: [Identifier]) {
    for identifier in identifiers {
      guard let block = homes.removeValue(forKey: identifier) else { continue }
      guard let offset = blocks[block].firstIndex(of: identifier) else { continue }
      blocks[block].remove(at: offset)
    }
    let emptied = order.filter { blocks[$0].isEmpty }
    if !emptied.isEmpty {
      free += emptied
      order.removeAll { blocks[$0].isEmpty }
    }
    renumber(from: 0)
    mergeIfScattered()
  }

  /// Blocks that have become small would make the list of them long.
  private mutating func mergeIfScattered() {
    guard order.count > 16, order.count * Self.blockSize > 8 * count else { return }
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
