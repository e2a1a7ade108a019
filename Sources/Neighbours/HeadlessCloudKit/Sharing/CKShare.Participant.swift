public import Foundation

extension CKShare {
  /// A user of a share.
  open class Participant: NSObject, NSCopying {
    /// What is known of the user.
    public final let userIdentity: CKUserIdentity
    /// What the user is to the share.
    open var role: ParticipantRole
    /// What the user may do.
    open var permission: ParticipantPermission
    /// Whether the user has taken the invitation.
    open internal(set) var acceptanceStatus: ParticipantAcceptanceStatus
    /// The name that no other one has.
    public final let participantID: String

    init(
      _ identity: CKUserIdentity, _ role: ParticipantRole, _ permission: ParticipantPermission,
      _ status: ParticipantAcceptanceStatus, id: String = UUID().uuidString
    ) {
      userIdentity = identity
      self.role = role
      self.permission = permission
      acceptanceStatus = status
      participantID = id
    }

    /// The device's user, as the owner.
    static func owner() -> Participant {
      let identity = CKUserIdentity(.init(userRecordID: .ofUser), nil)
      return Participant(identity, .owner, .readWrite, .accepted, id: "owner")
    }

    /// Returns a user of the same rights.
    open func copy(with zone: NSZone? = nil) -> Any { copied() }

    final func copied() -> Participant {
      Participant(userIdentity, role, permission, acceptanceStatus, id: participantID)
    }
  }
}
