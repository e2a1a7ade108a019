import Foundation
import Predicates

/// Makes values by the names of properties out of what a request has found.
struct DictionaryResults {
  private let plan: FetchPlan
  private let entity: NSEntityDescription
  private let context: NSManagedObjectContext

  init(_ plan: FetchPlan, _ entity: NSEntityDescription, _ context: NSManagedObjectContext) {
    self.plan = plan
    self.entity = entity
    self.context = context
  }

  /// A value of a result.
  private struct Column {
    let name: String
    let keys: [String]
  }

  func dictionaries(_ found: [FetchExecution.Candidate]) -> [NSDictionary] {
    let columns =
      self.columns(plan.properties)
      ?? entity.layout.attributes.map {
        Column(name: $0.attribute.name, keys: [$0.attribute.name])
      }
    var dictionaries = found.map { candidate in
      let object = context.object(with: candidate.id)
      let values = columns.reduce(into: [String: Any]()) { values, column in
        values[column.name] = value(of: object, column)
      }
      return NSDictionary(dictionary: values)
    }
    if let groups = self.columns(plan.groups) {
      dictionaries = firsts(dictionaries, by: groups.map { $0.name })
      if let having = plan.having {
        dictionaries = dictionaries.filter { having.evaluate(with: $0) }
      }
    } else if plan.isDistinct {
      dictionaries = firsts(dictionaries, by: columns.map(\.name))
    }
    return dictionaries
  }

  private func columns(_ properties: [Any]?) -> [Column]? {
    properties?.compactMap { property in
      let name = (property as? NSPropertyDescription)?.name ?? property as? String
      return name.map { Column(name: $0, keys: $0.split(separator: ".").map(String.init)) }
    }
  }

  private func value(of object: NSManagedObject, _ column: Column) -> Any? {
    let value = KeyPathValues.value(of: object, column.keys[...])
    return (value as? NSManagedObject)?.objectID ?? value
  }

  private func firsts(_ dictionaries: [NSDictionary], by names: [String]) -> [NSDictionary] {
    var seen: Set<[AnyHashable?]> = []
    return dictionaries.filter { dictionary in
      seen.insert(names.map { dictionary[$0] as? AnyHashable }).inserted
    }
  }
}
