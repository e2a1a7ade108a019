public import Foundation

extension CKShare {
  /// What is known of a share before it is taken.
  open class Metadata: NSObject, NSCopying {
    /// The name of the container.
    public final let containerIdentifier: String
    /// The share.
    public final let share: CKShare

    init(_ containerIdentifier: String, _ share: CKShare) {
      self.containerIdentifier = containerIdentifier
      self.share = share
    }

    /// The name of the shared record, if it is not a whole zone.
    open var hierarchicalRootRecordID: CKRecord.ID? { share.rootID }
    /// The name of the shared record.
    open var rootRecordID: CKRecord.ID { share.rootID ?? share.recordID }
    /// The shared record, which is not fetched.
    open var rootRecord: CKRecord? { nil }
    /// What is known of the owner.
    open var ownerIdentity: CKUserIdentity { share.owner.userIdentity }
    /// What the device's user is to it.
    open var participantRole: ParticipantRole { share.currentUserParticipant?.role ?? .unknown }
    /// Whether the device's user has taken it.
    open var participantStatus: ParticipantAcceptanceStatus {
      share.currentUserParticipant?.acceptanceStatus ?? .unknown
    }
    /// What the device's user may do.
    open var participantPermission: ParticipantPermission {
      share.currentUserParticipant?.permission ?? .unknown
    }

    /// Returns what is known itself, which does not change.
    open func copy(with zone: NSZone? = nil) -> Any { self }
  }
}
