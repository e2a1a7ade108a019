package import Foundation
import Predicates

extension NSSortDescriptor {
  /// Creates a descriptor that sorts objects of an entity as a value type does, which may fail.
  package convenience init?<Compared>(
    _ descriptor: SortDescriptor<Compared>, of entity: NSEntityDescription
  ) {
    guard let path = descriptor.keyPath, let key = KeyProbe.key(of: path, entity) else {
      return nil
    }
    let isText = type(of: path).valueType is any Text.Type
    let isPlain = descriptor.stringComparator.map { $0 == .lexical } ?? !isText
    self.init(
      key: key, ascending: descriptor.order == .forward,
      selectorNamed: isPlain ? "" : "localizedStandardCompare:")
  }
}

/// A text, or one that need not be there.
private protocol Text {}

extension String: Text {}

extension String?: Text {}
