public import HeadlessUIKit

/// A sentence that is said or shown to the user.
public struct IntentDialog: Sendable, ExpressibleByStringInterpolation {
  let full: LocalizedStringResource

  /// Creates a sentence.
  public init(_ full: LocalizedStringResource) { self.full = full }

  /// Creates a sentence, with a shorter one for where something is shown beside it.
  public init(full: LocalizedStringResource, supporting: LocalizedStringResource) {
    self.full = full
  }

  /// Creates a sentence, with a picture beside it.
  public init(
    full: LocalizedStringResource, supporting: LocalizedStringResource, systemImageName: String
  ) { self.full = full }

  /// Creates a sentence without values.
  public init(stringLiteral value: String) {
    full = LocalizedStringResource(stringLiteral: value)
  }

  /// Creates a sentence with values.
  public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
    full = LocalizedStringResource(stringInterpolation: stringInterpolation)
  }
}

/// What an intent is about.
public struct IntentDescription: Sendable, ExpressibleByStringInterpolation {
  /// The text.
  public let descriptionText: LocalizedStringResource
  /// The group that it stands in.
  public let categoryName: LocalizedStringResource?
  /// The words by which it is found.
  public let searchKeywords: [LocalizedStringResource]

  /// Creates a description.
  public init(
    _ descriptionText: LocalizedStringResource, categoryName: LocalizedStringResource? = nil,
    searchKeywords: [LocalizedStringResource] = [], resultValueName: LocalizedStringResource? = nil
  ) {
    self.descriptionText = descriptionText
    self.categoryName = categoryName
    self.searchKeywords = searchKeywords
  }

  /// Creates a description without values.
  public init(stringLiteral value: String) { self.init(.init(stringLiteral: value)) }
}

/// The reason why an intent was not performed.
public struct AppIntentError: Error, Sendable {
  let dialog: IntentDialog?

  init(_ dialog: IntentDialog?) { self.dialog = dialog }

  /// What cannot be mended.
  public enum Unrecoverable: Error, Sendable {
    case entityNotFound, featureCurrentlyRestricted, unsupportedOnDevice, unknown
  }

  /// What a user has to do first.
  public enum UserActionRequired: Error, Sendable {
    case accountSetup, signin
  }
}
