package import Predicates

extension NSManagedObjectID: PredicateSubject {
  /// Nothing: what the object has only its context knows.
  package func predicateValue(forKey key: String) -> PredicateValue { .nothing }

  package var predicateIdentity: AnyHashable { self }
}
