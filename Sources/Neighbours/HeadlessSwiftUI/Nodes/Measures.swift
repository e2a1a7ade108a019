/// How much has been done, for the bench and for tests of what is left out.
@MainActor
package enum Measures {
  /// How many bodies were evaluated.
  package internal(set) static var bodies = 0
  /// How many items were measured that were not known.
  package internal(set) static var sizes = 0
  /// How many of UIKit's views were placed.
  package internal(set) static var frames = 0
}
