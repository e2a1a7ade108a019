public import Foundation
import HeadlessUIKit

extension CKContainer {
  // MARK: Users of shares

  /// Looks for the user of an address, to be added to a share.
  @preconcurrency public func fetchShareParticipant(
    withEmailAddress emailAddress: String,
    completionHandler: @escaping @Sendable (CKShare.Participant?, (any Error)?) -> Void
  ) { find(.init(emailAddress: emailAddress), completionHandler) }

  /// Looks for the user of a number, to be added to a share.
  @preconcurrency public func fetchShareParticipant(
    withPhoneNumber phoneNumber: String,
    completionHandler: @escaping @Sendable (CKShare.Participant?, (any Error)?) -> Void
  ) { find(.init(phoneNumber: phoneNumber), completionHandler) }

  /// Looks for the user of a record, to be added to a share.
  @preconcurrency public func fetchShareParticipant(
    withUserRecordID userRecordID: CKRecord.ID,
    completionHandler: @escaping @Sendable (CKShare.Participant?, (any Error)?) -> Void
  ) { find(.init(userRecordID: userRecordID), completionHandler) }

  /// Looks for the user of an address, to be added to a share.
  @MainActor
  public func shareParticipant(
    forEmailAddress emailAddress: String
  ) async throws -> CKShare.Participant { try await find(.init(emailAddress: emailAddress)) }

  /// Looks for the user of a number, to be added to a share.
  @MainActor
  public func shareParticipant(
    forPhoneNumber phoneNumber: String
  ) async throws -> CKShare.Participant { try await find(.init(phoneNumber: phoneNumber)) }

  /// Looks for the user of a record, to be added to a share.
  @MainActor
  public func shareParticipant(
    forUserRecordID userRecordID: CKRecord.ID
  ) async throws -> CKShare.Participant { try await find(.init(userRecordID: userRecordID)) }

  private func find(
    _ info: CKUserIdentity.LookupInfo,
    _ handler: @escaping @Sendable (CKShare.Participant?, (any Error)?) -> Void
  ) {
    privateCloudDatabase.ask(
      "CKContainer.fetchShareParticipant(completionHandler:)", handler
    ) { cloud, _ in try cloud.participant(info) }
  }

  @MainActor
  private func find(_ info: CKUserIdentity.LookupInfo) async throws -> CKShare.Participant {
    try await privateCloudDatabase.ask("CKContainer.shareParticipant(for:)") { cloud, _ in
      try cloud.participant(info)
    }
  }

  // MARK: Shares of a place

  /// Tells what is known of a share.
  @preconcurrency public func fetchShareMetadata(
    with url: URL,
    completionHandler: @escaping @Sendable (CKShare.Metadata?, (any Error)?) -> Void
  ) {
    privateCloudDatabase.ask(
      "CKContainer.fetchShareMetadata(with:completionHandler:)", completionHandler
    ) { try $0.metadata(of: url, in: $1) }
  }

  /// Returns what is known of a share.
  @MainActor
  public func shareMetadata(for url: URL) async throws -> CKShare.Metadata {
    try await privateCloudDatabase.ask("CKContainer.shareMetadata(for:)") {
      try $0.metadata(of: url, in: $1)
    }
  }

  /// Takes an invitation to a share.
  @preconcurrency public func accept(
    _ metadata: CKShare.Metadata,
    completionHandler: @escaping @Sendable (CKShare?, (any Error)?) -> Void
  ) {
    let metadata = MainActorOnly(metadata)
    privateCloudDatabase.ask(
      "CKContainer.accept(_:completionHandler:)", completionHandler
    ) { cloud, _ in try cloud.accept(metadata.value) }
  }

  /// Takes an invitation to a share.
  @MainActor @discardableResult
  public func accept(_ metadata: CKShare.Metadata) async throws -> CKShare {
    let metadata = MainActorOnly(metadata)
    return try await privateCloudDatabase.ask("CKContainer.accept(_:)") { cloud, _ in
      try cloud.accept(metadata.value)
    }
  }
}
