public import Foundation

/// An attributed text is coded as Foundation does it: a plain one as its text, any other one as a list of
/// its parts, each with what is said of it.
extension AttributedString: @retroactive Codable {
  /// Reads a text.
  public init(from decoder: any Decoder) throws {
    if let text = try? decoder.singleValueContainer().decode(String.self) {
      self.init(text)
      return
    }
    self.init()
    var parts = try decoder.unkeyedContainer()
    while !parts.isAtEnd {
      var part = AttributedString(try parts.decode(String.self))
      part.mergeAttributes(try parts.decode(CodedAttributes.self).container)
      append(part)
    }
  }

  /// Writes the text.
  ///
  /// What has no form in a file, such as a font, is left out.
  public func encode(to encoder: any Encoder) throws {
    let parts = runs.map { run in
      (text: String(self[run.range].characters), attributes: CodedAttributes(of: run.attributes))
    }
    guard parts.contains(where: { !$0.attributes.isEmpty }) else {
      var container = encoder.singleValueContainer()
      return try container.encode(String(characters))
    }
    var container = encoder.unkeyedContainer()
    for part in parts {
      try container.encode(part.text)
      try container.encode(part.attributes)
    }
  }
}

/// What is said of a part of a text, by the names that Foundation writes.
private struct CodedAttributes: Codable {
  private enum CodingKeys: String, CodingKey {
    case link = "NSLink"
    case language = "NSLanguage"
    case intent = "NSInlinePresentationIntent"
  }

  private let link: URL?
  private let language: String?
  private let intent: UInt?

  init(of attributes: AttributeContainer) {
    link = attributes.link
    language = attributes.languageIdentifier
    intent = attributes.inlinePresentationIntent?.rawValue
  }

  var isEmpty: Bool { link == nil && language == nil && intent == nil }

  var container: AttributeContainer {
    var container = AttributeContainer()
    container.link = link
    container.languageIdentifier = language
    container.inlinePresentationIntent = intent.map { InlinePresentationIntent(rawValue: $0) }
    return container
  }
}
