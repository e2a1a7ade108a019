import Foundation

/// The parts of a line of a composition, one after the other.
struct CompositionTimeline {
  /// A part of a line of a file, or nothing for a while.
  struct Piece {
    var url: URL?
    var number = kCMPersistentTrackID_Invalid
    /// The times of it in its file; `nil` where there is nothing.
    var source: CMTimeRange?
    /// How long it lasts here.
    var duration: CMTime
  }

  private(set) var pieces: [Piece] = []

  /// How long all of it lasts.
  var duration: CMTime { pieces.reduce(.zero) { $0 + $1.duration } }

  /// Puts a part in at a time; what was there comes after it.
  ///
  /// Where all ends before that time, there is nothing until then.
  mutating func insert(_ piece: Piece, at time: CMTime) {
    let end = duration
    let time = time.isNumeric ? time : end
    if time > end { pieces.append(Piece(duration: time - end)) }
    pieces.insert(piece, at: split(at: time))
  }

  /// Takes out what is in a stretch; what comes after it comes earlier.
  mutating func remove(_ range: CMTimeRange) { pieces.removeSubrange(indices(of: range)) }

  /// Lets what is in a stretch last longer or shorter.
  mutating func scale(_ range: CMTimeRange, to duration: CMTime) {
    guard range.duration > .zero else { return }
    let factor = duration.seconds / range.duration.seconds
    for index in indices(of: range) {
      let own = pieces[index].duration
      pieces[index].duration =
        own == range.duration ? duration : CMTimeMultiplyByFloat64(own, multiplier: factor)
    }
  }

  /// The parts in a stretch, which begin and end with it.
  private mutating func indices(of range: CMTimeRange) -> Range<Int> {
    let start = split(at: range.start)
    return start..<max(start, split(at: range.end))
  }

  /// Lets a part begin at a time, and returns its index.
  private mutating func split(at time: CMTime) -> Int {
    var start = CMTime.zero
    for (index, piece) in pieces.enumerated() {
      if time <= start { return index }
      let end = start + piece.duration
      if time < end {
        var (first, second) = (piece, piece)
        (first.duration, second.duration) = (time - start, end - time)
        if let source = piece.source {
          let share = first.duration.seconds / piece.duration.seconds
          let length =
            source.duration == piece.duration
            ? first.duration : CMTimeMultiplyByFloat64(source.duration, multiplier: share)
          first.source = CMTimeRange(start: source.start, duration: length)
          second.source = CMTimeRange(start: source.start + length, end: source.end)
        }
        pieces.replaceSubrange(index...index, with: [first, second])
        return index + 1
      }
      start = end
    }
    return pieces.count
  }
}
