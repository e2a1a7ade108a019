/// The key of all errors, where there are several.
public let NSDetailedErrorsKey = "NSDetailedErrors"
/// The key of the object whose value cannot be saved.
public let NSValidationObjectErrorKey = "NSValidationErrorObject"
/// The key of the name of the property whose value cannot be saved.
public let NSValidationKeyErrorKey = "NSValidationErrorKey"
/// The key of the value that cannot be saved.
public let NSValidationValueErrorKey = "NSValidationErrorValue"
/// The key of what was changed here and elsewhere.
public let NSPersistentStoreSaveConflictsErrorKey = "conflictList"

/// A value cannot be saved.
public let NSManagedObjectValidationError = 1550
/// Several values cannot be saved.
public let NSValidationMultipleErrorsError = 1560
/// A value is missing.
public let NSValidationMissingMandatoryPropertyError = 1570
/// A relationship leads to too few objects.
public let NSValidationRelationshipLacksMinimumCountError = 1580
/// A relationship leads to too many objects.
public let NSValidationRelationshipExceedsMaximumCountError = 1590
/// An object cannot be deleted as long as others refer to it.
public let NSValidationRelationshipDeniedDeleteError = 1600
/// A number is too large.
public let NSValidationNumberTooLargeError = 1610
/// A number is too small.
public let NSValidationNumberTooSmallError = 1620
/// A date is too late.
public let NSValidationDateTooLateError = 1630
/// A date is too soon.
public let NSValidationDateTooSoonError = 1640
/// A date makes no sense.
public let NSValidationInvalidDateError = 1650
/// A text is too long.
public let NSValidationStringTooLongError = 1660
/// A text is too short.
public let NSValidationStringTooShortError = 1670
/// A text does not match its expression.
public let NSValidationStringPatternMatchingError = 1680
/// An object refers to one that is not there.
public let NSManagedObjectReferentialIntegrityError = 133_000
/// An object was changed elsewhere, too.
public let NSManagedObjectMergeError = 133_020
/// Two objects have values of which no two may have the same.
public let NSManagedObjectConstraintMergeError = 133_021
/// The type of a store is unknown.
public let NSPersistentStoreInvalidTypeError = 134_000
/// The file of a store cannot be opened.
public let NSPersistentStoreOpenError = 134_080
/// A store cannot be saved.
public let NSPersistentStoreSaveError = 134_030
/// A store was written with another model.
public let NSPersistentStoreIncompatibleSchemaError = 134_020
/// Anything else is wrong.
public let NSCoreDataError = 134_060
/// A store was written with another version of the model.
public let NSPersistentStoreIncompatibleVersionHashError = 134_100
/// A store cannot be taken over from another version of the model.
public let NSMigrationError = 134_110
/// The model that a store was written with is missing.
public let NSMigrationMissingSourceModelError = 134_130
/// What leads from one model to the other is missing.
public let NSMigrationMissingMappingModelError = 134_140
