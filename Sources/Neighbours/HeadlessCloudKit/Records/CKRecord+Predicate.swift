import Foundation
import Predicates

extension CKRecord: PredicateSubject {
  package func predicateValue(forKey key: String) -> PredicateValue {
    switch key {
    case SystemFieldKey.recordID: PredicateValue(recordID)
    case SystemFieldKey.creationDate: PredicateValue(creationDate)
    case SystemFieldKey.modificationDate: PredicateValue(modificationDate)
    case SystemFieldKey.creatorUserRecordID: Self.user(creatorUserRecordID)
    case SystemFieldKey.lastModifiedUserRecordID: Self.user(lastModifiedUserRecordID)
    case SystemFieldKey.parent: PredicateValue(parent)
    case SystemFieldKey.share: PredicateValue(share)
    default: PredicateValue(object(forKey: key))
    }
  }

  /// The name by which the server knows a user.
  private static func user(_ id: ID?) -> PredicateValue {
    PredicateValue(id?.recordName == CKCurrentUserDefaultName ? .ofUser : id)
  }
}

extension CKRecordID: PredicateSubject {
  package func predicateValue(forKey key: String) -> PredicateValue {
    key == "recordName" ? .text(recordName) : .nothing
  }

  package var predicateIdentity: AnyHashable { self }
}

extension CKReference: PredicateSubject {
  package func predicateValue(forKey key: String) -> PredicateValue {
    key == "recordID" ? .subject(recordID) : .nothing
  }

  /// A way to a record is compared with the record's name, too.
  package var predicateIdentity: AnyHashable { recordID }
}
