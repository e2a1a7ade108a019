/// What is selected of a text: a place between two characters, or a part of it.
public nonisolated struct TextSelection: Hashable {
  /// The places in the text.
  public enum Indices: Hashable {
    /// One part, which is empty where it is a place.
    case selection(Range<String.Index>)
    /// Several parts.
    case multiSelection(RangeSet<String.Index>)
  }

  /// The places in the text.
  public var indices: Indices
  /// Which of the characters around the place belongs to it.
  public internal(set) var affinity = TextSelectionAffinity.automatic

  /// Creates a selection of a part.
  public init(range: Range<String.Index>) { indices = .selection(range) }

  /// Creates a selection of several parts.
  public init(ranges: RangeSet<String.Index>) { indices = .multiSelection(ranges) }

  /// Creates a selection that is a place.
  public init(insertionPoint: String.Index) { self.init(range: insertionPoint..<insertionPoint) }

  /// Whether it is a place between two characters.
  public var isInsertion: Bool {
    switch indices {
    case .selection(let range): range.isEmpty
    case .multiSelection(let ranges): ranges.isEmpty
    }
  }
}
