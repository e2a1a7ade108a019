/// A changed environment, which is the same one as long as the one around is.
struct DerivedEnvironment {
  private var known: (outer: EnvironmentValues, inner: EnvironmentValues)?

  /// The environment around with a change.
  mutating func of(
    _ outer: EnvironmentValues, _ change: (inout EnvironmentValues) -> Void
  ) -> EnvironmentValues {
    if let known, known.outer.isSame(as: outer) { return known.inner }
    var inner = outer
    change(&inner)
    known = (outer, inner)
    return inner
  }
}
