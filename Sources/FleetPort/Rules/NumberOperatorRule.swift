/// An app's own `func < (lhs: NSNumber, rhs: NSNumber) -> Bool` stands behind Foundation's.
///
/// On Apple's systems Swift compares numbers by no such operators; on Linux Foundation has them, and
/// Swift could not choose between the two.
struct NumberOperatorRule: Rule {
  private static let operators: Set<String> = ["<", ">", "<=", ">=", "==", "!="]

  private let file: SourceFile

  init(_ file: SourceFile, in module: Module) { self.file = file }

  func apply(to changes: inout Changes) {
    for function in file.declarations
    where function.keyword == "func" && Self.operators.contains(function.name)
      && function.parameters.map(\.type) == ["NSNumber", "NSNumber"]
    {
      changes.edits.insert("@_disfavoredOverload ", at: function.keywordStart)
      changes.count("operator of NSNumber")
    }
  }
}
