public import Foundation

/// What of an app's records the user shares with other users.
///
/// It is kept as a record. No user is invited, and nothing comes into the databases of others.
open class CKShare: CKRecord {
  /// Whether a user has taken an invitation.
  public enum ParticipantAcceptanceStatus: Int, Sendable {
    case unknown = 0
    case pending = 1
    case accepted = 2
    case removed = 3
  }

  /// What a user may do.
  public enum ParticipantPermission: Int, Sendable {
    case unknown = 0
    case none = 1
    case readOnly = 2
    case readWrite = 3
  }

  /// What a user is to a share.
  public enum ParticipantRole: Int, Sendable {
    case unknown = 0
    case owner = 1
    case administrator = 2
    case privateUser = 3
    case publicUser = 4
  }

  /// The names of its own values.
  public enum SystemFieldKey {
    public static let title: CKRecord.FieldKey = "cloudkit.title"
    public static let thumbnailImageData: CKRecord.FieldKey = "cloudkit.thumbnailImageData"
    public static let shareType: CKRecord.FieldKey = "cloudkit.type"
  }

  /// What users may do that are not invited.
  open var publicPermission = ParticipantPermission.none
  /// Where others find it, once it is saved.
  open private(set) var url: URL?
  /// The users, with the owner.
  open private(set) var participants: [Participant] = [.owner()]
  /// The record that is shared, if it is not a whole zone.
  final let rootID: CKRecord.ID?

  /// Creates a share of a record and of those below it.
  public convenience init(rootRecord: CKRecord) {
    self.init(
      rootRecord: rootRecord,
      shareID: CKRecord.ID(
        recordName: "Share-\(UUID().uuidString)", zoneID: rootRecord.recordID.zoneID))
  }

  /// Creates a share of a record and of those below it, with a name.
  public init(rootRecord: CKRecord, shareID: CKRecord.ID) {
    rootID = rootRecord.recordID
    super.init(recordType: CKRecord.SystemType.share, recordID: shareID)
    rootRecord.server.share = Reference(recordID: shareID, action: .none)
  }

  /// Creates a share of a zone.
  public convenience init(recordZoneID: CKRecordZone.ID) {
    self.init(
      CKRecord.ID(recordName: CKRecordNameZoneWideShare, zoneID: recordZoneID), rootID: nil)
  }

  private init(_ shareID: CKRecord.ID, rootID: CKRecord.ID?) {
    self.rootID = rootID
    super.init(recordType: CKRecord.SystemType.share, recordID: shareID)
  }

  /// Creates a share from an archive, without its users.
  public required init?(coder: NSCoder) {
    rootID = nil
    super.init(coder: coder)
    if recordChangeTag != nil { wasShared() }
  }

  /// The user that shares.
  open var owner: Participant { participants.first { $0.role == .owner } ?? .owner() }

  /// The device's user among them.
  open var currentUserParticipant: Participant? {
    participants.first { $0.userIdentity.userRecordID == .ofUser }
  }

  /// Adds a user, which invites none.
  open func addParticipant(_ participant: Participant) {
    removeParticipant(participant)
    participants.append(participant)
  }

  /// Leaves a user out.
  open func removeParticipant(_ participant: Participant) {
    participants.removeAll {
      $0 === participant || $0.participantID == participant.participantID
    }
  }

  override func copied() -> CKRecord {
    let copy = CKShare(recordID, rootID: rootID)
    copy.take(from: self)
    copy.publicPermission = publicPermission
    copy.url = url
    copy.participants = participants.map { $0.copied() }
    return copy
  }

  /// Takes on that the server has it.
  final func wasShared() {
    url = URL(string: "https://www.icloud.com/share/\(recordID.recordName)")
  }
}
