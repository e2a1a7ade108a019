public import HeadlessUIKit

/// What a user sees of a thing.
public struct DisplayRepresentation: Sendable, ExpressibleByStringInterpolation {
  /// The title.
  public var title: LocalizedStringResource
  /// What stands below it.
  public var subtitle: LocalizedStringResource?
  /// The picture.
  public var image: Image?
  /// Other names.
  public var synonyms: [LocalizedStringResource]

  /// Creates what a user sees.
  public init(
    title: LocalizedStringResource, subtitle: LocalizedStringResource? = nil, image: Image? = nil,
    synonyms: [LocalizedStringResource] = []
  ) {
    self.title = title
    self.subtitle = subtitle
    self.image = image
    self.synonyms = synonyms
  }

  /// Creates a title without values.
  public init(stringLiteral value: String) { self.init(title: .init(stringLiteral: value)) }

  /// Creates a title with values.
  public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
    self.init(title: .init(stringInterpolation: stringInterpolation))
  }

  /// A picture.
  public struct Image: Hashable, Sendable {
    private let source: [String]
    private let data: Data?

    /// Creates a picture of the app's.
    public init(named name: String, isTemplate: Bool? = nil) {
      source = ["named", name]
      data = nil
    }

    /// Creates a symbol.
    public init(systemName: String, isTemplate: Bool? = nil) {
      source = ["system", systemName]
      data = nil
    }

    /// Creates a picture of a file's contents.
    public init(data: Data, isTemplate: Bool? = nil) {
      source = []
      self.data = data
    }

    /// Creates a picture at an address.
    public init(url: URL, isTemplate: Bool? = nil) {
      source = ["url", url.absoluteString]
      data = nil
    }
  }
}

/// What a kind of things is called.
public struct TypeDisplayRepresentation: Sendable, ExpressibleByStringInterpolation {
  /// The name.
  public var name: LocalizedStringResource
  /// How a number of them is told.
  public var numericFormat: LocalizedStringResource?

  /// Creates a name.
  public init(
    name: LocalizedStringResource, numericFormat: LocalizedStringResource? = nil,
    synonyms: [LocalizedStringResource] = []
  ) {
    self.name = name
    self.numericFormat = numericFormat
  }

  /// Creates a name without values.
  public init(stringLiteral value: String) { self.init(name: .init(stringLiteral: value)) }
}
