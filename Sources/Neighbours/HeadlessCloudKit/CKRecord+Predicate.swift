import Foundation
import Predicates

extension CKRecord: PredicateSubject {
  package func predicateValue(forKey key: String) -> PredicateValue {
    switch key {
    case "recordID": PredicateValue(recordID)
    case "creationDate": PredicateValue(creationDate)
    case "modificationDate": PredicateValue(modificationDate)
    default: PredicateValue(object(forKey: key))
    }
  }
}

extension CKRecord.ID: PredicateSubject {
  package func predicateValue(forKey key: String) -> PredicateValue {
    key == "recordName" ? .text(recordName) : .nothing
  }

  package var predicateIdentity: AnyHashable { self }
}

extension CKRecord.Reference: PredicateSubject {
  package func predicateValue(forKey key: String) -> PredicateValue {
    key == "recordID" ? .subject(recordID) : .nothing
  }

  /// A way to a record is compared with the record's name, too.
  package var predicateIdentity: AnyHashable { recordID }
}
