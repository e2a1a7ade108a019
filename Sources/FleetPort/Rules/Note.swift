/// What the tool tells of a place in a source.
package struct Note: Equatable {
  package enum Kind: String {
    /// The tool leaves something as it is, or it does not do here what it does on Apple's systems.
    case warning
    /// The tool did something that should be known.
    case note
  }

  package let kind: Kind
  package let line: Int
  package let column: Int
  package let text: String
}
