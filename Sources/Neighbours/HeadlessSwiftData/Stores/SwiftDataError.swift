/// An error of SwiftData's.
public struct SwiftDataError: Error, Hashable, Sendable {
  private let name: String

  private init(_ name: String) { self.name = name }

  /// A fetch in batches cannot have what is not saved.
  public static let includePendingChangesWithBatchSize = Self("includePendingChangesWithBatchSize")
  /// Identifiers cannot be sorted together with what is not saved.
  public static let sortingPendingChangesWithIdentifiers = Self(
    "sortingPendingChangesWithIdentifiers")
  /// A key path leads to nothing that is kept.
  public static let unsupportedKeyPath = Self("unsupportedKeyPath")
  /// A predicate cannot be evaluated.
  public static let unsupportedPredicate = Self("unsupportedPredicate")
  /// Objects cannot be sorted like that.
  public static let unsupportedSortDescriptor = Self("unsupportedSortDescriptor")
  /// The name of a configuration cannot be that of a file.
  public static let configurationFileNameContainsInvalidCharacters = Self(
    "configurationFileNameContainsInvalidCharacters")
  /// The name of a configuration is too long for a file.
  public static let configurationFileNameTooLong = Self("configurationFileNameTooLong")
  /// A configuration has classes that the container does not have.
  public static let configurationSchemaNotFoundInContainerSchema = Self(
    "configurationSchemaNotFoundInContainerSchema")
  /// Two configurations are of the same store.
  public static let duplicateConfiguration = Self("duplicateConfiguration")
  /// The store cannot be opened with the classes.
  public static let loadIssueModelContainer = Self("loadIssueModelContainer")
  /// An object is not as its class says.
  public static let modelValidationFailure = Self("modelValidationFailure")
  /// An object has no context.
  public static let missingModelContext = Self("missingModelContext")
  /// The store is of a later version.
  public static let backwardMigration = Self("backwardMigration")
  /// The store is of a version that the plan does not have.
  public static let unknownSchema = Self("unknownSchema")

  /// Whether an error is one of SwiftData's.
  public static func ~= (match: Self, error: any Error) -> Bool { error as? Self == match }
}
