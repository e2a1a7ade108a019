/// A place in the sources that does not compile, and fails where it is called.
package struct DeferredEntry: Hashable, Sendable {
  /// What is deferred of a declaration, from the least to the most.
  package enum What: Hashable, Sendable {
    /// One statement, by its number among all that the declaration runs.
    case statement(Int)
    /// A statement, and what follows it in its braces.
    case rest(Int)
    /// All of a function or of an accessor, by its number in the declaration.
    case body(Int)
    /// What a property begins with.
    case value
    case property
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
    case .statement, .rest, .body, .value: true
    case .property, .conformance, .override, .declaration, .importing: false
    }
  }
}

extension DeferredEntry.What {
  /// The words of the list.
  package var words: String {
    switch self {
    case .statement(let number): "statement \(number)"
    case .rest(let number): "statement \(number) and the rest"
    case .body(1): "body"
    case .body(let number): "body \(number)"
    case .value: "value"
    case .property: "property"
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
    case "property": self = .property
    case "override": self = .override
    case "the declaration": self = .declaration
    case "import": self = .importing
    default:
      let parts = words.split(separator: " ", maxSplits: 2).map(String.init)
      guard parts.count > 1 else { return nil }
      let number = Int(parts[1]).flatMap { $0 > 0 ? $0 : nil }
      switch (parts[0], number, parts.dropFirst(2).first) {
      case ("statement", let number?, nil): self = .statement(number)
      case ("statement", let number?, "and the rest"): self = .rest(number)
      case ("body", let number?, nil) where number > 1: self = .body(number)
      case ("conformance", nil, let name?) where parts[1] == "to": self = .conformance(name)
      default: return nil
      }
    }
  }
}
