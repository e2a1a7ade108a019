/// The type of stores in a file.
public let NSSQLiteStoreType = "SQLite"
/// The type of stores in a file, which is the same one here.
public let NSBinaryStoreType = "Binary"
/// The type of stores that are only in memory.
public let NSInMemoryStoreType = "InMemory"

/// The key of the type in a store's metadata.
public let NSStoreTypeKey = "NSStoreType"
/// The key of the identifier in a store's metadata.
public let NSStoreUUIDKey = "NSStoreUUID"
/// The key of what tells versions of a model apart in a store's metadata.
public let NSStoreModelVersionHashesKey = "NSStoreModelVersionHashes"
/// The key of the names of versions in a store's metadata.
public let NSStoreModelVersionIdentifiersKey = "NSStoreModelVersionIdentifiers"

/// The option that lets a store be read only.
public let NSReadOnlyPersistentStoreOption = "NSReadOnlyPersistentStoreOption"
/// The option that lets a store of another version of the model be taken over.
public let NSMigratePersistentStoresAutomaticallyOption =
  "NSMigratePersistentStoresAutomaticallyOption"
/// The option that lets the changes between versions of the model be found out.
public let NSInferMappingModelAutomaticallyOption = "NSInferMappingModelAutomaticallyOption"
/// The option for SQLite's pragmas, which has no effect here.
public let NSSQLitePragmasOption = "NSSQLitePragmasOption"
/// The option for SQLite's analysis, which has no effect here.
public let NSSQLiteAnalyzeOption = "NSSQLiteAnalyzeOption"
/// The option for SQLite's vacuum, which has no effect here.
public let NSSQLiteManualVacuumOption = "NSSQLiteManualVacuumOption"
/// The option for the protection of files, which has no effect here.
public let NSPersistentStoreFileProtectionKey = "NSPersistentStoreFileProtectionKey"
/// The option for history, which has no effect here.
public let NSPersistentHistoryTrackingKey = "NSPersistentHistoryTrackingKey"
/// The option for notifications of other processes' changes, which has no effect here.
public let NSPersistentStoreRemoteChangeNotificationPostOptionKey =
  "NSPersistentStoreRemoteChangeNotificationOptionKey"
