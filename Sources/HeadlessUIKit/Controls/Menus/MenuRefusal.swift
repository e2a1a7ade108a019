/// Why an element of a menu could not be chosen.
package struct MenuRefusal: Sendable, Equatable {
  /// What went wrong, as one sentence.
  package var reason: String
  /// What the menu holds instead.
  package var details: String
}
