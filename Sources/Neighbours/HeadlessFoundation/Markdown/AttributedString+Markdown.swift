public import Foundation

extension AttributedString {
  /// How Markdown is read.
  public struct MarkdownParsingOptions: Hashable, Sendable {
    /// How much of it is read.
    public enum InterpretedSyntax: Hashable, Sendable {
      /// All of it; blocks follow each other without anything between them.
      case full
      /// What stands within a paragraph; ends of lines become spaces.
      case inlineOnly
      /// What stands within a paragraph; ends of lines and spaces stay.
      case inlineOnlyPreservingWhitespace
    }

    /// What becomes of an invalid text; any text can be read here.
    public enum FailurePolicy: Hashable, Sendable {
      /// An error.
      case throwError
      /// As much as can be read.
      case returnPartiallyParsedIfPossible
    }

    /// Whether `^[text](key: value)` has attributes; they are not read.
    public var allowsExtendedAttributes: Bool
    /// How much is read.
    public var interpretedSyntax: InterpretedSyntax
    /// What becomes of an invalid text.
    public var failurePolicy: FailurePolicy
    /// The language of the text.
    public var languageCode: String?

    /// Creates options.
    public init(
      allowsExtendedAttributes: Bool = false, interpretedSyntax: InterpretedSyntax = .full,
      failurePolicy: FailurePolicy = .throwError, languageCode: String? = nil
    ) {
      self.allowsExtendedAttributes = allowsExtendedAttributes
      self.interpretedSyntax = interpretedSyntax
      self.failurePolicy = failurePolicy
      self.languageCode = languageCode
    }
  }

  /// Creates an attributed string from Markdown; links may be relative to an address (behaviour 985).
  public init(
    markdown: String, options: MarkdownParsingOptions = .init(), baseURL: URL? = nil
  ) throws {
    self = MarkdownText(syntax: options.interpretedSyntax, baseURL: baseURL).text(of: markdown)
  }

  /// Creates an attributed string from Markdown in UTF-8.
  public init(
    markdown: Data, options: MarkdownParsingOptions = .init(), baseURL: URL? = nil
  ) throws {
    try self.init(
      markdown: String(decoding: markdown, as: UTF8.self), options: options, baseURL: baseURL)
  }

  /// Creates an attributed string from Markdown, with the attributes of a scope.
  public init<S: AttributeScope>(
    markdown: String, including scope: KeyPath<AttributeScopes, S.Type>,
    options: MarkdownParsingOptions = .init(), baseURL: URL? = nil
  ) throws { try self.init(markdown: markdown, options: options, baseURL: baseURL) }

  /// Creates an attributed string from the Markdown of a file.
  public init(
    contentsOf url: URL, options: MarkdownParsingOptions = .init(), baseURL: URL? = nil
  ) throws {
    try self.init(markdown: try Data(contentsOf: url), options: options, baseURL: baseURL)
  }
}
