/// Which blocks a part of a text stands in, the innermost first.
public struct PresentationIntent: Hashable, Sendable {
  /// A kind of block.
  public enum Kind: Hashable, Sendable {
    /// A paragraph.
    case paragraph
    /// A heading.
    case header(level: Int)
    /// A list with numbers.
    case orderedList
    /// A list with bullets.
    case unorderedList
    /// An item of a list.
    case listItem(ordinal: Int)
    /// Code.
    case codeBlock(languageHint: String?)
    /// A quotation.
    case blockQuote
    /// A line across.
    case thematicBreak
  }

  /// A block.
  public struct IntentType: Hashable, Sendable {
    /// Its kind.
    public let kind: Kind
    /// Its number, which no other block has.
    public let identity: Int

    /// Creates a block.
    public init(kind: Kind, identity: Int) { (self.kind, self.identity) = (kind, identity) }
  }

  /// The blocks, the innermost first.
  public let components: [IntentType]

  /// Creates an intent of blocks, the innermost first.
  public init(types: [IntentType]) { components = types }

  /// Creates an intent of a block within another one.
  public init(_ kind: Kind, identity: Int, parent: PresentationIntent? = nil) {
    components =
      [IntentType(kind: kind, identity: identity)] + (parent?.components ?? [])
  }

  /// How many lists and quotations it is in.
  public var indentationLevel: Int {
    components.filter { [.orderedList, .unorderedList, .blockQuote].contains($0.kind) }.count
  }
}
