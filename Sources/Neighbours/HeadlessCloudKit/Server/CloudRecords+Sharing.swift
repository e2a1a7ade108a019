import Foundation

extension CloudRecords {
  /// The user that fits, as one that is to be invited.
  func participant(
    _ info: CKUserIdentity.LookupInfo
  ) throws -> CKShare.Participant {
    guard let user = user(info) else { throw CKError(.unknownItem) }
    return CKShare.Participant(user, .privateUser, .readOnly, .pending)
  }

  func metadata(
    of url: URL, in place: DatabaseAddress
  ) throws -> CKShare.Metadata {
    let shares = self[place].records.compactMap { $0.copied() as? CKShare }
    guard let share = shares.first(where: { $0.url == url }) else {
      throw CKError(.unknownItem)
    }
    return CKShare.Metadata(place.container, share)
  }

  /// Notes that the device's user has taken an invitation, and returns the share.
  func accept(_ metadata: CKShare.Metadata) throws -> CKShare {
    let place = DatabaseAddress(container: metadata.containerIdentifier, scope: .private)
    try begin(in: place)
    try beginThing()
    guard let share = self[place].record(metadata.share.recordID) as? CKShare else {
      throw CKError(.unknownItem)
    }
    share.currentUserParticipant?.acceptanceStatus = .accepted
    return share.copied() as? CKShare ?? share
  }
}
