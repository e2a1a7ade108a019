import Foundation
import Predicates

extension NSManagedObjectContext {
  /// Returns rows that may fulfil the condition of a request in a context within this one.
  func rows(
    of names: Set<String>, _ entity: NSEntityDescription, _ condition: PredicateCondition,
    _ plan: FetchPlan
  ) throws -> [StoredRow] {
    var own = FetchPlan()
    own.entity = entity
    own.includesSubentities = plan.includesSubentities
    own.predicate = condition.isOpaque ? nil : plan.predicate
    return try FetchExecution(own, self).matches().compactMap { candidate in
      switch candidate {
      case .row(let row): registered(row.id) == nil ? row : self.row(row.id)
      case .object(let object): row(object.objectID)
      }
    }
  }
}
