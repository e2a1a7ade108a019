/// An app's own `func < (lhs: NSNumber, rhs: NSNumber) -> Bool` stands behind Foundation's.
///
/// On Apple's systems Swift compares numbers by no such operators; on Linux Foundation has them, and
/// Swift could not choose between the two.
struct NumberOperatorRule: Rule {
  private static let operators: Set<String> = ["<", ">", "<=", ">=", "==", "!="]

  let file: SourceFile
  let module: Module

  func apply(to changes: inout Changes) {
    for function in file.declarations
    where function.keyword == "func" && Self.operators.contains(function.name)
      && function.parameters.map(\.type) == ["NSNumber", "NSNumber"]
    {
      changes.edits.insert("@_disfavoredOverload ", at: function.places.keywordStart)
      changes.count("operator of NSNumber")
    }
  }
}
