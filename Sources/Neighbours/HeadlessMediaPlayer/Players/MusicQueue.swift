/// What a player plays, in the order in which it does so.
struct MusicQueue {
  /// An item at its place in the queue, where it may stand several times.
  final class Entry {
    let item: MPMediaItem
    let start: Double
    /// Where it ends; `nil` if it has no length, and so goes on until it is ended.
    let end: Double?

    /// Creates an entry; a place beyond the item is taken for none.
    init(_ item: MPMediaItem, from start: Double = 0, to end: Double? = nil) {
      let length = item.playbackDuration > 0 ? item.playbackDuration : nil
      let last = length ?? .infinity
      let first = start > 0 && start < last ? start : 0
      self.item = item
      self.start = first
      self.end = end.flatMap { $0 > first && $0 < last ? $0 : nil } ?? length
    }
  }

  /// The entries in the order that the app has given.
  private var given: [Entry]
  /// The entries in the order in which they are played.
  private(set) var entries: [Entry]
  private(set) var index: Int
  private var mode = MPMusicShuffleMode.off

  init(_ entries: [Entry] = [], first: MPMediaItem? = nil, mode: MPMusicShuffleMode = .off) {
    given = entries
    self.entries = entries
    index = entries.firstIndex { $0.item == first } ?? 0
    shuffle(mode)
  }

  var items: [MPMediaItem] { entries.map(\.item) }

  /// What is played, or is to be.
  var current: Entry? { entries.indices.contains(index) ? entries[index] : nil }

  // MARK: Going on

  /// Goes to the next entry; answers whether there is one.
  mutating func goOn(_ mode: MPMusicRepeatMode) -> Bool {
    guard index + 1 >= entries.count else {
      index += 1
      return true
    }
    index = 0
    return mode == .all && !entries.isEmpty
  }

  /// Goes to the entry before; answers whether there is one.
  mutating func goBack() -> Bool {
    guard index > 0 else { return false }
    index -= 1
    return true
  }

  /// Goes to the first entry.
  mutating func begin() { index = 0 }

  /// Goes to an item; answers whether it is in the queue.
  mutating func go(to item: MPMediaItem) -> Bool {
    guard let place = entries.firstIndex(where: { $0.item == item }) else { return false }
    index = place
    return true
  }

  // MARK: Changing

  /// Adds entries behind an item, or at the beginning; at the end if the item is not there.
  mutating func insert(_ new: [Entry], after item: MPMediaItem?) {
    guard let item else { return insert(new, behind: nil) }
    guard let entry = entries.first(where: { $0.item == item }) else { return append(new) }
    insert(new, behind: entry)
  }

  /// Adds entries behind the current one.
  mutating func prepend(_ new: [Entry]) { insert(new, behind: current) }

  private mutating func insert(_ new: [Entry], behind entry: Entry?) {
    let current = current
    func place(in entries: [Entry]) -> Int {
      entries.firstIndex { $0 === entry }.map { $0 + 1 } ?? 0
    }
    given.insert(contentsOf: new, at: place(in: given))
    entries.insert(contentsOf: new, at: place(in: entries))
    stay(at: current)
  }

  /// Adds entries at the end.
  mutating func append(_ new: [Entry]) {
    given += new
    entries += new
  }

  /// Takes an item out; what stood behind the current entry takes its place, and nothing behind the last.
  mutating func remove(_ item: MPMediaItem) {
    let next = entries[index...].first { $0.item != item }
    given.removeAll { $0.item == item }
    entries.removeAll { $0.item == item }
    index = entries.firstIndex { $0 === next } ?? entries.count
  }

  /// Shuffles the entries, the current one first, or puts them in their order again.
  mutating func shuffle(_ mode: MPMusicShuffleMode) {
    guard mode != self.mode else { return }
    self.mode = mode
    let current = current
    var dice = Dice()
    switch mode {
    case .default, .off: entries = given
    case .songs:
      entries =
        [current].compactMap(\.self) + given.filter { $0 !== current }.shuffled(using: &dice)
    case .albums:
      let albums = Dictionary(grouping: given) { $0.item.albumPersistentID }
      let first = current?.item.albumPersistentID
      let others = albums.keys.filter { $0 != first }.sorted().shuffled(using: &dice)
      entries = ([first].compactMap(\.self) + others).flatMap { albums[$0] ?? [] }
    }
    stay(at: current)
  }

  private mutating func stay(at entry: Entry?) {
    index = entries.firstIndex { $0 === entry } ?? 0
  }
}

/// Numbers that are always the same, so that a test says the same thing twice.
private struct Dice: RandomNumberGenerator {
  private var state: UInt64 = 1

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state ^ (state >> 29)
  }
}
