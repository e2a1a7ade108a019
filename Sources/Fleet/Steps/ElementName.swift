/// How a user and a program name an element of the screen: `button "Delete" in cell with "Robin"`.
///
/// A name is looked up on the screen of the moment, at each use, and so does not go stale. Its text
/// is readable by ``parsed(_:)``, and it is coded as such.
package struct ElementName: Sendable, Hashable {
  /// One step of a name, from a container to the element.
  package struct Part: Sendable, Hashable {
    /// The kind of the element; `nil` for any.
    package var kind: ScreenElement.ElementType?
    /// Its label, identifier, value or placeholder.
    package var name: String?
    /// A text that stands in it, as in a row without a name.
    package var content: String?
    /// Its number among the matching ones, from 1; `nil` for the only one.
    package var number: Int?

    package init(
      kind: ScreenElement.ElementType? = nil, name: String? = nil, content: String? = nil,
      number: Int? = nil
    ) {
      // As text, no kind is the same as any.
      self.kind = kind == .any ? nil : kind
      self.name = name
      self.content = content
      self.number = number
    }
  }

  /// The element, then its containers; empty for the whole screen.
  package var parts: [Part]

  package init(_ parts: [Part]) { self.parts = parts }

  package init(
    _ name: String?, kind: ScreenElement.ElementType? = nil, content: String? = nil,
    number: Int? = nil, in holder: ElementName? = nil
  ) {
    parts =
      [Part(kind: kind, name: name, content: content, number: number)] + (holder?.parts ?? [])
  }

  /// The whole screen.
  package static let screen = ElementName([])

  /// The kind of the element; `nil` for any, and for the whole screen.
  package var kind: ScreenElement.ElementType? { parts.first?.kind }

  /// The container of the element; `nil` for the screen.
  var holder: ElementName? { parts.count > 1 ? ElementName(Array(parts.dropFirst())) : nil }
}

extension ElementName: CustomStringConvertible, Codable {
  /// The name in the words that ``parsed(_:)`` reads.
  package var description: String {
    parts.isEmpty ? "screen" : parts.map(\.description).joined(separator: " in ")
  }

  /// Reads a name, such as `button "Save" #2 in cell "Robin"`.
  package static func parsed(_ text: String) throws(StepMistake) -> ElementName {
    var reader = try StepReader(text)
    let name = try reader.name()
    try reader.end()
    return name
  }

  package init(from decoder: any Decoder) throws {
    self = try Self.parsed(decoder.singleValueContainer().decode(String.self))
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(description)
  }
}

extension ElementName.Part: CustomStringConvertible {
  package var description: String {
    var words: [String] = []
    if let kind {
      words.append(ElementKindWords.word(for: kind))
    } else if name == nil, content == nil {
      words.append("element")
    }
    if let name { words.append(StepReader.quoted(name)) }
    if let content { words.append("with \(StepReader.quoted(content))") }
    if let number { words.append("#\(number)") }
    return words.joined(separator: " ")
  }
}
