/// Where the bytes of a changed text come from.
package struct SourcePieces {
  private struct Piece {
    let start: Int
    let source: Int
    let count: Int
  }

  private var all: [Piece] = []

  init() {}

  /// A text that nothing has changed.
  init(whole count: Int) { add(at: 0, from: 0, count: count) }

  /// Adds bytes that stand at a place of the changed text, and come from one of the source.
  mutating func add(at start: Int, from source: Int, count: Int) {
    if count > 0 { all.append(Piece(start: start, source: source, count: count)) }
  }

  /// Moves all places behind what is put in front of the text.
  mutating func shift(by count: Int) {
    all = all.map { Piece(start: $0.start + count, source: $0.source, count: $0.count) }
  }

  /// The place in the source that a place in the changed text stands for; for a text that was put in,
  /// the place that it was put at, and `isExact` is false.
  func source(of offset: Int) -> (offset: Int, isExact: Bool) {
    var (low, high) = (0, all.count)
    while low < high {
      let middle = (low + high) / 2
      if all[middle].start <= offset { low = middle + 1 } else { high = middle }
    }
    guard low > 0 else { return (all.first?.source ?? 0, false) }
    let piece = all[low - 1]
    let distance = offset - piece.start
    return (piece.source + min(distance, piece.count), distance < piece.count)
  }

  /// The end of the bytes from the source before a place.
  func end(before offset: Int) -> Int {
    all.last { $0.start <= offset }.map { $0.start + $0.count } ?? 0
  }
}
