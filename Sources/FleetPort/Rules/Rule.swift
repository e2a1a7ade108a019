/// One way in which sources are rewritten.
protocol Rule {
  init(_ file: SourceFile, in module: Module)

  /// Adds what the rule does in its file to the changes.
  func apply(to changes: inout Changes)
}
