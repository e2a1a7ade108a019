import Foundation
import Predicates

extension NSPredicate {
  /// What the predicate asks for, in the form in which XCUITest prints it.
  package var words: String { condition.text }
}
