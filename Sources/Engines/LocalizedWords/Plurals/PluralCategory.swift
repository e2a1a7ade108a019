/// The form that a word takes for a number.
package enum PluralCategory: String, CaseIterable, Sendable {
  case zero, one, two, few, many, other
}
