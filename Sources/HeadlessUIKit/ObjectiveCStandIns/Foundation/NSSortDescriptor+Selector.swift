public import Foundation
import Predicates

extension NSSortDescriptor {
  /// Creates a descriptor that sorts by the value of a key, as a method of texts compares them.
  ///
  /// The model knows `compare:`, `caseInsensitiveCompare:`, `localizedCompare:`,
  /// `localizedCaseInsensitiveCompare:` and `localizedStandardCompare:`; with another method, values
  /// have their own order.
  public convenience init(key: String?, ascending: Bool, selector: Selector?) {
    self.init(key: key, ascending: ascending, selectorNamed: selector?.name ?? "")
  }
}
