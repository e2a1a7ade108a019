extension Reporting {
  /// The line of the nearest scope around that has one.
  static var enclosingSite: CallSite? { binding?.scope?.site }

  /// Asks whether a helper may act: a helper asks once, at its start.
  ///
  /// The answer is no after the first error inside `steps { }` and `failuresAsErrors { }`, which
  /// count how often it was. A helper that may not act does nothing and reports nothing.
  ///
  /// ```swift
  /// func checkOut(_ cart: Cart) {
  ///   guard Reporting.mayAct() else { return }
  /// }
  /// ```
  public static func mayAct() -> Bool { StepsScope.mayTakeStep() }
}
