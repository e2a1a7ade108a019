/// A place in the sources that does not compile, and fails where it is called.
package struct DeferredEntry: Hashable, Sendable {
  /// What is deferred of a declaration, from the least to the most.
  package enum What: Hashable, Sendable {
    /// One call on what stands before it, as a view's modifiers are, by its number in the declaration.
    case modifier(Int)
    /// One statement, by its number among all that the declaration runs.
    case statement(Int)
    /// A statement, and what follows it in its braces.
    case rest(Int)
    /// All of a function or of an accessor, by its number in the declaration.
    case body(Int)
    /// What a property begins with.
    case value
    /// What a parameter is if a call does not say it, by the parameter's number.
    case defaultValue(Int)
    /// A whole test: it fails, whatever it takes.
    case test
    case property
    /// An attribute alone, such as `@Injected`.
    case attribute(String)
    /// A type that is missing, which gets an empty one in its place.
    case placeholder(PlaceholderType)
    case conformance(String)
    /// The word `override`.
    case override
    case declaration
    case importing
  }

  /// The file, as it is seen from the project's folder.
  package let file: String
  /// The declaration, as in `CartViewController.pay(_:)`.
  package let declaration: String
  package let what: What
  /// A digest of the declaration's tokens: with another one the entry does not hold.
  package let digest: String
  /// The compiler's words.
  package let message: String

  package init(
    file: String, declaration: String, what: What, digest: String, message: String
  ) {
    self.file = file
    self.declaration = declaration
    self.what = what
    self.digest = digest
    self.message = message
  }

  /// Whether a run can come to it, and fail there: what is taken out changes behaviour unseen.
  package var isReachable: Bool {
    switch what {
    case .modifier, .statement, .rest, .body, .value, .defaultValue, .test: true
    case .property, .attribute, .placeholder, .conformance, .override, .declaration, .importing:
      false
    }
  }
}

extension DeferredEntry.What {
  /// The words of the list.
  package var words: String {
    switch self {
    case .modifier(let number): "modifier \(number)"
    case .statement(let number): "statement \(number)"
    case .rest(let number): "statement \(number) and the rest"
    case .body(1): "body"
    case .body(let number): "body \(number)"
    case .value: "value"
    case .defaultValue(let number): "default of parameter \(number)"
    case .test: "test"
    case .property: "property"
    case .attribute(let name): "attribute \(name)"
    case .placeholder(let type): "placeholder \(type.words)"
    case .conformance(let name): "conformance to \(name)"
    case .override: "override"
    case .declaration: "the declaration"
    case .importing: "import"
    }
  }

  /// Reads the words of the list.
  package init?(_ words: String) {
    switch words {
    case "body": self = .body(1)
    case "value": self = .value
    case "test": self = .test
    case "property": self = .property
    case "override": self = .override
    case "the declaration": self = .declaration
    case "import": self = .importing
    default: self.init(longer: words)
    }
  }

  private init?(longer words: String) {
    let parts = words.split(separator: " ", maxSplits: 2).map(String.init)
    guard parts.count > 1 else { return nil }
    let number = Int(parts[1]).flatMap { $0 > 0 ? $0 : nil }
    if parts[0] == "placeholder" {
      guard let type = PlaceholderType(String(words.dropFirst("placeholder ".count))) else {
        return nil
      }
      self = .placeholder(type)
      return
    }
    if words.hasPrefix(Self.parameter), let number = Int(words.dropFirst(Self.parameter.count)),
      number > 0
    {
      self = .defaultValue(number)
      return
    }
    switch (parts[0], number, parts.dropFirst(2).first) {
    case ("modifier", let number?, nil): self = .modifier(number)
    case ("statement", let number?, nil): self = .statement(number)
    case ("statement", let number?, "and the rest"): self = .rest(number)
    case ("body", let number?, nil) where number > 1: self = .body(number)
    case ("attribute", nil, nil) where parts[1].hasPrefix("@"): self = .attribute(parts[1])
    case ("conformance", nil, let name?) where parts[1] == "to": self = .conformance(name)
    default: return nil
    }
  }

  private static let parameter = "default of parameter "
}
