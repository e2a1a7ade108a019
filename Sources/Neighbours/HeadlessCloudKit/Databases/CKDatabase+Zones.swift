import HeadlessUIKit

extension CKDatabase {
  // MARK: Zones

  /// Adds a zone.
  @preconcurrency public func save(
    _ zone: CKRecordZone,
    completionHandler: @escaping @Sendable (CKRecordZone?, (any Error)?) -> Void
  ) {
    ask("CKDatabase.save(_:completionHandler:)", completionHandler) { try $0.add(zone, in: $1) }
  }

  /// Fetches a zone.
  @preconcurrency public func fetch(
    withRecordZoneID zoneID: CKRecordZone.ID,
    completionHandler: @escaping @Sendable (CKRecordZone?, (any Error)?) -> Void
  ) {
    ask("CKDatabase.fetch(withRecordZoneID:completionHandler:)", completionHandler) {
      try $0.zone(zoneID, in: $1)
    }
  }

  /// Deletes a zone with all its records.
  @preconcurrency public func delete(
    withRecordZoneID zoneID: CKRecordZone.ID,
    completionHandler: @escaping @Sendable (CKRecordZone.ID?, (any Error)?) -> Void
  ) {
    ask("CKDatabase.delete(withRecordZoneID:completionHandler:)", completionHandler) {
      try $0.delete(zoneID, in: $1)
      return zoneID
    }
  }

  /// Fetches all zones.
  @preconcurrency public func fetchAllRecordZones(
    completionHandler: @escaping @Sendable ([CKRecordZone]?, (any Error)?) -> Void
  ) {
    ask("CKDatabase.fetchAllRecordZones(completionHandler:)", completionHandler) {
      $0.zones(in: $1)
    }
  }

  // MARK: The same, awaited

  /// Adds a zone.
  @MainActor @discardableResult
  public func save(_ zone: CKRecordZone) async throws -> CKRecordZone {
    try await ask("CKDatabase.save(_:)") { try $0.add(zone, in: $1) }
  }

  /// Fetches a zone.
  @MainActor
  public func recordZone(for zoneID: CKRecordZone.ID) async throws -> CKRecordZone {
    try await ask("CKDatabase.recordZone(for:)") { try $0.zone(zoneID, in: $1) }
  }

  /// Deletes a zone with all its records.
  @MainActor @discardableResult
  public func deleteRecordZone(
    withID zoneID: CKRecordZone.ID
  ) async throws -> CKRecordZone.ID {
    try await ask("CKDatabase.deleteRecordZone(withID:)") { try $0.delete(zoneID, in: $1) }
    return zoneID
  }

  /// Fetches all zones.
  @MainActor
  public func allRecordZones() async throws -> [CKRecordZone] {
    try await ask("CKDatabase.allRecordZones()") { $0.zones(in: $1) }
  }

  /// Fetches zones by their names.
  @MainActor
  public func recordZones(
    for ids: [CKRecordZone.ID]
  ) async throws -> [CKRecordZone.ID: Result<CKRecordZone, any Error>] {
    try await ask("CKDatabase.recordZones(for:)") { cloud, place in
      Self.results(ids) { try cloud.zone($0, in: place) }
    }
  }

  /// Adds and deletes zones together.
  @MainActor @discardableResult
  public func modifyRecordZones(
    saving recordZonesToSave: [CKRecordZone], deleting recordZoneIDsToDelete: [CKRecordZone.ID]
  ) async throws -> (
    saveResults: [CKRecordZone.ID: Result<CKRecordZone, any Error>],
    deleteResults: [CKRecordZone.ID: Result<Void, any Error>]
  ) {
    try await ask("CKDatabase.modifyRecordZones(saving:deleting:)") { cloud, place in
      let saved = Self.results(recordZonesToSave) { try cloud.add($0, in: place) }
      return (
        Dictionary(saved.map { ($0.zoneID, $1) }) { $1 },
        Self.results(recordZoneIDsToDelete) { try cloud.delete($0, in: place) }
      )
    }
  }
}
