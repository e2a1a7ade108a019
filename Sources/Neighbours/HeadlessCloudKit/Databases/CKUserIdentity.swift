public import Foundation

/// What iCloud knows of a user.
open class CKUserIdentity: NSObject, NSCopying {
  /// By what a user is looked for.
  public final class LookupInfo: NSObject, Sendable {
    /// The address.
    public let emailAddress: String?
    /// The number.
    public let phoneNumber: String?
    /// The name of the user's record.
    public let userRecordID: CKRecord.ID?

    init(_ emailAddress: String?, _ phoneNumber: String?, _ userRecordID: CKRecord.ID?) {
      self.emailAddress = emailAddress
      self.phoneNumber = phoneNumber
      self.userRecordID = userRecordID
    }

    /// Looks for the user of an address.
    public convenience init(emailAddress: String) { self.init(emailAddress, nil, nil) }

    /// Looks for the user of a number.
    public convenience init(phoneNumber: String) { self.init(nil, phoneNumber, nil) }

    /// Looks for the user of a record.
    public convenience init(userRecordID: CKRecord.ID) { self.init(nil, nil, userRecordID) }

    /// Whether a user that is known by the one is looked for by the other.
    func fits(_ wanted: LookupInfo) -> Bool {
      (wanted.emailAddress.map { $0 == emailAddress } ?? false)
        || (wanted.phoneNumber.map { $0 == phoneNumber } ?? false)
        || (wanted.userRecordID.map { $0 == userRecordID } ?? false)
    }
  }

  /// By what the user was looked for.
  public final let lookupInfo: LookupInfo?
  /// The parts of the user's name.
  public final let nameComponents: PersonNameComponents?
  /// The name of the user's record.
  public final var userRecordID: CKRecord.ID? { lookupInfo?.userRecordID }
  /// Whether the user has an account.
  open var hasiCloudAccount: Bool { userRecordID != nil }
  /// The names by which the device's contacts have the user.
  open var contactIdentifiers: [String] { [] }

  init(_ lookupInfo: LookupInfo?, _ nameComponents: PersonNameComponents?) {
    self.lookupInfo = lookupInfo
    self.nameComponents = nameComponents
  }

  /// Returns what is known itself, which does not change.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}
